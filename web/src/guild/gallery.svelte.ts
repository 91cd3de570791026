// What the gallery shows: some entries, and more of them when they are asked for.
import { api } from "../net/api";
import type { Entries, Entry, GuildFront } from "../wire/types";
import { ANYTHING, queryOf, type GalleryQuery } from "./query";

export class Gallery {
  /** Null: not here yet. */
  front = $state.raw<GuildFront | null>(null);
  entries = $state.raw<readonly Entry[] | null>(null);
  /** Why they could not be fetched; null: they could. */
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);
  #next = $state<string | null>(null);
  #query: GalleryQuery = ANYTHING;
  /** What was asked for last: an answer to something else is too late. */
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

  /** The site has told something new of an entry. */
  hear(entry: Entry): void {
    const known = (one: Entry): Entry => (one.id === entry.id ? entry : one);
    this.entries = this.entries?.map(known) ?? null;
    if (this.front?.week) this.front = { ...this.front, week: known(this.front.week) };
  }
}

/** An entry that has moved down meanwhile is not shown twice. */
export function joined(before: readonly Entry[] | null, more: readonly Entry[]): Entry[] {
  const known = new Set(before?.map(({ id }) => id));
  return [...(before ?? []), ...more.filter(({ id }) => !known.has(id))];
}
