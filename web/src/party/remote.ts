// The arrow keys of a remote control or a keyboard move the focus among the things to press.
const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const ON = new Set(["ArrowRight", "ArrowDown"]);

export function remote(root: HTMLElement): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const step = BACK.has(event.key) ? -1 : ON.has(event.key) ? 1 : 0;
    if (!step || event.target instanceof HTMLInputElement) return;
    const things = [...root.querySelectorAll<HTMLElement>("button, a[href], input")].filter(
      (thing) => thing.offsetParent !== null && !thing.hasAttribute("disabled"),
    );
    const now = things.indexOf(document.activeElement as HTMLElement);
    const next = now < 0 ? (step > 0 ? 0 : things.length - 1) : now + step;
    things[(next + things.length) % things.length]?.focus();
    event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
