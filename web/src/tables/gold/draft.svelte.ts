// A split in the making: every token of a treasure goes to a share, or is still in the hoard.
import { tick } from "svelte";
import { play } from "../../state/sound";
import { flights } from "./flights";
import { isWhole, ownersOf, pieces, sharesOf, type Owners, type Piece } from "./split";
import type { Named } from "./types";

const QUICK = 240;

export class Draft {
  readonly pieces: readonly Piece[];
  readonly n: number;
  owners = $state.raw<Owners>([]);
  /** Which share gets the next token that is tapped. */
  to = $state(0);
  /** The element that shows it, for pieces that fly. */
  root = $state<HTMLElement | undefined>();

  constructor(treasure: Named, n: number, shares: readonly Named[] | null, to = 0) {
    this.pieces = pieces(treasure);
    this.n = n;
    this.owners = shares ? ownersOf(this.pieces, shares) : this.pieces.map(() => null);
    this.to = to;
  }

  shares = $derived.by<Named[]>(() => sharesOf(this.pieces, this.owners, this.n));
  isWhole = $derived(isWhole(this.owners));
  left = $derived(this.owners.filter((owner) => owner === null).length);

  ownerOf = (id: string): number | null => this.owners[this.#place(id)] ?? null;
  of = (share: number | null): Piece[] =>
    this.pieces.filter((_, place) => this.owners[place] === share);
  #place = (id: string): number => this.pieces.findIndex((piece) => piece.id === id);

  give = (id: string, share: number | null): void =>
    this.#change(this.owners.map((owner, place) => (place === this.#place(id) ? share : owner)));

  /** To the next fighter; a token that is there already goes back to the hoard. */
  tap = (id: string, event: MouseEvent): void => {
    const together = this.of(this.ownerOf(id)).map((piece) => piece.id);
    const place = together.indexOf(id);
    const next = together[place + 1] ?? together[place - 1] ?? id;
    this.give(id, this.ownerOf(id) === this.to ? null : this.to);
    // A player who uses keys goes on with the token beside it.
    if (event.detail === 0)
      void tick().then(() =>
        this.root?.querySelector<HTMLElement>(`[data-piece="${next}"]`)?.focus(),
      );
  };

  /** Begin from somebody's split. */
  take = (shares: readonly Named[]): void =>
    this.#change(ownersOf(this.pieces, shares, this.owners));

  clear = (): void => this.#change(this.pieces.map(() => null));

  #change(owners: Owners): void {
    void flights(this.root, QUICK);
    this.owners = owners;
    play("coin");
  }
}
