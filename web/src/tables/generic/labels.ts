// Names for the fields and values of any game's data. A value may be a card of the game; otherwise
// a family may have messages: `field-<family>-<name>` and `value-<family>-<value>`. What has no
// name is shown as it is, without hyphens.
import { box } from "../../state/box.svelte";
import { hasWords, t } from "../../text/fluent.svelte";

const familyIn = (game: string): string => box.game(game)?.family ?? "";

export const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

const named = (id: string, otherwise: string): string =>
  hasWords(id) ? t(id) : otherwise.replaceAll(/[-_]+/g, " ");

export const labelOf = (game: string, field: string): string =>
  capital(named(`field-${familyIn(game)}-${field}`, field));

export const valueOf = (game: string, value: string): string =>
  box.cards(game).get(value)?.name ?? named(`value-${familyIn(game)}-${value}`, value);

/** Fields whose numbers are seats. */
const SEATS = new Set(["seat", "seats", "player", "players", "winner", "winners", "active"]);
export const isOfSeats = (field: string): boolean => SEATS.has(field);
