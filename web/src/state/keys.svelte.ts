// Keyboard shortcuts. A component says which keys it uses; `?` shows all that work now.
export interface KeyUse {
  /** As in `KeyboardEvent.key`. */
  key: string;
  /** The Fluent id of what it does. */
  does: string;
  /** For several keys with similar effects: how the list shows them together, such as `1–9`. */
  among?: string;
  run(event: KeyboardEvent): void;
}

class Keys {
  uses = $state.raw<readonly KeyUse[]>([]);

  /** As long as the component lives; the newest of two uses of a key counts. Call from a component. */
  use(more: () => readonly KeyUse[]): void {
    $effect(() => {
      const mine = more();
      this.#change((uses) => [...uses, ...mine]);
      return () => this.#change((uses) => uses.filter((one) => !mine.includes(one)));
    });
  }

  // Not read inside the effect that uses it, which would then run for ever.
  #all: readonly KeyUse[] = [];
  #change(change: (uses: readonly KeyUse[]) => readonly KeyUse[]): void {
    this.#all = change(this.#all);
    this.uses = this.#all;
  }

  /** Call once. */
  follow(): () => void {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isPressing(event)) return;
      const use = this.#all.findLast(({ key }) => key === event.key);
      if (!use || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      use.run(event);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === "range") return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether Enter and space press the focused element. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    (key === "Enter" || key === " ") &&
    target instanceof Element &&
    target.closest("a, button, summary") !== null
  );
}

export const keys = new Keys();
