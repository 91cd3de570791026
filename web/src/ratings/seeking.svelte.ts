// The search for a table: the page asks every two seconds, so that the site knows I still wait.
import { api } from "../net/api";
import { Refused } from "../net/problems";
import { tablePath } from "../router";
import { place } from "../state/place.svelte";
import { session } from "../state/session.svelte";
import { attempt } from "../state/toasts.svelte";
import type { Seeking, SeekWanted } from "../wire/types";

const EVERY = 2000;

export class Search {
  /** Null: nobody is looking. */
  now = $state.raw<Seeking | null>(null);
  isBusy = $state(false);

  async begin(wanted: SeekWanted): Promise<void> {
    this.isBusy = true;
    await attempt(async () => {
      await session.beSomebody();
      this.#take(await api.seek(wanted));
    });
    this.isBusy = false;
  }

  async stop(): Promise<void> {
    this.now = null;
    await attempt(() => api.stopSeeking());
  }

  /** Asks while somebody looks; call once, from a component. */
  follow(): void {
    $effect(() => {
      if (!this.now) return;
      const timer = setTimeout(() => void this.#look(), EVERY);
      return () => clearTimeout(timer);
    });
  }

  async #look(): Promise<void> {
    const before = this.now;
    try {
      const found = await api.seeking();
      if (this.now === before) this.#take(found);
    } catch (error) {
      if (this.now !== before) return;
      // Without an answer, try again; another tab may have stopped the search.
      this.now = error instanceof Refused || !before ? null : { ...before };
    }
  }

  #take(found: Seeking): void {
    this.now = found.table === null ? found : null;
    if (found.table !== null) place.go(tablePath(found.table));
  }
}
