// Notes that explain something the first time it comes up on this device.
import type { Note } from "../tables/family";
import type { LessonNote } from "../wire/types";
import { recall, remember } from "./storage";

type Fields = Readonly<Record<string, unknown>>;

const fits = (thing: object, wanted: Fields): boolean =>
  Object.keys(wanted).length > 0 &&
  Object.entries(wanted).every(([name, value]) => (thing as Fields)[name] === value);

/** The notes of a family that apply now: events are explained before questions. */
export function comingUp(
  family: string,
  all: readonly LessonNote[],
  news: readonly object[],
  asked: object | null,
): Note[] {
  const happened = all.filter(({ event }) => news.some((one) => fits(one, event)));
  const questions = all.filter((note) => asked && fits(asked, note.asked));
  return [...happened, ...questions].map(({ id, words }) => ({ id: `${family}-${id}`, words }));
}

class Notes {
  #seen = $state.raw<readonly string[]>(recall("notes-seen", []));
  /** Whether this device shows notes. */
  isOn = $state(recall("notes-on", true));

  turn(on: boolean): void {
    this.isOn = on;
    remember("notes-on", on);
  }

  /** The first of these that this device has not shown yet. */
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
