// How cards lie on a sheet of paper, in millimetres. Pure.
export const PAPER = { width: 210, height: 297 };
/** Printers leave the edge white, and the cut marks need some room. */
const EDGE = 8;

export interface Grid {
  columns: number;
  rows: number;
  /** The left and upper edge of the first card. */
  left: number;
  top: number;
}

/** As many cards of this size as fit on a sheet, centred. */
export function gridOf(width: number, height: number): Grid {
  const columns = Math.max(1, Math.floor((PAPER.width - 2 * EDGE) / width));
  const rows = Math.max(1, Math.floor((PAPER.height - 2 * EDGE) / height));
  return {
    columns,
    rows,
    left: (PAPER.width - columns * width) / 2,
    top: (PAPER.height - rows * height) / 2,
  };
}

/** The lines to cut along. */
export const cuts = (from: number, each: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, n) => from + n * each);

/** Each card as often as it is wanted, sheet by sheet. */
export function sheetsOf<T>(cards: readonly (readonly [T, number])[], each: number): T[][] {
  const all = cards.flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
  return Array.from({ length: Math.ceil(all.length / each) }, (_, n) =>
    all.slice(n * each, (n + 1) * each),
  );
}
