// Pieces that are somewhere else after a change fly there: adventurers to a dragon and home again,
// tokens from the hoard to a share. A piece is an element with `data-piece`.
import { tick } from "svelte";

const TIME = 420;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function places(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) found.set(element.dataset["piece"] ?? "", element.getBoundingClientRect());
  return found;
}

/** Call before a change: when it is done, what has moved flies. */
export async function flights(root: Element | undefined, time = TIME): Promise<void> {
  if (!root || isCalm()) return;
  const before = places(root);
  await tick();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(element.dataset["piece"] ?? "");
    if (!from || from.width === 0) continue;
    const to = element.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (to.width === 0 || Math.hypot(x, y) < 12) continue;
    const scale = from.width / to.width;
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
      { duration: time, easing: EASE },
    );
  }
}
