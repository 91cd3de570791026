// Entries of the guild: their addresses, their names, and how to play with them.
import type { Picture } from "../workshop/tree";
import { USUAL } from "../workshop/pictures";
import type { Author, Entry, EntryLink, Language, OptionInfo } from "../wire/types";
import { guildPath, personPath } from "../router";
import { fragmentOf } from "../state/sharing";
import { ANYTHING } from "./query";

type Named = Pick<EntryLink, "name">;

export const entryPath = ({ kind, id }: Pick<EntryLink, "kind" | "id">): string =>
  `/guild/${kind}s/${id}`;
export const forkPath = ({ kind, id }: Pick<EntryLink, "kind" | "id">): string =>
  kind === "card" ? `/workshop?fork=${id}` : `/new?fork=${id}`;
export const nextPath = ({ kind, id }: Pick<EntryLink, "kind" | "id">): string =>
  kind === "card" ? `/workshop?next=${id}` : `/new?fork=${id}`;

/** The page about somebody, or what they have published. */
export const authorPath = ({ id, name, shown }: Author): string =>
  shown ? personPath(name) : guildPath({ ...ANYTHING, author: id });

/** In this language, or in the other one. */
export const nameIn = ({ name }: Named, lang: Language): string =>
  name[lang] ?? Object.values(name)[0] ?? "";

/** A variant has none of its own: its rules are on a scroll. */
const SCROLL: Picture = { ...USUAL, shape: "quatrefoil", charge: "scroll", ground: "bone" };

export const pictureOf = ({ kind, picture }: Pick<Entry, "kind" | "picture">): Picture =>
  kind === "card" ? { ...USUAL, ...picture } : SCROLL;

type Data = Readonly<Record<string, unknown>>;

/** The option of a game that brings cards to a table. */
export const cardsOption = (options: readonly OptionInfo[]): OptionInfo | undefined =>
  options.find(({ kind }) => kind === "cards");

/** The set-up page with these cards. */
export function cardsPath(
  game: string,
  option: string,
  name: string,
  cards: readonly Data[],
): string {
  const brought = cards.map((card) => ({ card, copies: 1 }));
  return variantPath({ language: 1, name: { en: name }, game, options: { [option]: brought } });
}

/** The set-up page with a variant. */
export const variantPath = (variant: Data): string => `/new${fragmentOf("variant", variant)}`;
