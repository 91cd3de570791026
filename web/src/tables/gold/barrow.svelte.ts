// What I am about to offer in the Market.
import { play } from "../../state/sound";
import { TOKENS } from "./pieces";
import type { Named } from "./types";

type Side = "give" | "want";

export class Barrow {
  give = $state.raw<Named>({});
  want = $state.raw<Named>({});
  /** Null: everybody. */
  receiver = $state<number | null>(null);

  isEmpty = $derived(this.list(this.give).length + this.list(this.want).length === 0);

  list(side: Named): string[] {
    return TOKENS.flatMap((kind) => Array.from({ length: side[kind] ?? 0 }, () => kind));
  }

  more = (side: Side, kind: string): void => this.#change(side, kind, 1);
  less = (side: Side, kind: string): void => this.#change(side, kind, -1);

  clear(): void {
    this.give = {};
    this.want = {};
  }

  #change(side: Side, kind: string, by: number): void {
    const { [kind]: n = 0, ...others } = this[side];
    this[side] = n + by > 0 ? { ...others, [kind]: n + by } : others;
    play("coin");
  }
}
