// Dragging with mouse, pen or finger. Whatever can be dragged can be tapped as well.
import type { Attachment } from "svelte/attachments";

/** The pointer may move this far, in pixels, and it is still a tap. */
const SLIP = 7;

class Drag {
  /** What is being dragged; null: nothing. */
  item = $state.raw<string | null>(null);
  /** The place under it, if it can be dropped there. */
  over = $state.raw<string | null>(null);
  x = $state(0);
  y = $state(0);
  #targets = new Map<
    string,
    { element: Element; drop: (item: string) => void; takes: (item: string) => boolean }
  >();

  /** An attachment: the element can be dragged; null: not now. */
  source = (item: () => string | null): Attachment<HTMLElement> => {
    return (element) => {
      const down = (event: PointerEvent) => {
        const wanted = item();
        if (wanted === null || event.button !== 0) return;
        this.#follow(element, wanted, event);
      };
      element.addEventListener("pointerdown", down);
      return () => element.removeEventListener("pointerdown", down);
    };
  };

  /** An attachment: something can be dropped on the element. */
  target = (
    id: string,
    drop: (item: string) => void,
    takes: (item: string) => boolean = () => true,
  ): Attachment<HTMLElement> => {
    return (element) => {
      this.#targets.set(id, { element, drop, takes });
      return () => this.#targets.delete(id);
    };
  };

  #follow(element: HTMLElement, item: string, start: PointerEvent): void {
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (this.item === null && far < SLIP) return;
      this.item = item;
      this.x = event.clientX;
      this.y = event.clientY;
      this.over = this.#under(event, item);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      stop();
      const target =
        event.type === "pointerup" && this.item !== null && this.over !== null
          ? this.#targets.get(this.over)
          : null;
      // The click that follows a drag does not count.
      if (this.item !== null) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      this.item = this.over = null;
      target?.drop(item);
    };
    const stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    // Touch captures the pointer by itself; then no other element hears of it.
    if (element.hasPointerCapture(start.pointerId)) element.releasePointerCapture(start.pointerId);
  }

  #under(event: PointerEvent, item: string): string | null {
    const there = document.elementsFromPoint(event.clientX, event.clientY);
    for (const [id, { element, takes }] of this.#targets) {
      if (there.some((one) => one === element || element.contains(one)) && takes(item)) return id;
    }
    return null;
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const drag = new Drag();
