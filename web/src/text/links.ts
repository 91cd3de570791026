// Finds the names of cards in a sentence, so that they can be made links.

export interface Piece {
  text: string;
  /** The id of the card that is named here. */
  card?: string;
}

/** All strings in the data of an event, except in some fields: some of them are ids of cards. */
export function wordsIn(data: unknown, except: readonly string[] = []): string[] {
  if (typeof data === "string") return [data];
  if (Array.isArray(data)) return data.flatMap((one) => wordsIn(one, except));
  if (typeof data === "object" && data !== null)
    return Object.entries(data).flatMap(([name, value]) =>
      except.includes(name) ? [] : wordsIn(value, except),
    );
  return [];
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** The longest of the names that starts here and ends with a whole word. */
function nameAt(text: string, at: number, names: readonly string[]): string | undefined {
  if (isLetter(text[at - 1])) return undefined;
  return names.find((name) => text.startsWith(name, at) && !isLetter(text[at + name.length]));
}

/** The sentence in pieces; `cards`: all forms of the name of each card it may mention, by id. */
export function linked(sentence: string, cards: ReadonlyMap<string, readonly string[]>): Piece[] {
  const cardOf = new Map([...cards].flatMap(([card, names]) => names.map((name) => [name, card])));
  const names = [...cardOf.keys()].sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let done = 0;
  for (let at = 0; at < sentence.length; at++) {
    const name = nameAt(sentence, at, names);
    const card = name && cardOf.get(name);
    if (!card) continue;
    if (at > done) pieces.push({ text: sentence.slice(done, at) });
    pieces.push({ text: name, card });
    done = at + name.length;
    at = done - 1;
  }
  if (done < sentence.length) pieces.push({ text: sentence.slice(done) });
  return pieces;
}
