// A coin that follows the finger. Whatever can be dragged can be tapped as well.
const FAR_ENOUGH = 8;

export class Drag {
  #far: number;

  /** `far`: after how many pixels a press is a drag; below that it is a tap. */
  constructor(far = FAR_ENOUGH) {
    this.#far = far;
  }

  piece = $state.raw<{ kind: string; x: number; y: number } | null>(null);
  #justDropped = false;

  /**
   * A press that may become a drag; `drop` hears where it ended, the `data-drop` there, and how far
   * down from where it began.
   */
  begin(event: PointerEvent, kind: string, drop: (where: string, down: number) => void): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    this.#justDropped = false;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const isFar = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > this.#far;
      if (this.piece || isFar) this.piece = { kind, x: moved.clientX, y: moved.clientY };
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!this.piece) return;
      this.piece = null;
      this.#justDropped = true;
      if (ended.type === "pointercancel") return;
      const below = document.elementFromPoint(ended.clientX, ended.clientY)?.closest("[data-drop]");
      drop(below?.getAttribute("data-drop") ?? "", ended.clientY - clientY);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** The click at the end of a drag does not count. */
  isClick(): boolean {
    const was = this.#justDropped;
    this.#justDropped = false;
    return !was;
  }
}
