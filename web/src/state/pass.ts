// Several people share a device: who looks at it next, and what stays hidden from them. Pure.
import { unhandled } from "../unhandled";
import type { GameEvent, View } from "../tables/contract";
import type { PassRules } from "../tables/family";

/**
 * common: all look at what everybody may see; curtain: the device goes to a seat; eyes: that seat
 * looks behind its own screen; talk: all act in turn on the same board, with their screens shut.
 */
export type Stage =
  | { at: "common" }
  | { at: "talk"; seat: number }
  /** A look behind the screen during a talk. */
  | { at: "curtain" | "eyes"; seat: number; isLook: boolean };

export interface Now {
  /** The seats of this device that are asked something. */
  asked: readonly number[];
  /** Seats that may still act, but have said that they are done. */
  done: readonly number[];
  /** All asked seats may act at any moment, in the open. */
  isTalk: boolean;
  isOver: boolean;
  /** Something has happened that everybody wants to see together. */
  hasReveal: boolean;
}

export const COMMON: Stage = { at: "common" };

/** The next of the asked seats after this one, clockwise. */
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
    if (stage.at !== "common" && stage.at !== "talk" && stage.isLook && asked.includes(seat))
      return stage;
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
    default:
      return unhandled(stage, COMMON);
  }
}

/** The seat whose view the site shows us in a stage; null: only what everybody may see. */
export const eyesOf = (stage: Stage): number | null =>
  stage.at === "eyes" || stage.at === "talk" ? stage.seat : null;

/** Whether everybody wants to see these events. Without a rule of the family: always. */
export const hasReveal = (
  rules: PassRules | null,
  events: readonly GameEvent[],
  from: number,
): boolean => events.slice(from).some(({ kind }) => rules?.reveals.includes(kind) ?? true);

export const isTalk = (rules: PassRules | null, view: View): boolean =>
  view.result === null && (rules?.isTalk?.(view.table) ?? false);

export const doneIn = (rules: PassRules | null, view: View): readonly number[] =>
  rules?.done?.(view.table) ?? [];

/** What a seat sees with its screen shut. */
export const veiled = (rules: PassRules | null, view: View): View => rules?.hide?.(view) ?? view;

export function veiledEvents(
  rules: PassRules | null,
  events: readonly GameEvent[],
): readonly GameEvent[] {
  const secrets = rules?.secrets;
  return secrets ? events.filter(({ kind }) => !secrets.includes(kind)) : events;
}
