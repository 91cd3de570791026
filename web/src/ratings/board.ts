// The layout of a leaderboard: people by place, with bots as rungs among people's lower bounds.
import type { LeaderboardRow, Rung } from "../wire/types";

export interface Line {
  key: string;
  row?: LeaderboardRow;
  rung?: Rung;
}

/** `isWhole`: nobody is missing below. */
export function laidOut(
  rows: readonly LeaderboardRow[],
  rungs: readonly Rung[],
  isWhole: boolean,
): Line[] {
  const waiting = rungs.toReversed();
  const lines: Line[] = [];
  const put = (rung: Rung): number => lines.push({ key: `bot ${rung.level}`, rung });
  for (const row of rows) {
    const certain = row.rating.value - row.rating.spread;
    while (waiting[0] && waiting[0].value > certain) put(waiting.shift() as Rung);
    lines.push({ key: `${row.place}`, row });
  }
  if (isWhole) waiting.forEach(put);
  return lines;
}
