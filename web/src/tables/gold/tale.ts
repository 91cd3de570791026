// A kill, told in steps: from the blow to the next dragon.
import type { GameEvent } from "../contract";
import type { Named, Types } from "./types";

export interface Step {
  /** The number of its event. */
  number: number;
  kind: Types["event"]["kind"] | "home";
  words: string;
  tokens: Named | null;
  /** A drawing beside it. */
  emblem: string | null;
  /** Who takes what, instead of words. */
  shares: readonly { seat: number; tokens: Named }[];
}

/** With these the next turn begins. */
const ENDS = new Set<Types["event"]["kind"]>([
  "adventurer-placed",
  "turned-up",
  "turn-lost",
  "everybody-blocked",
  "stashes-revealed",
  "dragon-killed",
]);
/** Not told: the log has how a negotiation went, and the shares show what came of it. */
const SKIPPED = new Set<Types["event"]["kind"]>([
  "negotiation-began",
  "proposed",
  "proposal-accepted",
  "acceptance-taken-back",
  "agreed",
  "treasure-divided",
  "share-chosen",
  "stash-seen",
  "objects-reshuffled",
]);

/** Events that say more than the step just before them. */
const BETTER: Partial<Record<Types["event"]["kind"], Types["event"]["kind"]>> = {
  "token-stolen": "theft-tried",
  "token-recognised": "token-stolen",
  "objects-seen": "objects-drawn",
};

/** The number of the last kill from `from` on; -1: there was none. */
export function lastKill(events: readonly GameEvent<Types>[], from = 0): number {
  const number = events.findLastIndex((event) => event.kind === "dragon-killed");
  return number < from ? -1 : number;
}

/** The steps of the kill with this number, as far as they have come. */
export function tale(
  events: readonly GameEvent<Types>[],
  kill: number,
): { steps: Step[]; isOver: boolean } {
  const steps: Step[] = [];
  let hasNext = false;
  for (let number = kill; number < events.length; number++) {
    const event = events[number]!;
    const isTurn =
      ENDS.has(event.kind) ||
      (hasNext && event.kind === "object-used") ||
      event.kind === "market-opened";
    if (number > kill && isTurn) {
      if (!hasNext) goHome(steps);
      return { steps, isOver: true };
    }
    if (event.kind === "dragon-appeared") goHome(steps);
    hasNext ||= event.kind === "dragon-appeared";
    tell(steps, event, number);
  }
  return { steps, isOver: hasNext };
}

/** Not told, because it always happens. */
function goHome(steps: Step[]): void {
  steps.push({
    number: -1,
    kind: "home",
    words: "",
    tokens: null,
    emblem: "adventurer-knight-4",
    shares: [],
  });
}

function tell(steps: Step[], event: GameEvent<Types>, number: number): void {
  if (SKIPPED.has(event.kind)) return;
  const last = steps.at(-1);
  if (event.kind === "share-taken") {
    // Shares stand together; what a lone wizard takes has just been told.
    if (last?.kind === "reds-seized" && !last.tokens) return void (last.tokens = event.treasure);
    const share = { seat: event.seat, tokens: event.treasure };
    if (last?.kind === "share-taken") return void (last.shares = [...last.shares, share]);
    steps.push({ ...stepOf(event, number), shares: [share] });
    return;
  }
  if (last && BETTER[event.kind] === last.kind) steps.pop();
  steps.push(stepOf(event, number));
}

function stepOf(event: GameEvent<Types>, number: number): Step {
  const tokens = event.kind === "reds-seized" ? null : tokensOf(event);
  return {
    number,
    kind: event.kind,
    words: event.words ?? "",
    tokens,
    emblem: emblemOf(event),
    shares: [],
  };
}

function tokensOf(event: Types["event"]): Named | null {
  if (event.kind === "token-recognised") return { [event.token]: 1 };
  return "treasure" in event ? event.treasure : null;
}

function emblemOf(event: Types["event"]): string | null {
  if (event.kind === "dragon-appeared" || event.kind === "dragon-killed")
    return `dragon-${event.dragon}`;
  if (event.kind === "object-used") return `object-${event.object}`;
  if (event.kind === "reds-seized") return "adventurer-wizard";
  if (/^(theft-tried|token-stolen|token-recognised|nothing-to-steal)$/.test(event.kind))
    return "adventurer-thief";
  if (event.kind === "objects-seen") return `object-${event.objects[0] ?? ""}`;
  return null;
}
