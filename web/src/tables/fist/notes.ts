// What is explained the first time that it comes up.
import { box } from "../../state/box.svelte";
import { hasWords } from "../../text/fluent.svelte";
import type { TableModel } from "../contract";
import type { Note } from "../family";
import { COINS, isMagic } from "./pieces";
import { cardName } from "./sentences";
import type { Types } from "./types";

export function notesOf({ view, me, game, seats, asked }: TableModel<Types>): Note[] {
  const mine = me === null ? undefined : view?.table.seats[me];
  if (!view || !mine || view.result) return [];
  const { auction, favor = null } = view.table;
  const use = auction && box.cards(game).get(auction.card)?.facts["use"];
  const isBid = asked?.kind === "bid" && auction !== null;
  return [
    ...(isBid && auction.stage === "silver" ? [{ id: "fist-tie" }] : []),
    ...mine.held.map(keptCard),
    ...COINS.filter((coin) => isMagic(coin) && mine.screen?.[coin]).map((coin) => ({
      id: `fist-coin-${coin}`,
    })),
    ...(favor === null ? [] : [favorOf(favor === me, seats[favor]?.name ?? "")]),
    ...(use && use !== "instant" ? [{ id: `fist-use-${use}` }] : []),
    ...(isBid && view.table.turn === 1 ? [{ id: "fist-first-bid" }] : []),
    ...(asked?.kind === "pay" || asked?.kind === "either" ? [{ id: "fist-pay" }] : []),
  ];
}

/** What a card does while I keep it, and when it asks me. */
const keptCard = (card: string): Note =>
  hasWords(`note-fist-kept-${card}`)
    ? { id: `fist-kept-${card}` }
    : { id: "fist-kept", args: { card: cardName(card) } };

const favorOf = (isMine: boolean, name: string): Note =>
  isMine ? { id: "fist-favor-mine" } : { id: "fist-favor", args: { name } };
