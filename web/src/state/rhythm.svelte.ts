// The pace at which a table tells what has happened: step by step automatically, or by clicks.
import type { KeyUse } from "./keys.svelte";
import { session } from "./session.svelte";

/** How long a step takes, as a fraction of the usual time. */
const PARTS = { slow: 1.8, normal: 1, fast: 0.4, step: 1 } as const;

export type Speed = keyof typeof PARTS;
export const SPEEDS = Object.keys(PARTS) as Speed[];

/** How long something that moves is on its way: never longer than usual. */
export const quick = (ms: number): number => ms * Math.min(1, PARTS[session.speed]);

/** The next step, and the milliseconds before it. */
interface Due {
  ms: number;
  next: () => void;
  /** A part of a step, which ends by itself even if steps wait for a click. */
  isBrief?: boolean;
}

export class Rhythm {
  /** Somebody wants to look at this step for longer. */
  isHeld = $state(false);
  #due = $state.raw<Due | null>(null);
  #canStop: () => boolean;
  byClick = $derived.by(() => session.speed === "step" && this.#canStop());
  /** Whether nothing continues by itself. */
  isStopped = $derived(this.isHeld || this.byClick);

  /** `canStop`: somebody is there who can continue. */
  constructor(canStop: () => boolean = () => true) {
    this.#canStop = canStop;
  }

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      const due = this.#due;
      if (!due || (this.isStopped && !due.isBrief)) return;
      const timer = setTimeout(due.next, due.ms * PARTS[session.speed]);
      return () => clearTimeout(timer);
    });
  }

  wait(due: Due): void {
    this.#due = due;
  }

  /** Continue at once. */
  step = (): void => this.#due?.next();

  hold = (): void => {
    this.isHeld = !this.isHeld;
  };

  stop(): void {
    this.#due = null;
    this.isHeld = false;
  }
}

/** While a story is told; `goOn` is what its button does. */
export const storyKeys = (rhythm: Rhythm, goOn: () => void): KeyUse[] => [
  { key: " ", does: rhythm.isStopped ? "key-does-step" : "key-does-skip", run: goOn },
  { key: ".", does: rhythm.isHeld ? "key-does-release" : "key-does-hold", run: rhythm.hold },
];
