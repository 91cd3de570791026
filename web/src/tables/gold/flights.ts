// Pieces that are somewhere else after a change fly there: adventurers to a dragon and home again,
// tokens from the hoard to a share. A piece is an element with `data-piece`, and `data-at` says where
// it is: what is only pushed aside does not fly.
import { tick } from "svelte";

const TIME = 420;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const piecesIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>("[data-piece]"),
];

/** Call before a change: once it is done, the pieces that have moved fly. */
export async function flights(root: HTMLElement | undefined, time = TIME): Promise<void> {
  if (!root || isCalm()) return;
  const before = new Map(
    piecesIn(root).map((one) => [
      one.dataset["piece"],
      { at: one.dataset["at"], from: one.getBoundingClientRect() },
    ]),
  );
  await tick();
  // On a large screen the table is drawn larger than its own pixels say.
  const zoom = root.getBoundingClientRect().width / root.offsetWidth || 1;
  for (const piece of piecesIn(root)) {
    const old = before.get(piece.dataset["piece"]);
    if (!old || old.at === piece.dataset["at"]) continue;
    const to = piece.getBoundingClientRect();
    if (to.width === 0 || old.from.width === 0) continue;
    const [x, y] = [(old.from.left - to.left) / zoom, (old.from.top - to.top) / zoom];
    const start = `translate(${x}px, ${y}px) scale(${old.from.width / to.width})`;
    const both = { transformOrigin: "0 0", zIndex: 5 };
    piece.animate(
      [
        { transform: start, ...both },
        { transform: "none", ...both },
      ],
      { duration: time, easing: EASE },
    );
  }
}
