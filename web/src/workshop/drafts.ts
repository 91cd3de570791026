// Cards in the making: on this device, and for members on the site. Pure.
import type { Draft as Stored, Language, MadeCard } from "../wire/types";
import type { Data, Draft } from "./tree";

/** A draft on this device, with what it last said. */
export interface Kept {
  id: string;
  draft: Draft;
  made: MadeCard | null;
  /** The version of the site that this one comes from; none: the site has never had it. */
  base?: { person: string; changed: number };
  /** It has been changed here since. */
  isChanged?: boolean;
}

/** Whether the site has to be told of it. */
export const isNews = ({ base, isChanged }: Kept, person: string): boolean =>
  base === undefined || (base.person === person && isChanged === true);

/** What it is called, in this language or in the other one. */
export const titleOf = ({ name }: Draft, lang: Language): string =>
  name[lang].trim() || name[lang === "en" ? "de" : "en"].trim();

const isDraft = (data: Data): data is Data & Draft => "tree" in data && "name" in data;

const taken = (one: Stored, draft: Draft, person: string): Kept => ({
  id: one.id,
  draft,
  made: null,
  base: { person, changed: one.changed },
});

/** All that is here and there. What was changed in both places is kept twice. */
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
    // Otherwise it was removed on another device.
  }
  for (const one of left.values()) if (isDraft(one.data)) all.push(taken(one, one.data, person));
  return all;
}
