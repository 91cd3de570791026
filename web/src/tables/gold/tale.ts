// A kill, told in steps: from the blow to the next dragon.
import type { GameEvent } from "../contract";
import type { Named } from "./view";

export interface Step {
  /** The number of its event. */
  number: number;
  kind: string;
  words: string;
  tokens: Named | null;
  /** A drawing beside it. */
  emblem: string | null;
  /** Who takes what, instead of words. */
  shares: readonly { seat: number; tokens: Named }[];
}

/** With these the next turn begins. */
const ENDS = new Set(["adventurer-placed", "turned-up", "turn-lost", "everybody-blocked", "stashes-revealed", "dragon-killed"]);
/** How a talk went is in the log; what came of it is told by who takes what. */
const SKIPPED = new Set([
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

/** What says more than the step just before it. */
const BETTER: Record<string, string> = {
  "token-stolen": "theft-tried",
  "token-recognised": "token-stolen",
  "objects-seen": "objects-drawn",
};

/** The number of the last kill from `from` on; -1: there was none. */
export function lastKill(events: readonly GameEvent[], from = 0): number {
  const number = events.findLastIndex((event) => event.kind === "dragon-killed");
  return number < from ? -1 : number;
}

/** The steps of the kill with this number, as far as they have come. */
export function tale(events: readonly GameEvent[], kill: number): { steps: Step[]; isOver: boolean } {
  const steps: Step[] = [];
  let hasNext = false;
  for (let number = kill; number < events.length; number++) {
    const event = events[number]!;
    const isTurn = ENDS.has(event.kind) || (hasNext && event.kind === "object-used") || event.kind === "market-opened";
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

/** Nothing tells of it, because it always happens. */
function goHome(steps: Step[]): void {
  steps.push({ number: -1, kind: "home", words: "", tokens: null, emblem: "adventurer-knight-4", shares: [] });
}

function tell(steps: Step[], event: GameEvent, number: number): void {
  if (SKIPPED.has(event.kind)) return;
  const last = steps.at(-1);
  if (event.kind === "share-taken") {
    // Shares stand together; what a lone wizard takes has just been told.
    if (last?.kind === "reds-seized" && !last.tokens) return void (last.tokens = tokensOf(event));
    const share = { seat: Number(event["seat"]), tokens: tokensOf(event) ?? {} };
    if (last?.kind === "share-taken") return void (last.shares = [...last.shares, share]);
    steps.push({ ...stepOf(event, number), shares: [share] });
    return;
  }
  if (last && BETTER[event.kind] === last.kind) steps.pop();
  steps.push(stepOf(event, number));
}

function stepOf(event: GameEvent, number: number): Step {
  const tokens = event.kind === "reds-seized" ? null : tokensOf(event);
  return { number, kind: event.kind, words: event.words ?? "", tokens, emblem: emblemOf(event), shares: [] };
}

function tokensOf(event: GameEvent): Named | null {
  if (event.kind === "token-recognised") return { [String(event["token"])]: 1 };
  const treasure = event["treasure"];
  return typeof treasure === "object" && treasure !== null ? (treasure as Named) : null;
}

function emblemOf(event: GameEvent): string | null {
  if (event.kind === "dragon-appeared" || event.kind === "dragon-killed") return `dragon-${String(event["dragon"])}`;
  if (event.kind === "object-used") return `object-${String(event["object"])}`;
  if (event.kind === "reds-seized") return "adventurer-wizard";
  if (/^(theft-tried|token-stolen|token-recognised|nothing-to-steal)$/.test(event.kind)) return "adventurer-thief";
  if (event.kind === "objects-seen") return `object-${String((event["objects"] as string[])[0])}`;
  return null;
}
