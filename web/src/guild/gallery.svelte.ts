// What the gallery shows: some entries, and more of them when they are asked for.
import { api } from "../net/api";
import type { Entries, Entry, GuildFront } from "../wire/types";
import { ANYTHING, queryOf, type GalleryQuery } from "./query";

export class Gallery {
  /** Null: not here yet. */
  front = $state.raw<GuildFront | null>(null);
  entries = $state.raw<readonly Entry[] | null>(null);
  /** Why they could not be fetched; null: no error. */
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);
  #next = $state<string | null>(null);
  #query: GalleryQuery = ANYTHING;
  /** The last query: an answer to an earlier one is too late. */
  #number = 0;

  get hasMore(): boolean {
    return this.#next !== null;
  }

  async load(): Promise<void> {
    this.front = await api.guild();
  }

  /** Show what fits, from the beginning. What is here stays until the answer has come. */
  async ask(query: GalleryQuery): Promise<void> {
    this.#query = query;
    await this.#fetch(null, ({ entries }) => entries);
  }

  async more(): Promise<void> {
    if (!this.isBusy) await this.#fetch(this.#next, ({ entries }) => joined(this.entries, entries));
  }

  async #fetch(after: string | null, shown: (found: Entries) => readonly Entry[]): Promise<void> {
    const mine = ++this.#number;
    this.isBusy = true;
    try {
      const found = await api.entries(queryOf(this.#query), after);
      if (mine !== this.#number) return;
      this.problem = null;
      this.entries = shown(found);
      this.#next = found.next;
    } catch (error) {
      if (mine === this.#number) this.problem = error;
    }
    if (mine === this.#number) this.isBusy = false;
  }

  /** The site has sent a newer state of an entry. */
  hear(entry: Entry): void {
    const known = (one: Entry): Entry => (one.id === entry.id ? entry : one);
    this.entries = this.entries?.map(known) ?? null;
    if (this.front?.week) this.front = { ...this.front, week: known(this.front.week) };
  }
}

/** Show an entry that has moved down meanwhile only once. */
export function joined(before: readonly Entry[] | null, more: readonly Entry[]): Entry[] {
  const known = new Set(before?.map(({ id }) => id));
  return [...(before ?? []), ...more.filter(({ id }) => !known.has(id))];
}
