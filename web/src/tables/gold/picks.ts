// Answers that are given by touching things: an answer is the set of things that it names. What is
// touched narrows the answers down, whatever they mean; no rule is needed for that.
import { unhandled } from "../../unhandled";
import type { Decision } from "../contract";
import type { ObjectAnswer, Placing, TurnAnswer, Types } from "./types";

/** `home:thief`, `out:1:thief`, `dragon:2`, `object:hourglass`, `seat:3`, `token:gold`, `share:0`. */
export type Thing = string;

/** A decision that lists its answers. */
export type Listed = Extract<Decision<Types>, { options: unknown }>;

/** One of the legal answers. */
export interface Way {
  answer: Types["answer"];
  /** The site's words for it. */
  words: string;
  things: readonly Thing[];
}

/** To use a Magic Object. */
type Use = Exclude<TurnAnswer, "pass" | Placing> | Exclude<ObjectAnswer, false>;

/** The things that each option of a decision names; none: to do nothing, or it needs words. */
function thingsOf(decision: Listed): Thing[][] {
  const me = decision.seat;
  switch (decision.kind) {
    case "go-home":
      return decision.options.map((adventurer) => [`out:${me}:${adventurer}`]);
    case "reach":
    case "watch":
      return decision.options.map((place) => [`dragon:${place}`]);
    case "rob":
      return decision.options.map((seat) => [`seat:${seat}`]);
    case "token":
      return decision.options.map((token) => [`token:${token}`]);
    case "share":
      return decision.options.map((share) => [`share:${share}`]);
    case "turn":
      return decision.options.map((answer) =>
        answer === "pass" ? [] : "place" in answer ? placingThings(answer) : useThings(answer, me),
      );
    case "use-object":
      return decision.options.map((answer) => (answer ? useThings(answer, me) : []));
    case "take-two":
      return decision.options.map(() => []);
    default:
      return unhandled(decision, []);
  }
}

function placingThings({ place, dragon, sword }: Placing): Thing[] {
  const knight = [`home:${place}`, `dragon:${dragon}`];
  return sword ? [...knight, "object:dragonbane-sword"] : knight;
}

function useThings(answer: Use, me: number): Thing[] {
  const things: Thing[] = [`object:${answer.use}`];
  if ("dragon" in answer) things.push(`dragon:${answer.dragon}`);
  if ("dragons" in answer) things.push(...answer.dragons.map((place) => `dragon:${place}`));
  if ("seats" in answer) things.push(...answer.seats.map((seat) => `seat:${seat}`));
  if ("adventurer" in answer)
    things.push(`out:${"seat" in answer ? answer.seat : me}:${answer.adventurer}`);
  return things;
}

/** All ways to answer. */
export function waysOf(decision: Listed | null): Way[] {
  if (!decision) return [];
  const things = thingsOf(decision);
  return decision.options.map((answer, number) => ({
    answer,
    words: decision.words?.options?.[number] ?? "",
    things: things[number] ?? [],
  }));
}

const fits = (way: Way, picks: readonly Thing[]): boolean =>
  picks.every((thing) => way.things.includes(thing));

/** What can be touched next: with it some answer is still possible. */
export function liveThings(ways: readonly Way[], picks: readonly Thing[]): Set<Thing> {
  return new Set(
    ways
      .filter((way) => fits(way, picks))
      .flatMap((way) => way.things.filter((thing) => !picks.includes(thing))),
  );
}

/** The things that every answer names: nobody needs to touch them. */
export function implied(ways: readonly Way[]): Thing[] {
  const [first, ...others] = ways;
  return first
    ? first.things.filter((thing) => others.every((way) => way.things.includes(thing)))
    : [];
}

/** The thing that acts; the others are acted upon. */
export const isActor = (thing: Thing): boolean => /^(home|object):/.test(thing);

/** The picks after a touch: a second one takes a thing back; what does not go with it, goes. */
export function touch(ways: readonly Way[], picks: readonly Thing[], thing: Thing): Thing[] {
  if (picks.includes(thing)) return picks.filter((one) => one !== thing);
  const possible = (some: readonly Thing[]): boolean => ways.some((way) => fits(way, some));
  if (!possible([thing])) return [...picks];
  const actors = picks.filter(isActor);
  // Without an acting thing, only one can be picked.
  if (actors.length === 0 && !isActor(thing)) return [thing];
  // The acting thing stays if possible; of the others, the last one touched counts most.
  const others = picks.filter((one) => !isActor(one)).reverse();
  const kept = [...actors, ...others].reduce<Thing[]>(
    (some, one) => (possible([...some, one]) ? [...some, one] : some),
    [thing],
  );
  return [...picks.filter((one) => kept.includes(one)), thing];
}

/** The answer that says just what is picked, if there is one. */
export function settled(ways: readonly Way[], picks: readonly Thing[]): Way | null {
  if (picks.length === 0) return null;
  return ways.find((way) => way.things.length === picks.length && fits(way, picks)) ?? null;
}

/** To do nothing, where that is an answer. */
export const idleWay = (ways: readonly Way[]): Way | null =>
  ways.find((way) => way.things.length === 0) ?? null;
