// What is explained the first time that it comes up.
import type { TableModel } from "../contract";
import type { Note } from "../family";
import type { Types } from "./types";

export function notesOf({ view, me, asked }: TableModel<Types>): Note[] {
  if (!view || me === null || view.result) return [];
  const { phase, options, negotiation, seats } = view.table;
  const notes: Note[] = [];
  if (negotiation?.fighters.includes(me)) notes.push({ id: "gold-negotiation" });
  if (phase === "division") notes.push({ id: "gold-division" });
  if (phase === "market") notes.push({ id: "gold-market" });
  if (phase === "theft") notes.push({ id: "gold-theft" });
  if (options.rules === "advanced" && seats[me]?.held?.length) notes.push({ id: "gold-object" });
  if (phase === "turn" && asked?.kind === "turn") notes.push({ id: "gold-first-turn" });
  return notes;
}
