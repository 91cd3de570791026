// What is explained when it first lies on the table. The site explains questions and events.
import type { TableModel } from "../contract";
import type { Note } from "../family";
import type { Types } from "./types";

export function notesOf({ view, me }: TableModel<Types>): Note[] {
  if (!view || me === null || view.result) return [];
  const { phase, options, seats } = view.table;
  const notes: Note[] = [];
  if (phase === "division") notes.push({ id: "gold-division" });
  if (options.rules === "advanced" && seats[me]?.held?.length) notes.push({ id: "gold-object" });
  return notes;
}
