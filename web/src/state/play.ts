// Starting a game with one press: a guest, a table, bots.
import { api } from "../net/api";
import { newLuck } from "../net/random";
import { tablePath } from "../router";
import { madeUpTavern } from "../text/names";
import type { NewTable, TableInfo, TrialWanted } from "../wire/types";
import { box } from "./box.svelte";
import { place } from "./place.svelte";
import { keepReceipt } from "./receipts";
import { session } from "./session.svelte";

/** Take a seat, or add to the luck of one that I have. */
export async function sitDown(
  id: string,
  wanted: { seat?: number; colour?: number } = {},
): Promise<TableInfo> {
  const luck = newLuck();
  const table = await api.sit(id, { luck, ...wanted });
  keepReceipt(table, luck);
  return table;
}

/** A rematch. */
export async function playAgain(id: string): Promise<void> {
  const luck = newLuck();
  const table = await api.rematch(id, { luck });
  keepReceipt(table, luck);
  place.go(tablePath(table.id));
}

/** From a moment of a finished game, with bots in the other seats. */
export async function playOn(wanted: TrialWanted): Promise<void> {
  await session.beSomebody();
  const trial = await api.trial(wanted);
  place.go(tablePath(trial.id));
}

/** Make a table and go there. */
export async function openTable(table: NewTable): Promise<void> {
  await session.beSomebody();
  const { id } = await api.newTable({ ...table, start: false });
  // The site has committed to its part of the luck; now it gets ours.
  const { seats } = await sitDown(id);
  if (seats.every(({ name, bot }) => name !== null || bot !== null)) await api.start(id);
  place.go(tablePath(id));
}

/** A table for me and bots, at once. */
export async function playNow(
  game: string,
  level: string,
  name = session.name,
  options: NonNullable<NewTable["options"]> = {},
): Promise<void> {
  await Promise.all([box.loadGames(), session.beCalled(name)]);
  const seats = box.game(game)?.usual ?? 2;
  const levels = box.levels(game);
  const bot = levels.includes(level) ? level : (levels[0] ?? level);
  await openTable({
    game,
    name: madeUpTavern(),
    seats,
    bots: Array.from({ length: seats - 1 }, () => bot),
    options,
    clock: "none",
    public: false,
    hints: true,
  });
}
