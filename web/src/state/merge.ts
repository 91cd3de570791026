// How an update changes what is known of a table. Pure, so that it can be tested.
import type { GameEvent, View } from "../tables/contract";
import type { TalkLine } from "../wire/types";

/** The events with news that begin at number `first`; null: some in between are missing. */
export function mergeEvents(
  events: readonly GameEvent[],
  first: number,
  news: readonly GameEvent[],
): readonly GameEvent[] | null {
  if (first > events.length) return null;
  // From `first` on the news wins: it may be the same in another language.
  return [...events.slice(0, first), ...news];
}

/** The view with the fields that may have changed. */
export function mergeView(view: View | null, news: Partial<View>): View {
  return { ...(view as View), ...news };
}

/** Lines in their order, each once. */
export function mergeTalk(
  lines: readonly TalkLine[],
  news: readonly TalkLine[],
  hidden: readonly number[],
): readonly TalkLine[] {
  const known = new Map(lines.map((line) => [line.number, line]));
  for (const line of news) known.set(line.number, line);
  for (const number of hidden) known.delete(number);
  return [...known.values()].sort((a, b) => a.number - b.number);
}
