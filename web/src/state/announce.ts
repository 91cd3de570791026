// What screen readers announce of a table. Pure.
import type { GameEvent, TableModel } from "../tables/contract";
import { joined, t } from "../text/fluent.svelte";
import { who } from "../text/names";

/** What has been announced of a table so far. */
export interface Heard {
  events: number;
  answered: readonly number[];
  waiting: readonly number[];
  /** The question and its words, which come again when the language changes. */
  asked: string | null;
  isOver: boolean;
}

export interface News {
  /** When there is a pause. */
  polite: string[];
  /** Announced at once: only what cannot wait. */
  urgent: string | null;
}

/** The most sentences that anybody can follow at once; the log has them all. */
const MOST = 6;

export const heardOf = ({ events, view, asked }: TableModel): Heard => ({
  events: events.length,
  answered: view?.answered ?? [],
  waiting: view?.waiting ?? [],
  asked: asked && `${String(asked.id)} ${asked.words?.prompt ?? ""}`,
  isOver: view !== null && view.result !== null,
});

/** What is new; at first only the question is. */
export function newsOf(before: Heard | null, table: TableModel): News {
  const now = heardOf(table);
  const isNewQuestion = now.asked !== null && now.asked !== before?.asked;
  const urgent = isNewQuestion
    ? t("say-your-turn", { prompt: table.asked?.words?.prompt ?? "" })
    : null;
  if (before === null) return { polite: [], urgent };
  const polite = [...told(before, now, table), ...closed(before, now, table)];
  const others = now.waiting.filter((seat) => seat !== table.me);
  const isOtherTurn =
    now.asked === null &&
    now.answered.length === 0 &&
    others.length > 0 &&
    !isSame(before.waiting, now.waiting);
  if (isOtherTurn && table.mode === "live")
    polite.push(t("waiting-for", { names: named(others, table) }));
  return { polite, urgent };
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));
const named = (seats: readonly number[], { seats: all }: TableModel): string =>
  joined(seats.map((seat) => all[seat]?.name ?? ""));

/** That my own time ran out: a note says it, also aloud. */
export const isMyTimeOut = (event: GameEvent, me: number | null): boolean =>
  event.kind === "time-ran-out" && "seat" in event && me !== null && event.seat === me;

function told(before: Heard, now: Heard, { events, mode, me }: TableModel): string[] {
  // In a replay one may also go back: then the last thing that had happened is told.
  const from =
    now.events > before.events
      ? before.events
      : mode === "replay" && now.events < before.events
        ? now.events - 1
        : now.events;
  return events
    .slice(Math.max(0, from))
    .filter((event) => mode === "replay" || !isMyTimeOut(event, me))
    .flatMap(({ words }) => words ?? [])
    .slice(-MOST);
}

/** Sealed answers: who has given one, who has taken it back. */
function closed(before: Heard, now: Heard, table: TableModel): string[] {
  // Once the fists have opened, nobody has answered the next question yet.
  if (now.events !== before.events) return [];
  const all = now.answered.length + now.waiting.length;
  const more = now.answered.filter((seat) => !before.answered.includes(seat));
  const less = before.answered.filter(
    (seat) => !now.answered.includes(seat) && now.waiting.includes(seat),
  );
  const some: string[] = [];
  if (table.me !== null && more.includes(table.me)) some.push(t("say-you-locked"));
  const others = more.filter((seat) => seat !== table.me);
  if (others.length)
    some.push(
      t("say-locked", {
        names: named(others, table),
        n: others.length,
        done: now.answered.length,
        of: all,
      }),
    );
  if (less.length) some.push(t("say-unlocked", who("names", less, table.seats)));
  return some;
}

/** Seconds at which the time that is left is said. */
export const CALLS = [30, 10, 5] as const;

/** The call that is due between two looks at the clock; null: none. */
export const callAt = (before: number, left: number): number | null =>
  CALLS.findLast((call) => left <= call && call < before) ?? null;
