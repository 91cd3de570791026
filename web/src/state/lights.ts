// Lights up what a step of a lesson is about; all else on the table fades and cannot be used, but
// keeps its place. A board names things with `data-light`, which may have several names.
import type { Attachment } from "svelte/attachments";

/** Whether the element is drawn. */
const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

export const litIn = (root: Element, name: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-light~="${name}"]`)].filter(isSeen);

/** Elements that can be pressed or filled in. */
const PRESSED = "button:not(:disabled), input:not(:disabled), select, a[href], [tabindex='0']";

/** The first thing to press among what is lit, in the order of the lights. */
export const firstIn = (root: Element, names: readonly string[]): HTMLElement | null =>
  names
    .flatMap((name) => litIn(root, name))
    .flatMap((one) =>
      one.matches(PRESSED) ? [one] : [...one.querySelectorAll<HTMLElement>(PRESSED)],
    )
    .find(isSeen) ?? null;

function fade(element: Element, lit: ReadonlySet<Element>): void {
  if (lit.has(element)) return;
  for (const child of element.children) {
    // A wooden surface itself does not fade, only what is on it.
    if (child.hasAttribute("data-wood") || [...lit].some((one) => child.contains(one)))
      fade(child, lit);
    else if (child instanceof HTMLElement) {
      child.inert = true;
      child.dataset["unlit"] = "";
    }
  }
}

function brighten(root: Element): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-unlit]")) {
    one.inert = false;
    delete one.dataset["unlit"];
  }
  for (const one of root.querySelectorAll<HTMLElement>("[data-ring]")) delete one.dataset["ring"];
}

/** Whether anything is lit. */
function apply(root: Element, names: readonly string[]): boolean {
  brighten(root);
  const board = root.querySelector("[data-board]");
  const lit = new Set<Element>(names.flatMap((name) => (board ? litIn(board, name) : [])));
  if (board && lit.size) fade(board, lit);
  for (const one of litIn(root, names[0] ?? "")) one.dataset["ring"] = "";
  return lit.size > 0;
}

/** Light these things on the board in the element, also after it changes. The board may come later:
 * `onlit` is called as soon as something is lit. */
export function lights(names: () => readonly string[], onlit: () => void): Attachment {
  return (root) => {
    const wanted = names();
    let isLit = apply(root, wanted);
    const observer = new MutationObserver(() => {
      const wasLit = isLit;
      isLit = apply(root, wanted);
      if (isLit && !wasLit) onlit();
    });
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-light"] });
    return () => {
      observer.disconnect();
      brighten(root);
    };
  };
}
