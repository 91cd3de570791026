// What is said at a table, as far as I want to read it.
import type { TalkLine } from "../wire/types";
import { session } from "./session.svelte";

/** `last`: the number of the last line that a bot may have said. */
export const heard = (talk: readonly TalkLine[], last = Infinity): TalkLine[] =>
  talk.filter(({ number, person, seat, presence }) => {
    if (presence) return false; // the log has it
    return seat === null
      ? !person || !session.me?.mutes.includes(person)
      : session.hearsBots && number <= last;
  });
