// The cards of a turn, each in a place that it keeps until the turn ends.

export interface Place {
  /** Null: it lies face down. */
  card: string | null;
  state: "coming" | "lit" | "called";
}

/** Known cards stay; a new one takes the place of a card that lay face down, or the next place. */
export function laidOut(
  before: readonly (string | null)[],
  cards: readonly string[],
  hidden: number,
): (string | null)[] {
  const fresh = [...cards];
  for (const card of before)
    if (card !== null && fresh.includes(card)) fresh.splice(fresh.indexOf(card), 1);
  let turnedUp = before.filter((card) => card === null).length - hidden;
  const laid = before.map(
    (card) => card ?? (turnedUp > 0 && turnedUp-- ? (fresh.shift() ?? null) : null),
  );
  laid.push(...fresh);
  for (let n = laid.filter((card) => card === null).length; n > hidden; n--)
    laid.splice(laid.lastIndexOf(null), 1);
  for (let n = laid.filter((card) => card === null).length; n < hidden; n++) laid.push(null);
  return laid;
}

/** What became of each card; of two alike, the first is called first. */
export function placesOf(
  laid: readonly (string | null)[],
  coming: readonly string[],
  lit: string | null,
): Place[] {
  const left = [...coming];
  let isLit = lit === null;
  return laid
    .toReversed()
    .map((card): Place => {
      const at = card === null ? -1 : left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      if (card === null || at >= 0) return { card, state: "coming" };
      if (isLit || card !== lit) return { card, state: "called" };
      isLit = true;
      return { card, state: "lit" };
    })
    .reverse();
}
