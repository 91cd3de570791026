// The colours that people have chosen at a party, for everything that colours players by seat.
import type { SeatInfo } from "../wire/types";

/** How many there are; the site knows the same number. */
export const COLOURS = 8;

/** The style of an element: within it, each seat has the colour that its player has chosen. */
export const coloursOf = (seats: readonly Pick<SeatInfo, "colour">[]): string =>
  seats
    .map(({ colour }, seat) => `--seat-${seat}: var(--tint-${(colour ?? seat) % COLOURS})`)
    .join(";");
