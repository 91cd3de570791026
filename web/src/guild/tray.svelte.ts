// The cards that the reader has picked to play with: all for one game, no more than a table takes.
import { box } from "../state/box.svelte";
import { recall, remember } from "../state/storage";
import type { Entry } from "../wire/types";
import { cardsOption } from "./entries";

export type Picked = Pick<Entry, "id" | "kind" | "game" | "name" | "picture">;

const TRAY = "guild-tray";

/** Why a card cannot be picked; empty: it can be. */
export type WhyNot = "" | "full" | "other";

export function whyNot(picked: readonly Picked[], card: Pick<Entry, "game">, most: number): WhyNot {
  const [first] = picked;
  if (first && first.game !== card.game) return "other";
  return picked.length >= most ? "full" : "";
}

class Tray {
  picked = $state.raw<readonly Picked[]>(recall<Picked[]>(TRAY, [], "tab"));

  /** The game of the picked cards; empty: none is picked. */
  get game(): string {
    return this.picked[0]?.game ?? "";
  }

  /** How many cards a table of a game takes. */
  most(game: string): number {
    return cardsOption(box.game(game)?.options ?? [])?.most ?? 0;
  }

  has(id: string): boolean {
    return this.picked.some((one) => one.id === id);
  }

  whyNot(card: Pick<Entry, "game">): WhyNot {
    return whyNot(this.picked, card, this.most(card.game));
  }

  toggle({ id, kind, game, name, picture }: Entry): void {
    if (this.has(id)) this.drop(id);
    else this.#keep([...this.picked, { id, kind, game, name, picture }]);
  }

  drop(id: string): void {
    this.#keep(this.picked.filter((one) => one.id !== id));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(picked: readonly Picked[]): void {
    this.picked = picked;
    remember(TRAY, picked, "tab");
  }
}

export const tray = new Tray();
