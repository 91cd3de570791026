// Pieces taken in hand, for a fist or a payment. The decision says what may be taken.
import { kindsIn, total } from "./pieces";
import type { Counts, PayData, TwoFists, Types } from "./types";

/** With one more of a kind, if there is one left. */
export function added(hand: Counts, kind: string, limits: Counts): Counts {
  const n = (hand[kind] ?? 0) + 1;
  return n > (limits[kind] ?? 0) ? hand : { ...hand, [kind]: n };
}

/** With one less of a kind. */
export function removed(hand: Counts, kind: string): Counts {
  const { [kind]: n = 0, ...others } = hand;
  return n > 1 ? { ...others, [kind]: n - 1 } : others;
}

/** This many pieces that count one, in the order of the limits. */
export function gathered(n: number, limits: Counts, magic: Magic): Counts {
  let hand: Counts = {};
  for (const [kind, own] of kindsIn(limits)) {
    const more = Math.min(own, n - total(hand));
    if (more > 0 && !(kind in magic)) hand = { ...hand, [kind]: more };
  }
  return hand;
}

/** What another hand leaves of the limits. */
export const leftOf = (limits: Counts, other: Counts): Counts =>
  Object.fromEntries(Object.entries(limits).map(([kind, n]) => [kind, n - (other[kind] ?? 0)]));

/** What each coin that does not count one counts in a fist, as the server says. */
export type Magic = Readonly<Record<string, number | "double">>;

/** What a fist is worth. */
export function worthOf(hand: Counts, magic: Magic): number {
  const kinds = kindsIn(hand);
  const doubled = kinds.reduce(
    (times, [kind, n]) => (magic[kind] === "double" ? times * 2 ** n : times),
    1,
  );
  const sum = kinds.reduce((all, [kind, n]) => {
    const one = magic[kind] ?? 1;
    return one === "double" ? all : all + n * one;
  }, 0);
  return sum * doubled;
}

/** The coins of a fist that do not simply count one. */
export const magicIn = (hand: Counts, magic: Magic): [kind: string, n: number][] =>
  kindsIn(hand).filter(([kind]) => kind in magic);

const isCounts = (answer: Types["answer"]): answer is Counts =>
  typeof answer === "object" && Object.values(answer).every((n) => typeof n === "number");

const isTwoFists = (answer: Types["answer"]): answer is TwoFists =>
  typeof answer === "object" && "left" in answer && typeof answer.left === "object";

/** The fists in an answer: one, or an Illusionist's two. */
export function fistsIn(answer: Types["answer"] | null): Counts[] {
  if (answer === null) return [];
  if (isTwoFists(answer)) return [answer.left, answer.right];
  return isCounts(answer) ? [answer] : [];
}

/** Every payment among the options. */
export const paymentsIn = (options: PayData["options"]): Counts[] =>
  options.filter((option) => option !== "decline");

/** Whether both have the same pieces. */
export function isSame(a: Counts, b: Counts): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (kind) => (a[kind] ?? 0) === (b[kind] ?? 0),
  );
}

/** The kinds of which one more can be taken towards one of the options. */
export function takable(options: readonly Counts[], hand: Counts): Set<string> {
  const reachable = options.filter((option) =>
    Object.entries(hand).every(([kind, n]) => n <= (option[kind] ?? 0)),
  );
  return new Set(
    reachable.flatMap((option) =>
      Object.keys(option).filter((kind) => (option[kind] ?? 0) > (hand[kind] ?? 0)),
    ),
  );
}
