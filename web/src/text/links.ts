// Names of cards inside a sentence, so that they can be pressed.

export interface Piece {
  text: string;
  /** The id of the card that is named here. */
  card?: string;
}

/** All words in the data of an event: some of them are ids of cards. Coins are not: one has the name of a card. */
export function wordsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  if (Array.isArray(data)) return data.flatMap(wordsIn);
  if (typeof data === "object" && data !== null) return Object.entries(data).flatMap(([name, value]) => (name === "coin" ? [] : wordsIn(value)));
  return [];
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** Where a name stands as a word of its own; -1: nowhere. */
function find(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at;
  }
  return -1;
}

/** The sentence in pieces; `cards` are the ids that it may name, each with the ways to say it. */
export function linked(sentence: string, cards: ReadonlyMap<string, readonly string[]>): Piece[] {
  let pieces: Piece[] = [{ text: sentence }];
  for (const [card, names] of cards) {
    pieces = pieces.flatMap((piece) => {
      if (piece.card) return [piece];
      for (const name of names) {
        const at = find(piece.text, name);
        if (at < 0) continue;
        const before = { text: piece.text.slice(0, at) };
        const after = { text: piece.text.slice(at + name.length) };
        return [before, { text: name, card }, after].filter(({ text }) => text);
      }
      return [piece];
    });
  }
  return pieces;
}
