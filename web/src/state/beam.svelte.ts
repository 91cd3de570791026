// What a page puts into the beam above it: a title, and something at the right end.
import type { Snippet } from "svelte";

class Beam {
  /** Instead of the name of the site. */
  left = $state.raw<Snippet | null>(null);
  /** Facts of the game, such as the round. */
  facts = $state.raw<Snippet | null>(null);
  /** Instead of the links to the other pages. */
  right = $state.raw<Snippet | null>(null);

  /** For as long as the component lives; call from a component. */
  use(place: "left" | "facts" | "right", content: Snippet): void {
    $effect(() => {
      this[place] = content;
      return () => {
        if (this[place] === content) this[place] = null;
      };
    });
  }
}

export const beam = new Beam();
