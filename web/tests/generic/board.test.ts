// Any game from its data: what an answer looks like, and what is whose secret.
import { describe, expect, test } from "vitest";
import type { Decision, View } from "../../src/tables/contract";
import { shapeOf, wordsFor } from "../../src/tables/generic/answers";
import { partsOf, secretsOf } from "../../src/tables/generic/data";

const question = (more: object): Decision =>
  ({ id: 1, kind: "any", seat: 0, default: null, ...more }) as unknown as Decision;

describe("an answer", () => {
  test("is a number, where the options are a row of them", () => {
    expect(shapeOf(question({ options: [2, 3, 4, 5, 6] }))).toEqual({
      kind: "number",
      min: 2,
      max: 6,
    });
  });
  test.each([[[0, 1, 2]], [[0, 1, 2, 3, 5]], [[0, 1, 2, 3, "pass"]], [["yield", "raise"]]])(
    "is one of the list otherwise: %j",
    (options) => expect(shapeOf(question({ options }))).toEqual({ kind: "options", options }),
  );
  test("is counts, where there are limits and no list", () => {
    const limits = { coins: 3, silver: 1 };
    expect(shapeOf(question({ limits }))).toEqual({ kind: "counts", limits });
  });
  test("is the default, where nothing is known", () => {
    expect(shapeOf(question({ default: { a: [1] } }))).toEqual({
      kind: "unknown",
      answer: { a: [1] },
    });
  });
  test("has the words of its option", () => {
    const asked = question({ options: [0, 1], words: { prompt: "?", options: ["none", "one"] } });
    expect(wordsFor(asked, 1)).toBe("one");
    expect(wordsFor(asked, { coins: 2 })).toBe('{"coins":2}');
  });
});

test("what only my own seat shows is my secret", () => {
  const table = { round: 2, seats: [{ coins: 3 }, { coins: 5, favourite: "moss" }, { coins: 1 }] };
  const { things, seats } = partsOf({ table } as unknown as View);
  expect(things).toEqual({ round: 2 });
  expect([...secretsOf(seats, 1)]).toEqual(["favourite"]);
  // At the end all is open.
  const open = seats.map((seat) => ({ ...seat, favourite: "frost" }));
  expect([...secretsOf(open, 1)]).toEqual([]);
});

test("a view without seats lies on the table as a whole", () => {
  expect(partsOf({ table: [1, 2] } as unknown as View)).toEqual({
    things: { table: [1, 2] },
    seats: [],
  });
});
