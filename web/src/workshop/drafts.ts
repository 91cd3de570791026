// Drafts of cards: on this device and, for members, on the site. Pure.
import type { Draft as Stored, Language, MadeCard } from "../wire/types";
import type { Data, Draft } from "./tree";

/** A draft on this device, with the card that the site last read in it. */
export interface Kept {
  id: string;
  draft: Draft;
  made: MadeCard | null;
  /** The version on the site that this draft comes from; none: the site has never had it. */
  base?: { person: string; changed: number };
  /** Whether it has been changed here since. */
  isChanged?: boolean;
}

/** Whether the site does not have this draft yet as it is here. */
export const isNews = ({ base, isChanged }: Kept, person: string): boolean =>
  base === undefined || (base.person === person && isChanged === true);

/** The name of a draft, in this language or else in the other one. */
export const titleOf = ({ name }: Draft, lang: Language): string =>
  name[lang].trim() || name[lang === "en" ? "de" : "en"].trim();

const isDraft = (data: Data): data is Data & Draft => "tree" in data && "name" in data;

const taken = (one: Stored, draft: Draft, person: string): Kept => ({
  id: one.id,
  draft,
  made: null,
  base: { person, changed: one.changed },
});

/** The drafts of both places. One that was changed in both is kept twice. */
export function merged(
  here: readonly Kept[],
  there: readonly Stored[],
  person: string,
  newId: () => string,
): Kept[] {
  const left = new Map(there.map((one) => [one.id, one]));
  const all: Kept[] = [];
  for (const kept of here) {
    const { id, draft, made, base, isChanged } = kept;
    const stored = left.get(id);
    left.delete(id);
    if (base && base.person !== person) all.push(kept);
    else if (stored && stored.changed === base?.changed) all.push(kept);
    else if (stored && isDraft(stored.data)) {
      all.push(taken(stored, stored.data, person));
      if (isChanged || !base) all.push({ id: newId(), draft, made });
    } else if (isChanged || !base) all.push({ id, draft, made });
    // Otherwise it was removed on another device, and goes here, too.
  }
  for (const one of left.values()) if (isDraft(one.data)) all.push(taken(one, one.data, person));
  return all;
}
