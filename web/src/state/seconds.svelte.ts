// One tick per second for all clocks, and none while no clock is shown.
import type { Time } from "../tables/contract";

class Seconds {
  now = $state(performance.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Call in a component that shows time. */
  use(): void {
    $effect(() => {
      if (this.#users++ === 0) {
        this.now = performance.now();
        this.#timer = setInterval(() => (this.now = performance.now()), 1000);
      }
      return () => {
        if (--this.#users === 0) clearInterval(this.#timer);
      };
    });
  }
}

export const seconds = new Seconds();

/** Whole seconds left, from 0 to the clock's length: the last tick may be older than the clock. */
export const secondsLeft = ({ ends, of }: Pick<Time, "ends" | "of">, now: number): number =>
  Math.max(0, Math.min(Math.ceil(of), Math.ceil((ends - now) / 1000)));

/** The last seconds of an hourglass: nobody may miss them, even without sound. */
const LAST = 5;
export const isLast = (left: number): boolean => left > 0 && left <= LAST;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** As on a clock: 0:41; in games by days, 2 d 5 h. */
export function clockFace(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / 60)} min`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
