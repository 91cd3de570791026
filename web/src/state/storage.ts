// Browser storage. It may be forbidden: then nothing is remembered, and nothing breaks.

/** For how long: until it is forgotten, or as long as this tab is open, reloads included. */
export type Lasts = "always" | "tab";
const storageOf = (lasts: Lasts): Storage => (lasts === "tab" ? sessionStorage : localStorage);

export function recall<T>(name: string, otherwise: T, lasts: Lasts = "always"): T {
  try {
    const text = storageOf(lasts).getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown, lasts: Lasts = "always"): void {
  try {
    storageOf(lasts).setItem(name, JSON.stringify(value));
  } catch {
    // It lasts until the page is closed.
  }
}
