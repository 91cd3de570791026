// A press is meant for the button that was there when somebody decided to press; meanwhile another
// one may have taken its place.

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

  /** Whether the press counts. A press that is too early restarts the wait. */
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
