// The components that show a game: those of its family, or the generic ones.
import type { Component } from "svelte";
import { box } from "../state/box.svelte";
import { parts } from "../state/loading";
import { AROUND, loadWords } from "../text/fluent.svelte";
import type { TableComponent, TableProps } from "./contract";
import { familyOf } from "./families";
import type { TableWords } from "./family";

/** How a game is shown: the whole table, or at a party the part for all and the part for one. */
export type Face = "board" | "wall" | "hand";

export async function loadBoard(game: string, face: Face = "board"): Promise<TableComponent> {
  await box.loadGames();
  const family = familyOf(game);
  if (!family) {
    const generic = Promise.all([import("./generic/Board.svelte"), loadWords(AROUND)]);
    const [board] = await parts(generic);
    return board.default;
  }
  const made = (family[face] ?? family.board)();
  const [board] = await parts(Promise.all([made, loadWords(family.messages)]));
  return board.default;
}

interface WordsTable {
  Table: Component<TableProps & { own: TableWords | null }>;
  /** The family's description of its tables; null: it has none. */
  own: TableWords | null;
}

/** The table in words. It is loaded after the board, which everybody waits for. */
export async function loadWordsTable(game: string): Promise<WordsTable> {
  await box.loadGames();
  const [table, own] = await Promise.all([
    import("./words/WordsTable.svelte"),
    familyOf(game)?.words(),
    loadWords(AROUND),
  ]);
  return { Table: table.default, own: own?.default ?? null };
}

/** The names of the cards of a game; where they cannot be loaded there are numbers, or ids. */
export async function loadNames(game: string): Promise<void> {
  const family = familyOf(game);
  if (family) await loadWords(family.messages).catch(() => undefined);
}
