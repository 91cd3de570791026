// A press is meant for what was there when somebody decided to press: what a button does now may be
// something else.

/** Milliseconds in which nobody can have meant what has just come under the pointer. */
const A_MOMENT = 700;

export class Arming {
  /** Whether a press counts. */
  isArmed = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Waits a moment whenever this changes; call once, from a component. */
  follow(what: () => unknown): void {
    const seen = $derived.by(what);
    $effect(() => {
      void seen;
      this.#wait();
      return () => clearTimeout(this.#timer);
    });
  }

  /** True: it counts. Too early, and the moment begins again: a press after a press is no thought. */
  press = (): boolean => {
    if (!this.isArmed) this.#wait();
    return this.isArmed;
  };

  #wait(): void {
    clearTimeout(this.#timer);
    this.isArmed = false;
    this.#timer = setTimeout(() => (this.isArmed = true), A_MOMENT);
  }
}
