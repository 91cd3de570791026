// The history of changes, for undo and redo. Pure.
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What was changed last. Further changes to it, such as letters of a name, join this one. */
  what: string;
}

/** How many changes can be undone. */
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
