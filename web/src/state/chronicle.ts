// The chronicle of a table: the events of the game, with people leaving and coming back in between,
// and with what my orders did. Pure.
import type { GameEvent, Seat, TableModel } from "../tables/contract";
import { t } from "../text/fluent.svelte";
import { who } from "../text/names";
import type { TalkLine } from "../wire/types";

/** That somebody has left, is away or is back, as a sentence. */
export function absenceWords({ presence, seat }: TalkLine, seats: readonly Seat[]): string {
  // Whoever has deleted their account has no name any more.
  const named = seats.map(({ name, isMe }) => ({ name: name || t("absence-nobody"), isMe }));
  return t(`absence-${presence}`, who("seat", [seat ?? 0], named));
}

/** The kind of entries that are not events of the game: there is no rule behind them. */
export const BETWEEN = "between";

/** All entries up to the number of events that have been shown; null: all. */
export function chronicle(
  { events, absences = [], wishes, seats }: TableModel,
  told: number | null,
): readonly GameEvent[] {
  const last = told ?? events.length;
  const between = [
    ...absences.map((line) => ({ after: line.events ?? 0, words: absenceWords(line, seats) })),
    ...(wishes?.notes ?? []).map((note) => ({ after: note.events, words: note.words ?? "" })),
  ];
  const known = between.filter(({ after }) => told === null || after <= last);
  if (!known.length) return events.slice(0, last);
  const read: GameEvent[] = [];
  for (let number = 0; number <= last; number++) {
    for (const { after, words } of known)
      // An entry that is ahead of the received events comes last.
      if (Math.min(after, last) === number) read.push({ kind: BETWEEN, words });
    const event = events[number];
    if (event && number < last) read.push(event);
  }
  return read;
}
