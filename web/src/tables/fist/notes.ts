// What is explained when it first lies in front of me. The site explains questions and events.
import { hasWords } from "../../text/fluent.svelte";
import type { TableModel } from "../contract";
import type { Note } from "../family";
import { COINS, isMagic } from "./pieces";
import { cardName, isCard } from "./sentences";
import type { Types } from "./types";

export function notesOf({ view, me }: TableModel<Types>): Note[] {
  const mine = me === null ? undefined : view?.table.seats[me];
  if (!view || !mine || view.result) return [];
  return [
    ...mine.held.filter(isCard).map(keptCard),
    ...COINS.filter((coin) => isMagic(coin) && mine.screen?.[coin]).map((coin) => ({
      id: `fist-coin-${coin}`,
    })),
  ];
}

/** What a card does while I keep it, and when it asks me. */
const keptCard = (card: string): Note =>
  hasWords(`note-fist-kept-${card}`)
    ? { id: `fist-kept-${card}` }
    : { id: "fist-kept", args: { card: cardName(card) } };
