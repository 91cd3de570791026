// The family of a game. A game whose family has no manifest gets the generic board.
import { box } from "../state/box.svelte";
import type { CardInfo } from "../wire/types";
import type { TableModel } from "./contract";
import type { CardPicture, Family, OnTable } from "./family";
import { familyNamed } from "./manifests";

/** Null: this page does not know the game's family, or the list of games has not arrived yet. */
export const familyOf = (game: string): Family | null => familyNamed(box.game(game)?.family ?? "");

export const emblemOfGame = (game: string): string => familyOf(game)?.emblems[game] ?? "unknown";

export const pictureOf = (game: string, card: CardInfo): CardPicture =>
  familyOf(game)?.pictureOf(card) ?? { emblem: card.id };

export function onTable(table: TableModel): OnTable {
  const { view } = table;
  const family = familyOf(table.game);
  if (!view || view.result || !family) return { moment: null, cards: [] };
  return family.onTable(view);
}
