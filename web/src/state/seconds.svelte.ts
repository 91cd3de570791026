// One tick a second for all clocks, and none while nobody looks at one.
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

/** Whole seconds left: never below 0, and never more than there are. The last tick may be older than the clock. */
export const secondsLeft = ({ ends, of }: Pick<Time, "ends" | "of">, now: number): number =>
  Math.max(0, Math.min(Math.ceil(of), Math.ceil((ends - now) / 1000)));

/** As on a clock: 0:41. */
export function clockFace(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
