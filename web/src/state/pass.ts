// Several play on one device: who looks at it next, and what of his stays hidden. Pure.
import type { GameEvent, View } from "../tables/contract";

/**
 * common: all look at what everybody may see; curtain: the device goes to somebody; eyes: he looks
 * behind his own screen; talk: all act in turn on the same board, with their screens shut.
 */
export type Stage =
  | { at: "common" }
  | { at: "talk"; seat: number }
  /** In a talk: only for a look. */
  | { at: "curtain" | "eyes"; seat: number; isLook: boolean };

export interface Now {
  /** Those of us who are asked something. */
  asked: readonly number[];
  /** Those who still may act, but have said that they are done. */
  done: readonly number[];
  /** All who are asked may act at any moment, in the open. */
  isTalk: boolean;
  isOver: boolean;
  /** Something has happened that all want to see together. */
  hasReveal: boolean;
}

export const COMMON: Stage = { at: "common" };

/** Who is next after a seat, clockwise. */
export function nextAfter(seat: number, asked: readonly number[]): number | null {
  const sorted = [...asked].sort((a, b) => a - b);
  return sorted.find((one) => one > seat) ?? sorted[0] ?? null;
}

export function nextStage(stage: Stage, now: Now): Stage {
  const { asked } = now;
  const [first] = asked;
  if (now.isOver) return COMMON;
  if (now.isTalk && first !== undefined) {
    const seat = stage.at === "common" ? first : stage.seat;
    if (stage.at !== "common" && stage.at !== "talk" && stage.isLook && asked.includes(seat)) return stage;
    if (stage.at === "talk" && asked.includes(seat)) return stage;
    return { at: "talk", seat: asked.includes(seat) ? seat : first };
  }
  switch (stage.at) {
    case "common":
      return stage;
    case "talk":
      return COMMON;
    case "curtain":
      return asked.includes(stage.seat) && !stage.isLook ? stage : COMMON;
    case "eyes": {
      if (stage.isLook || now.hasReveal) return COMMON;
      const busy = asked.filter((seat) => !now.done.includes(seat));
      if (busy.includes(stage.seat)) return stage;
      const seat = nextAfter(stage.seat, busy);
      return seat === null ? COMMON : { at: "curtain", seat, isLook: false };
    }
  }
}

/** Whose eyes the site shows us in a stage; null: only what everybody may see. */
export const eyesOf = (stage: Stage): number | null => (stage.at === "eyes" || stage.at === "talk" ? stage.seat : null);

/** Events that all want to see together, of every game. */
const REVEALS = new Set(["fists-opened", "dragon-killed", "agreed", "treasure-lost", "hand-watched", "stashes-revealed", "game-won"]);
export const hasReveal = (events: readonly GameEvent[], from: number): boolean => events.slice(from).some(({ kind }) => REVEALS.has(kind));

interface Secrets {
  /** Whether all act on the same board now. */
  isTalk(table: Record<string, unknown>): boolean;
  /** Who may act, but has said that he is done. */
  done(table: Record<string, unknown>): readonly number[];
  /** What only its owner may see: fields of his seat, of what he is asked, and events. */
  seat: readonly string[];
  asked: Readonly<Record<string, unknown>>;
  events: readonly string[];
}

/** Of games in which all talk at once. In others everybody looks behind his own screen. */
const SECRETS: Readonly<Record<string, Secrets>> = {
  "dragons-gold": {
    isTalk: (table) => table["negotiation"] !== null,
    done: (table) => (table["market"] as { done: number[] } | null)?.done ?? [],
    seat: ["stash", "held"],
    asked: { hourglass: false },
    events: ["stash-seen", "token-recognised", "objects-seen"],
  },
};

export const isTalk = (view: View | null): boolean =>
  view !== null && view.result === null && (SECRETS[view.game]?.isTalk(view.table as Record<string, unknown>) ?? false);

export const doneIn = (view: View): readonly number[] => SECRETS[view.game]?.done(view.table as Record<string, unknown>) ?? [];

const without = (data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** What a seat sees with its screen shut. */
export function veiled(view: View): View {
  const secrets = SECRETS[view.game];
  if (!secrets) return view;
  const table = view.table as { seats: Record<string, unknown>[] };
  const seats = table.seats.map((seat, number) => (number === view.you ? without(seat, secrets.seat) : seat));
  const { worth: _, ...rest } = view;
  const decision = view.decision && { ...view.decision, ...secrets.asked };
  return { ...rest, decision, table: { ...table, seats } };
}

export function veiledEvents(game: string, events: readonly GameEvent[]): readonly GameEvent[] {
  const secrets = SECRETS[game];
  return secrets ? events.filter(({ kind }) => !secrets.events.includes(kind)) : events;
}
