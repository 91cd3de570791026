// The file of a game, as the page reads it before the site does.
import { expect, test } from "vitest";
import { gameIn } from "../../src/state/gamefile";

const journal = {
  format: 1,
  game: "fist-2002",
  seats: 3,
  answers: [
    [0, {}],
    [1, {}],
  ],
};

test("an export says what everybody was called", () => {
  const data = { format: 1, names: ["Anna", "Ben", "Greta"], journal };
  const told = { game: "fist-2002", names: data.names, seats: 3, entries: 2 };
  expect(gameIn(JSON.stringify(data))).toEqual({ data, ...told });
});

test("a journal is a game, too, without names", () => {
  expect(gameIn(JSON.stringify(journal))).toMatchObject({ names: [], seats: 3, entries: 2 });
});

test.each([
  "",
  "[]",
  "null",
  '"game"',
  JSON.stringify({ ...journal, answers: null }),
  JSON.stringify({ ...journal, game: 1 }),
  JSON.stringify({ ...journal, seats: 1e9 }),
  JSON.stringify({ name: { en: "Bridge Keeper" } }),
])("%s is no game", (text) => {
  expect(gameIn(text)).toBeNull();
});
