// What has happened at a table, for those who read it: the events of the game, and between them who
// has left or come back, where it happened. Pure.
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

/** Everything that can be read, as far as it is told; null: all. */
export function chronicle(
  { events, absences = [], seats }: TableModel,
  told: number | null,
): readonly GameEvent[] {
  const last = told ?? events.length;
  const known = absences.filter(({ events: before }) => told === null || (before ?? 0) <= last);
  if (!known.length) return events.slice(0, last);
  const read: GameEvent[] = [];
  for (let number = 0; number <= last; number++) {
    for (const line of known)
      // One that is ahead of the events that have come stands at the end.
      if (Math.min(line.events ?? 0, last) === number)
        read.push({ kind: "absence", words: absenceWords(line, seats) });
    const event = events[number];
    if (event && number < last) read.push(event);
  }
  return read;
}
