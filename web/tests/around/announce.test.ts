// What is said aloud, and when.
import { beforeAll, describe, expect, test } from "vitest";
import { callAt, heardOf, newsOf } from "../../src/state/announce";
import type { GameEvent, TableModel } from "../../src/tables/contract";
import { AROUND, loadWords, speakLanguage } from "../../src/text/fluent.svelte";

beforeAll(async () => {
  await speakLanguage("en");
  await loadWords(AROUND);
});

const seats = ["Ada", "Ben", "Cleo"].map((name, number) => ({ number, name, isMe: number === 0 }));
function table(
  more: {
    events?: string[];
    answered?: number[];
    waiting?: number[] | null;
    asked?: number;
    mode?: "replay";
  } = {},
): TableModel {
  const { events = [], answered = [], waiting = [], asked, mode = "live" } = more;
  return {
    mode,
    me: 0,
    seats,
    events: events.map((words) => ({ kind: "x", words })),
    view: { answered, waiting, result: null },
    asked: asked === undefined ? null : { id: asked, words: { prompt: "What do you bid?" } },
  } as unknown as TableModel;
}
const said = (before: TableModel, after: TableModel) => newsOf(heardOf(before), after);

test("at first only what I am asked", () => {
  const first = table({ events: ["Old."], waiting: [0], asked: 1 });
  expect(newsOf(null, first)).toEqual({ polite: [], urgent: "It is your turn. What do you bid?" });
  expect(newsOf(null, table({ events: ["Old."], waiting: [1] }))).toEqual({
    polite: [],
    urgent: null,
  });
});

test("the same question is not asked twice", () => {
  const one = table({ waiting: [0], asked: 1 });
  expect(said(one, one).urgent).toBeNull();
  expect(said(one, table({ waiting: [0], asked: 2 })).urgent).toContain("It is your turn.");
});

test("a question that comes in another language is asked in it", () => {
  const one = table({ waiting: [0], asked: 1 });
  const again = { ...one, asked: { id: 1, words: { prompt: "Was bietest du?" } } };
  expect(said(one, again as unknown as TableModel).urgent).toContain("Was bietest du?");
});

test("what happened, in its words, and never too much at once", () => {
  const before = table({ events: ["One."] });
  expect(said(before, table({ events: ["One.", "Two.", "Three."] })).polite).toEqual([
    "Two.",
    "Three.",
  ]);
  const many = Array.from({ length: 40 }, (_, n) => `Event ${n}.`);
  expect(said(before, table({ events: many })).polite).toHaveLength(6);
});

test("that my own time ran out is said by a note, and of others here", () => {
  const late = (seat: number): TableModel => ({
    ...table(),
    events: [{ kind: "time-ran-out", seat, words: `Late ${seat}.` } as GameEvent],
  });
  expect(said(table(), late(1)).polite).toEqual(["Late 1."]);
  expect(said(table(), late(0)).polite).toEqual([]);
});

describe("sealed answers", () => {
  const open = table({ waiting: [0, 1, 2], asked: 1 });
  test("who has locked, of how many", () => {
    expect(said(open, table({ answered: [1], waiting: [0, 2], asked: 1 })).polite).toEqual([
      "Ben has sealed an answer, 1 of 3.",
    ]);
    expect(said(open, table({ answered: [0, 1, 2], waiting: [] })).polite).toEqual([
      "Your answer is sealed.",
      "Ben and Cleo have sealed their answers, 3 of 3.",
    ]);
  });
  test("who has opened again", () => {
    const locked = table({ answered: [1], waiting: [0, 2], asked: 1 });
    expect(said(locked, open).polite).toEqual(["Ben has taken the answer back."]);
  });
  test("after the fists have opened the events say it all", () => {
    const locked = table({ answered: [0, 1], waiting: [2] });
    expect(
      said(locked, table({ events: ["The fists open."], waiting: [0, 1, 2], asked: 2 })),
    ).toEqual({
      polite: ["The fists open."],
      urgent: "It is your turn. What do you bid?",
    });
  });
});

test("whose turn it is, when it is not mine", () => {
  expect(
    said(table({ waiting: [0], asked: 1 }), table({ events: ["Ada moves."], waiting: [1] })).polite,
  ).toEqual(["Ada moves.", "Waiting for Ben"]);
  expect(said(table({ waiting: [1] }), table({ waiting: [1] })).polite).toEqual([]);
  expect(said(table({ waiting: [1] }), table({ waiting: null })).polite).toEqual([]);
});

test("in a replay one can go back", () => {
  const later = table({ events: ["One.", "Two.", "Three."], mode: "replay" });
  expect(said(later, table({ events: ["One.", "Two."], mode: "replay" })).polite).toEqual(["Two."]);
});

test("time is called at 30, 10 and 5 seconds, once each", () => {
  const calls: (number | null)[] = [];
  for (let left = 35; left > 0; left--) calls.push(callAt(left, left - 1));
  expect(calls.filter((call) => call !== null)).toEqual([30, 10, 5]);
  expect(callAt(60, 4)).toBe(5);
  expect(callAt(9, 8)).toBeNull();
});
