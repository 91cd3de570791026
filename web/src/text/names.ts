// What everybody at a table is called. A bot's name depends on the reader's language, so the
// site leaves it to us; sentences of the site use the same names (`seat_names` in Python).
import type { GameInfo, SeatInfo } from "../wire/types";
import { attributes, hasWords, joined, t } from "./fluent.svelte";

/** The name of a game. For games of other packages, the site sends the words. */
export const gameName = (game: string): string =>
  hasWords(`game-${game}`) ? t(`game-${game}`) : game;

/** A sentence that describes a game; empty: there is none. */
export const gameAbout = (game: string): string =>
  hasWords(`game-${game}-about`) ? t(`game-${game}-about`) : "";

const span = (from: number, to: number): string => (from === to ? `${to}` : `${from}–${to}`);

/** How many players a game is for, how long it takes and how hard it is, as far as it says so. */
export const gameFacts = (game: GameInfo): string =>
  [
    t("game-players", { players: span(game.least, game.most), most: game.most }),
    game.longest === null
      ? ""
      : t("game-minutes", { minutes: span(game.shortest ?? game.longest, game.longest) }),
    game.weight === null ? "" : t(`game-weight-${game.weight}`),
  ]
    .filter(Boolean)
    .join(" · ");

/** The name of a level of bots, or its id if it has no name, as in another package. */
export const levelName = (level: string): string =>
  hasWords(`level-${level}`)
    ? t(`level-${level}`)
    : level.slice(0, 1).toLocaleUpperCase() + level.slice(1);

/** The persona of a bot, such as `bold` in `merchant:bold`; empty: it has none. */
export function personaOf(bot: string): string {
  const [, ...about] = bot.split(":");
  return about.find((word) => !/^\d{1,6}(ms)?$/.test(word)) ?? "";
}

export const levelOf = (bot: string): string => bot.split(":")[0] ?? "";

/** The portrait of a bot: its own, or that of its level. */
export function faceOf(bot: string, known: ReadonlySet<string>): string {
  const found = [personaOf(bot), levelOf(bot), "random"].find((id) => known.has(id));
  return found ?? "unknown";
}

const folded = (name: string): string => name.toLocaleLowerCase();

function* otherNames(): Generator<string> {
  const names = t("bot-names").split(/\s+/);
  yield* names;
  for (let number = 2; ; number++) for (const name of names) yield `${name} ${number}`;
}

export function seatNames(seats: readonly Pick<SeatInfo, "name" | "bot">[]): string[] {
  const used = new Set(seats.flatMap(({ name }) => (name ? [folded(name)] : [])));
  return seats.map(({ name, bot }) => {
    if (name) return name;
    if (!bot) return "";
    const persona = personaOf(bot);
    let called = persona && hasWords(`persona-${persona}`) ? t(`persona-${persona}.short`) : "";
    if (!called || used.has(folded(called))) {
      for (const other of otherNames()) {
        if (!used.has(folded(other))) {
          called = other;
          break;
        }
      }
    }
    used.add(folded(called));
    return called;
  });
}

/**
 * Players in a sentence, as `Texts.who` in Python: `field` has their names; `field-<case>`, for each case
 * of the message `you`, the same with the reader as "you"; and `field-who` the person of the verb:
 * `you`, `you-all` (the reader and others), `one` or `many`.
 */
export function who(
  field: string,
  seats: readonly number[],
  all: readonly { name: string; isMe: boolean }[],
): Record<string, string> {
  const people = seats.flatMap((seat) => all[seat] ?? []);
  const names = joined(people.map(({ name }) => name));
  const others = people.filter(({ isMe }) => !isMe).map(({ name }) => name);
  const isMine = others.length < people.length;
  const person = isMine
    ? others.length
      ? "you-all"
      : "you"
    : people.length === 1
      ? "one"
      : "many";
  const cases = attributes("you").map((one): [string, string] => [
    `${field}-${one}`,
    isMine ? joined([t(`you.${one}`), ...others]) : names,
  ]);
  return { [field]: names, ...Object.fromEntries(cases), [`${field}-who`]: person };
}

/** Players as arguments of a message, in the fields `names...`. */
export type People = (seats: readonly number[]) => Record<string, string>;

const pick = (words: string): string => {
  const all = words.split(/\s+/);
  return all[Math.floor(Math.random() * all.length)] ?? "";
};

/** The name of a guest who has not given one. */
export const madeUpName = (): string =>
  `${pick(t("guest-first-names"))} ${pick(t("guest-last-names"))}`;

/** The name of a table that its host has not named. */
export const madeUpTavern = (): string =>
  t("tavern-name", {
    first: pick(t("tavern-first-names")),
    second: pick(t("tavern-second-names")),
  });
