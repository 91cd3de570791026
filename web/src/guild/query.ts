// The query of the gallery, as it is in the address. Pure.
import type { EntryKind, EntrySort, Verdict } from "../wire/types";

/** Empty: anything. */
export interface GalleryQuery {
  search: string;
  kind: EntryKind | "";
  game: string;
  tag: string;
  author: string;
  verdict: Verdict | "";
  sort: EntrySort;
}

export const KINDS: readonly EntryKind[] = ["card", "variant"];
export const VERDICTS: readonly Verdict[] = ["weak", "fair", "strong", "breaks", "few"];
export const SORTS: readonly EntrySort[] = ["new", "loved", "played", "strongest", "weakest"];
export const ANYTHING: GalleryQuery = {
  search: "",
  kind: "",
  game: "",
  tag: "",
  author: "",
  verdict: "",
  sort: "new",
};
/** What is typed and chosen, except the order and the author, who has a line of their own. */
const FILTERS = ["kind", "game", "tag", "verdict"] as const;
const LONGEST = 100;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);
const word = (text: string | null): string =>
  /^[\w-]{1,60}$/.test(text ?? "") ? (text ?? "") : "";

/** What the address asks for; invalid parts are left out. */
export function queryIn(query: URLSearchParams): GalleryQuery {
  return {
    search: (query.get("search") ?? "").slice(0, LONGEST),
    kind: oneOf(KINDS, query.get("kind")) ?? "",
    game: word(query.get("game")),
    tag: word(query.get("tag")),
    author: word(query.get("author")),
    verdict: oneOf(VERDICTS, query.get("verdict")) ?? "",
    sort: oneOf(SORTS, query.get("sort")) ?? "new",
  };
}

/** The same as a query string, without defaults; empty: everything. */
export function queryOf(asked: GalleryQuery): string {
  const said = (Object.keys(ANYTHING) as (keyof GalleryQuery)[])
    .map((name): [string, string] => [name, asked[name].trim()])
    .filter(([name, value]) => value !== ANYTHING[name as keyof GalleryQuery]);
  return said.length ? `?${new URLSearchParams(said).toString()}` : "";
}

/** How many filters are in force. */
export const filtersIn = (asked: GalleryQuery): number =>
  FILTERS.filter((name) => asked[name] !== "").length;

export const isAnything = (asked: GalleryQuery): boolean =>
  queryOf({ ...asked, sort: ANYTHING.sort }) === "";
