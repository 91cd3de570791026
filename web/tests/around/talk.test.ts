import { afterEach, expect, test } from "vitest";
import { session } from "../../src/state/session.svelte";
import { heard } from "../../src/state/talk";
import type { TalkLine } from "../../src/wire/types";

const line = (
  number: number,
  who: Pick<TalkLine, "person" | "seat"> & Partial<TalkLine>,
): TalkLine => ({
  number,
  at: 0,
  name: "",
  text: null,
  line: "revenge",
  presence: null,
  events: null,
  ...who,
});
const TALK = [line(0, { person: "ada", seat: null }), line(1, { person: null, seat: 2 })];

afterEach(() => session.setHearsBots(true));

test("what bots say is read like what people say", () => {
  expect(heard(TALK)).toEqual(TALK);
});

test("a reader who does not want to hear bots reads people alone", () => {
  session.setHearsBots(false);
  expect(heard(TALK)).toEqual([TALK[0]]);
});

test("what a bot says of a story that is still told waits; people are heard at once", () => {
  expect(heard(TALK, 0)).toEqual([TALK[0]]);
  expect(heard([...TALK, line(2, { person: "ben", seat: null })], 1)).toHaveLength(3);
});

test("that somebody has left is not talk: the log says it", () => {
  const left = line(2, { person: null, seat: 1, line: null, presence: "left", events: 3 });
  expect(heard([...TALK, left])).toEqual(TALK);
});
