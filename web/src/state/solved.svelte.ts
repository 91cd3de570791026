// Which puzzles were solved on this device; a member's are also known to the site.
import type { PuzzleInfo } from "../wire/types";
import { recall, remember } from "./storage";

class Solved {
  /** Whether the first answer was right, by puzzle. */
  #answers = $state.raw<Readonly<Record<string, boolean>>>(recall("puzzles", {}));
  /** The days whose puzzle was solved, such as 2027-01-31. */
  #days = $state.raw<readonly string[]>(recall("puzzle-days", []));

  /** The first answer counts; `day` if it was the puzzle of that day. */
  keep(id: string, isRight: boolean, day: string | null): void {
    if (id in this.#answers) return;
    this.#answers = { ...this.#answers, [id]: isRight };
    remember("puzzles", this.#answers);
    if (day === null || !isRight) return;
    this.#days = [...this.#days, day];
    remember("puzzle-days", this.#days);
  }

  /** Null: not tried. */
  of = ({ id, solved }: Pick<PuzzleInfo, "id" | "solved">): boolean | null =>
    solved ?? this.#answers[id] ?? null;

  /** Days in a row up to today, which is not over yet. */
  streak = (today: string): number => daysInARow(this.#days, today);
}

const DAY = 24 * 60 * 60 * 1000;

export function daysInARow(days: readonly string[], today: string): number {
  const before = (at: number): string => new Date(at).toISOString().slice(0, 10);
  let at = Date.parse(today);
  if (!days.includes(today)) at -= DAY;
  let n = 0;
  while (days.includes(before(at))) {
    at -= DAY;
    n++;
  }
  return n;
}

export const solved = new Solved();
