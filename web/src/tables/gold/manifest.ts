import { hasWords, t } from "../../text/fluent.svelte";
import type { View } from "../contract";
import type { Family, OnTable } from "../family";
import type { Decision, TableView, Types } from "./types";

function momentOf(
  { negotiation, market, fight }: TableView,
  question: Decision["kind"] | null,
): string {
  if (negotiation) return "talks";
  if (market) return "market";
  if (question === "reach" || question === "watch") return "hand";
  if (fight?.theft) return "theft";
  return fight?.divided.length || question === "divide" ? "divide" : "turn";
}

/** The cards whose rules matter at a moment. */
const ADVENTURERS: Readonly<Record<string, readonly string[]>> = {
  turn: ["wizard", "thief", "knight-3", "knight-4"],
  theft: ["thief"],
};

function onTable({ table, decision, you }: View<Types>): OnTable {
  const held = you === null ? [] : (table.seats[you]?.held ?? []);
  const moment = momentOf(table, decision?.kind ?? null);
  const cards = [...(ADVENTURERS[moment] ?? []), ...held];
  return { moment: `moment-gold-${moment}`, cards: [...new Set(cards)] };
}

/** A seat's view without its secrets: no stash, no Magic Objects, nothing that hints at them. */
function hide(view: View<Types>): View<Types> {
  const seats = view.table.seats.map((seat, number) => {
    if (number !== view.you) return seat;
    const { stash: _stash, held: _held, ...shown } = seat;
    return shown;
  });
  const { worth: _worth, ...rest } = view;
  const decision = view.decision && { ...view.decision, hourglass: false };
  return { ...rest, decision, table: { ...view.table, seats } };
}

const PARAGRAPHS = new Set<Types["event"]["kind"]>(["dragon-killed", "market-opened"]);

export default {
  board: () => import("./Board.svelte"),
  wall: () => import("./Wall.svelte"),
  hand: () => import("./Hand.svelte"),
  words: () => import("./words"),
  messages: { en: () => import("fluent:gold/en"), de: () => import("fluent:gold/de") },
  emblems: { "dragons-gold": "dragon-9-5-4" },
  pictures: ["dragon-11-11-0", "adventurer-wizard", "object-hourglass"],
  pictureOf: ({ id, kind }) => {
    if (kind !== "token") return { emblem: `${kind}-${id}` };
    const mark = `mark-token-${id}`;
    return { piece: `token-${id}`, mark: hasWords(mark) ? t(mark) : "" };
  },
  cardNames: ["object-"],
  onTable,
  beginsParagraph: ({ kind }) => PARAGRAPHS.has(kind),
  landmarks: [
    { kind: "kill", events: ["dragon-killed"], sign: "diamond", canJump: true },
    { kind: "market", events: ["market-opened"], sign: "square", canJump: true },
    { kind: "end", events: ["stashes-revealed"], sign: "end", canJump: false },
  ],
  pass: {
    reveals: ["dragon-killed", "agreed", "treasure-lost", "hand-watched", "stashes-revealed"],
    isTalk: (table) => table.negotiation !== null,
    done: (table) => table.market?.done ?? [],
    hide,
    secrets: ["stash-seen", "token-recognised", "objects-seen"],
  },
} satisfies Family<Types>;
