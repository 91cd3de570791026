// Words: t(id, args) in the language of the reader, who can change it at any moment.
// Messages come in sheaves: `page` is always there, a table loads its own with `loadWords`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire/types";

type Load = () => Promise<{ default: string }>;

const SHEAVES = {
  page: { en: () => import("fluent:page/en"), de: () => import("fluent:page/de") },
  rules: { en: () => import("fluent:rules/en"), de: () => import("fluent:rules/de") },
  fist: { en: () => import("fluent:fist/en"), de: () => import("fluent:fist/de") },
  gold: { en: () => import("fluent:gold/en"), de: () => import("fluent:gold/de") },
  around: { en: () => import("fluent:around/en"), de: () => import("fluent:around/de") },
} satisfies Record<string, Record<Language, Load>>;

export type SheafName = keyof typeof SHEAVES;
export type Args = Record<string, FluentVariable>;

const loaded = new Map<string, FluentResource>();
const wanted = new Set<SheafName>(["page"]);
let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

/** The language that is shown. */
export const language = (): Language => current;

async function resources(lang: Language): Promise<FluentResource[]> {
  return Promise.all(
    [...wanted].map(async (name) => {
      const id = `${name}/${lang}`;
      const known = loaded.get(id);
      if (known) return known;
      const resource = new FluentResource((await SHEAVES[name][lang]()).default);
      loaded.set(id, resource);
      return resource;
    }),
  );
}

let latest = 0;

/** Everything is said in this language from now on. */
export async function speakLanguage(lang: Language): Promise<void> {
  const mine = ++latest;
  const parts = await resources(lang);
  if (mine !== latest) return; // somebody changed his mind meanwhile
  bundle = bundleOf(lang, parts);
  current = lang;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

/** More messages, for a page or a table that needs them. */
export async function loadWords(...names: SheafName[]): Promise<void> {
  const before = wanted.size;
  for (const name of names) wanted.add(name);
  if (wanted.size > before) await speakLanguage(current);
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
  // The id is better than nothing; a test sees to it that nobody ever reads it.
  return pattern ? words.formatPattern(pattern, args, []) : id;
}

/** A name in all its cases, the longest first: as it may stand in a sentence. */
export function forms(id: string): string[] {
  const message = bundle.getMessage(id);
  const all = Object.keys(message?.attributes ?? {}).map((attribute) => t(`${id}.${attribute}`));
  return [...new Set([...all, ...(message?.value ? [t(id)] : [])])].sort((a, b) => b.length - a.length);
}

export const hasWords = (id: string): boolean => bundle.hasMessage(id);

/** A value of an option of a game, in words. */
export function setting(option: string, value: unknown): string {
  const word = value === null ? "none" : value === true ? "yes" : value === false ? "no" : String(value);
  const own = `option-value-${option}-${word}`;
  if (hasWords(own)) return t(own);
  return t(`option-value-${option}`, { n: typeof value === "number" ? value : String(value) });
}

/** As in: Anna, Ben and Chris. */
export function joined(items: readonly string[]): string {
  const before = items.slice(0, -1);
  const last = items.at(-1) ?? t("list-empty");
  return before.length ? t("list-and", { items: before.join(", "), last }) : last;
}
