// The colours that people have chosen at a party, for everything that colours players by their seats.
import type { SeatInfo } from "../wire/types";

/** How many there are; the site knows the same number. */
export const COLOURS = 8;

/** A style: the seats below it have the colours of their people. */
export const coloursOf = (seats: readonly Pick<SeatInfo, "colour">[]): string =>
  seats
    .map(({ colour }, seat) => `--seat-${seat}: var(--tint-${(colour ?? seat) % COLOURS})`)
    .join(";");
