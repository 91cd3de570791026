// The lines of talk at a table that I want to read.
import type { TalkLine } from "../wire/types";
import { session } from "./session.svelte";

/** `last`: the number of the last line that a bot may have said. */
export const heard = (talk: readonly TalkLine[], last = Infinity): TalkLine[] =>
  talk.filter(({ number, person, seat, line, presence }) => {
    if (presence) return false; // the log has it
    if (line?.startsWith("emote-") && !session.seesEmotes) return false;
    return seat === null
      ? !person || !session.unheard.has(person)
      : session.hearsBots && number <= last;
  });
