// Texts: `t(id, args)` in the reader's language, which can be changed at any moment.
// Messages come in groups: `PAGE` is always there, others are loaded with `loadWords` where they
// are needed. `build/fluent.ts` says which messages a group has.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language, OptionInfo } from "../wire/types";

/** A group of messages, to be loaded in a language. */
export type Messages = Readonly<Record<Language, () => Promise<{ default: string }>>>;

const PAGE: Messages = { en: () => import("fluent:page/en"), de: () => import("fluent:page/de") };
export const RULES: Messages = {
  en: () => import("fluent:rules/en"),
  de: () => import("fluent:rules/de"),
};
/** Around a table: the table in words, replays, several players on one device. */
export const AROUND: Messages = {
  en: () => import("fluent:around/en"),
  de: () => import("fluent:around/de"),
};

/** The coach after a game. */
export const COACH: Messages = {
  en: () => import("fluent:coach/en"),
  de: () => import("fluent:coach/de"),
};
/** The workshop in which cards are made. */
export const WORKSHOP: Messages = {
  en: () => import("fluent:workshop/en"),
  de: () => import("fluent:workshop/de"),
};

/** Puzzles. */
export const PUZZLES: Messages = {
  en: () => import("fluent:puzzles/en"),
  de: () => import("fluent:puzzles/de"),
};

/** Pages about people. */
export const PEOPLE: Messages = {
  en: () => import("fluent:people/en"),
  de: () => import("fluent:people/de"),
};

/** Friends and invitations, and the front page for people who come back. */
export const FRIENDS: Messages = {
  en: () => import("fluent:friends/en"),
  de: () => import("fluent:friends/de"),
};

/** Ratings, leaderboards and the search for a table. */
export const RATINGS: Messages = {
  en: () => import("fluent:ratings/en"),
  de: () => import("fluent:ratings/de"),
};

/** Notices: what somebody missed, and how they want to be told. */
export const NOTICES: Messages = {
  en: () => import("fluent:notices/en"),
  de: () => import("fluent:notices/de"),
};

/** Playing on this device, without a site. */
export const DEVICE: Messages = {
  en: () => import("fluent:device/en"),
  de: () => import("fluent:device/de"),
};

/** Lessons. */
export const LEARN: Messages = {
  en: () => import("fluent:learn/en"),
  de: () => import("fluent:learn/de"),
};

/** Parties: a large screen for all, and phones. */
export const PARTY: Messages = {
  en: () => import("fluent:party/en"),
  de: () => import("fluent:party/de"),
};

/** Strategy, and the pages of single cards. */
export const STRATEGY: Messages = {
  en: () => import("fluent:strategy/en"),
  de: () => import("fluent:strategy/de"),
};

/** The forum, and moderation. */
export const FORUM: Messages = {
  en: () => import("fluent:forum/en"),
  de: () => import("fluent:forum/de"),
};

/** For those who run the site. */
export const ADMIN: Messages = {
  en: () => import("fluent:admin/en"),
  de: () => import("fluent:admin/de"),
};

/** The guild, in which cards and variants are published. */
export const GUILD: Messages = {
  en: () => import("fluent:guild/en"),
  de: () => import("fluent:guild/de"),
};

export type Args = Record<string, FluentVariable>;

const loaded = new Map<Messages, Map<Language, FluentResource>>();
const wanted = new Set<Messages>([PAGE]);
let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

/** The language that is shown. */
export const language = (): Language => current;

async function resources(lang: Language): Promise<FluentResource[]> {
  return Promise.all(
    [...wanted].map(async (group) => {
      const inLanguages = loaded.get(group) ?? new Map<Language, FluentResource>();
      loaded.set(group, inLanguages);
      const known = inLanguages.get(lang);
      if (known) return known;
      const resource = new FluentResource((await group[lang]()).default);
      inLanguages.set(lang, resource);
      return resource;
    }),
  );
}

/** The language that the reader has chosen; it may still be loading. */
let chosen: Language = "en";
let latest = 0;

/** Change the language of all texts. */
export async function speakLanguage(lang: Language): Promise<void> {
  const mine = ++latest;
  chosen = lang;
  const parts = await resources(lang);
  if (mine !== latest) return; // the reader has made another choice in the meantime
  bundle = bundleOf(lang, parts);
  current = lang;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

/** Load more messages, for a page or a table that needs them. */
export async function loadWords(...groups: Messages[]): Promise<void> {
  const before = wanted.size;
  for (const group of groups) wanted.add(group);
  if (wanted.size > before) await speakLanguage(chosen);
}

export function bundleOf(lang: Language, parts: FluentResource[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const part of parts) made.addResource(part, { allowOverrides: true });
  return made;
}

/** A message; with a dot one of its attributes, such as `character-thief.acc`. */
export function t(id: string, args?: Args): string {
  return say(bundle, id, args);
}

export function say(words: FluentBundle, id: string, args?: Args): string {
  const [name = "", attribute] = id.split(".");
  const message = words.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  // Better the id than nothing; a test makes sure that nobody ever reads one.
  return pattern ? words.formatPattern(pattern, args, []) : id;
}

/** The attributes of a message, such as the cases of a name. */
export const attributes = (id: string): string[] =>
  Object.keys(bundle.getMessage(id)?.attributes ?? {});

/** A message in the nominative, in a language that has a separate form for it. */
export const nominative = (id: string, args?: Args): string =>
  t(attributes(id).includes("nom") ? `${id}.nom` : id, args);

/** All forms of a name that a sentence may contain, the longest first. */
export function forms(id: string): string[] {
  const all = attributes(id).map((attribute) => t(`${id}.${attribute}`));
  return [...new Set([...all, ...(bundle.getMessage(id)?.value ? [t(id)] : [])])].sort(
    (a, b) => b.length - a.length,
  );
}

export const hasWords = (id: string): boolean => bundle.hasMessage(id);

/** A home-made card that was chosen for a table. */
export interface Brought {
  card: { name: Partial<Record<Language, string>> };
  copies: number;
}

/** Its name, in the reader's language or else in the other one, and how many of it there are. */
function brought({ card: { name }, copies }: Brought): string {
  const called = name[current] ?? Object.values(name)[0] ?? "";
  return copies > 1 ? t("card-times", { name: called, n: copies }) : called;
}

/** Whether a list of chosen cards is empty. */
export const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** At most this many cards are listed by name. */
const FEW = 6;

/** Which of several cards are in. The missing ones are named, if they are few and their names
    are loaded. */
function some(value: unknown, { values, named }: Several): string {
  const all = values as string[];
  const chosen = Array.isArray(value) ? (value as string[]) : all;
  const missing = all.filter((one) => !chosen.includes(one));
  const isNamed = (ids: readonly string[]): boolean =>
    ids.length > 0 && ids.length <= FEW && ids.every((id) => hasWords(`${named}-${id}`));
  const names = (ids: string[]): string => joined(ids.map((id) => t(`${named}-${id}`)));
  if (!missing.length) return t("some-all");
  if (isNamed(missing)) return t("some-but", { names: names(missing) });
  if (isNamed(chosen)) return t("some-only", { names: names(chosen) });
  return t("some-few", { n: chosen.length, all: all.length });
}
type Several = Pick<OptionInfo, "kind" | "values" | "named">;

/** A value of an option of a game, in words. A list has home-made cards, or printed ones if
    `about` says so. */
export function setting(option: string, value: unknown, about?: Several): string {
  if (about?.kind === "some") return some(value, about);
  if (Array.isArray(value) && value.length) return joined((value as Brought[]).map(brought));
  const word =
    value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value);
  const own = `option-value-${option}-${word}`;
  if (hasWords(own)) return t(own);
  const any = `option-value-${option}`;
  if (hasWords(any)) return t(any, { n: typeof value === "number" ? value : String(value) });
  return typeof value === "boolean" ? t(`value-${word}`) : String(value);
}

/** As in: Anna, Ben and Chris. */
export function joined(items: readonly string[]): string {
  const before = items.slice(0, -1);
  const last = items.at(-1) ?? t("list-empty");
  return before.length ? t("list-and", { items: before.join(", "), last }) : last;
}
