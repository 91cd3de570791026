// The clocks of a table, as the site names them.
import type { ClockName } from "../wire/types";

/** Games by days: players need not be there at the same time. */
export const BY_DAYS: readonly ClockName[] = ["day", "two-days", "three-days", "week"];
export const CLOCKS: readonly ClockName[] = ["quick", "normal", "long", "none", ...BY_DAYS];

export const isByDays = (clock: ClockName | undefined): boolean =>
  clock !== undefined && BY_DAYS.includes(clock);
