function hex(bytes: number): string {
  const some = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(some, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key that identifies an answer: the site does not play a repeated key twice. */
export const newKey = (): string => hex(12);

/** My part of the seed of a match, so that the site alone cannot choose the deal. */
export const newLuck = (): string => hex(16);
