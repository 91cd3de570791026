// What is said at a table, as far as I want to read it.
import type { TalkLine } from "../wire/types";
import { session } from "./session.svelte";

export const heard = (talk: readonly TalkLine[]): TalkLine[] =>
  talk.filter(({ person, seat, presence }) => {
    if (presence) return false; // the log has it
    return seat === null ? !person || !session.me?.mutes.includes(person) : session.hearsBots;
  });
