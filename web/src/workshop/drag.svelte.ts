// Moving blocks with the mouse. Keys and the three dots do the same; a finger scrolls.
import { describe, type Editor } from "./editor.svelte";
import { canMoveTo } from "./fit";
import { MOMENT, nodeOf } from "./tree";

/** The mouse may move this far, in pixels, and it is still a click. */
const SLIP = 7;

export class Drag {
  readonly #editor: Editor;
  /** The block that is being dragged; null: none. */
  key = $state<number | null>(null);
  /** The row under the mouse, if the block fits there. */
  over = $state("");
  x = $state(0);
  y = $state(0);

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get name(): string {
    const { language, tree } = this.#editor.bench;
    const node = this.key === null ? null : nodeOf(tree, this.key);
    return node && language ? describe(language, node) : "";
  }

  /** The mouse is pressed on a slip. */
  begin(start: PointerEvent, key: number): void {
    const isControl = (start.target as Element).closest("input, select, button, label");
    const isBlock = nodeOf(this.#editor.bench.tree, key)?.verb !== MOMENT;
    if (start.pointerType !== "mouse" || start.button !== 0 || isControl || !isBlock) return;
    const listening = new AbortController();
    const { signal } = listening;
    const end = (): void => {
      listening.abort();
      this.key = null;
      this.over = "";
    };
    const move = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (this.key === null && far < SLIP) return;
      getSelection()?.removeAllRanges();
      [this.key, this.x, this.y] = [key, event.clientX, event.clientY];
      this.over = this.#rowAt(event, key);
    };
    const drop = (): void => {
      const { over } = this;
      end();
      if (over) this.#editor.moveTo(key, over);
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key === "Escape") end();
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", leave, { signal });
  }

  /** The row under the mouse; empty: the block does not fit there. */
  #rowAt({ clientX, clientY }: PointerEvent, key: number): string {
    const { language, tree, draft } = this.#editor.bench;
    const element = document.elementFromPoint(clientX, clientY);
    const row = element?.closest(".slip") && element.closest('[role="treeitem"]')?.id;
    const spot = row ? this.#editor.spotOfRow(row) : null;
    if (!row || !spot || !language) return "";
    const use = String(draft.kept["use"] ?? "once");
    return canMoveTo(language, tree, key, spot, use) ? row : "";
  }
}
