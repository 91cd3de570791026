// What a player is told the first time that it comes up on this device.
import type { Note } from "../tables/family";
import { recall, remember } from "./storage";

class Notes {
  #seen = $state.raw<readonly string[]>(recall("notes-seen", []));
  /** Whether this device tells any. */
  isOn = $state(recall("notes-on", true));

  turn(on: boolean): void {
    this.isOn = on;
    remember("notes-on", on);
  }

  /** The first of these that this device has not told yet. */
  next = (all: readonly Note[]): Note | null =>
    (this.isOn && all.find(({ id }) => !this.#seen.includes(id))) || null;

  /** It has been read: it does not come again. */
  see = (id: string): void => {
    if (this.#seen.includes(id)) return;
    this.#seen = [...this.#seen, id];
    remember("notes-seen", this.#seen);
  };
}

export const notes = new Notes();
