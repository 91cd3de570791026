// The file of a game, as far as the page reads it; the site says whether it can be played.
import { api } from "../net/api";
import { language } from "../text/fluent.svelte";
import type { TrialWanted } from "../wire/types";
import { saveFile } from "./receipts";

export interface GameFile {
  data: NonNullable<TrialWanted["file"]>;
  game: string;
  /** What everybody was called; empty: the file does not say. */
  names: readonly string[];
  seats: number;
  /** How many entries its journal has. */
  entries: number;
}

/** More than any game has. */
const MOST_SEATS = 20;

/** The contents of a file, an export or a journal; null: not a game. */
export function gameIn(text: string): GameFile | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isData(data)) return null;
    const journal = isData(data["journal"]) ? data["journal"] : data;
    const { game, seats, answers } = journal;
    if (typeof game !== "string" || !Array.isArray(answers)) return null;
    if (typeof seats !== "number" || seats < 1 || seats > MOST_SEATS) return null;
    const names = Array.isArray(data["names"]) ? data["names"].map(String) : [];
    return { data, game, names, seats, entries: answers.length };
  } catch {
    return null;
  }
}

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A finished game as a file; the browser saves it. */
export async function saveGame(id: string): Promise<void> {
  saveFile(`dragonstones-${id}.json`, JSON.stringify(await api.exported(id, language())));
}
