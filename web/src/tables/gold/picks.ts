// Answers that are given by touching things: an answer is the set of things that it names. What is
// touched narrows the answers down, whatever they mean; no rule is needed for that.
import type { Json } from "../../wire/json";
import type { Decision } from "../contract";

/** `home:thief`, `out:1:thief`, `dragon:2`, `object:hourglass`, `seat:3`, `token:gold`, `share:0`. */
export type Thing = string;

/** One of the legal answers. */
export interface Way {
  answer: Json;
  /** In the words of the site. */
  words: string;
  things: readonly Thing[];
}

type Fields = Record<string, Json>;

const isFields = (answer: Json): answer is Fields => typeof answer === "object" && answer !== null && !Array.isArray(answer);

function thingsOf(kind: string, answer: Json, me: number): Thing[] {
  if (isFields(answer)) return fieldThings(answer, me);
  switch (kind) {
    case "go-home":
      return [`out:${me}:${String(answer)}`];
    case "reach":
    case "watch":
      return [`dragon:${String(answer)}`];
    case "rob":
      return [`seat:${String(answer)}`];
    case "token":
      return [`token:${String(answer)}`];
    case "share":
      return [`share:${String(answer)}`];
    default:
      return []; // to do nothing
  }
}

function fieldThings(answer: Fields, me: number): Thing[] {
  const { place, dragon, sword, use, dragons, seats, seat, adventurer } = answer;
  const things: Thing[] = [];
  if (use !== undefined) things.push(`object:${String(use)}`);
  if (place !== undefined) things.push(`home:${String(place)}`);
  if (sword) things.push("object:dragonbane-sword");
  if (dragon !== undefined) things.push(`dragon:${String(dragon)}`);
  if (Array.isArray(dragons)) things.push(...dragons.map((one) => `dragon:${String(one)}`));
  if (Array.isArray(seats)) things.push(...seats.map((one) => `seat:${String(one)}`));
  if (adventurer !== undefined) things.push(`out:${String(seat ?? me)}:${String(adventurer)}`);
  return things;
}

/** All ways to answer, if the decision lists them. */
export function waysOf(decision: Decision | null): Way[] {
  if (!decision?.options) return [];
  return decision.options.map((answer, number) => ({
    answer,
    words: decision.words?.options?.[number] ?? "",
    things: thingsOf(decision.kind, answer, decision.seat),
  }));
}

const fits = (way: Way, picks: readonly Thing[]): boolean => picks.every((thing) => way.things.includes(thing));

/** What can be touched next: with it some answer is still possible. */
export function liveThings(ways: readonly Way[], picks: readonly Thing[]): Set<Thing> {
  return new Set(ways.filter((way) => fits(way, picks)).flatMap((way) => way.things.filter((thing) => !picks.includes(thing))));
}

/** What every answer names: nobody needs to touch it. */
export function implied(ways: readonly Way[]): Thing[] {
  const [first, ...others] = ways;
  return first ? first.things.filter((thing) => others.every((way) => way.things.includes(thing))) : [];
}

/** Who or what acts; the other things are acted upon. */
export const isActor = (thing: Thing): boolean => /^(home|object):/.test(thing);

/** The picks after a thing was touched: once more takes it back, and what does not go with it goes. */
export function touch(ways: readonly Way[], picks: readonly Thing[], thing: Thing): Thing[] {
  if (picks.includes(thing)) return picks.filter((one) => one !== thing);
  const possible = (some: readonly Thing[]): boolean => ways.some((way) => fits(way, some));
  if (!possible([thing])) return [...picks];
  const actors = picks.filter(isActor);
  // Two things that are acted upon mean nothing by themselves.
  if (actors.length === 0 && !isActor(thing)) return [thing];
  // Who acts stays if possible; of the others, what was touched last is meant most.
  const others = picks.filter((one) => !isActor(one)).reverse();
  const kept = [...actors, ...others].reduce<Thing[]>((some, one) => (possible([...some, one]) ? [...some, one] : some), [thing]);
  return [...picks.filter((one) => kept.includes(one)), thing];
}

/** The answer that says just what is picked, if there is one. */
export function settled(ways: readonly Way[], picks: readonly Thing[]): Way | null {
  if (picks.length === 0) return null;
  return ways.find((way) => way.things.length === picks.length && fits(way, picks)) ?? null;
}

/** To do nothing, where that is an answer. */
export const idleWay = (ways: readonly Way[]): Way | null => ways.find((way) => way.things.length === 0) ?? null;
