// What was done, to be undone and done again. Pure.
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What was changed last: the next change of the same is part of it, such as a letter of a name. */
  what: string;
}

/** Nobody goes back further. */
const MOST = 200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], what: "" });

export function done<T>(history: History<T>, next: T, what = ""): History<T> {
  if (next === history.now) return history;
  const isMore = what !== "" && what === history.what;
  const past = isMore ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now: next, future: [], what };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], what: "" };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, what: "" };
}
