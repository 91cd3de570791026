// The component that shows a game: its own, or the plain one for a game that has none.
import type { Component } from "svelte";
import { loadWords, type SheafName } from "../text/fluent.svelte";
import type { TableComponent, TableProps } from "./contract";

const TABLES: Record<string, { file: string; words: SheafName }> = {
  "fist-2002": { file: "./fist/FistTable.svelte", words: "fist" },
  "fist-tavern": { file: "./fist/FistTable.svelte", words: "fist" },
  "dragons-gold": { file: "./gold/GoldTable.svelte", words: "gold" },
};

const files = import.meta.glob<{ default: TableComponent }>(["./fist/FistTable.svelte", "./gold/GoldTable.svelte"]);

export async function loadTable(game: string): Promise<TableComponent> {
  const own = TABLES[game];
  const load = own && files[own.file];
  if (!load) return (await import("./shared/PlainTable.svelte")).default;
  const [table] = await Promise.all([load(), loadWords(own.words)]);
  return table.default;
}

/** The table in words: after the drawn one, which everybody waits for. */
export async function loadWordsTable(): Promise<Component<TableProps>> {
  const [table] = await Promise.all([import("./words/WordsTable.svelte"), loadWords("around")]);
  return table.default;
}
