import { describe, expect, test } from "vitest";
import {
  added,
  gathered,
  isSame,
  leftOf,
  magicIn,
  paymentsIn,
  removed,
  takable,
  worthOf,
} from "../../src/tables/fist/hand";

const MAGIC = { black: 0, amulet: "double", "magic-purple": 0 } as const;

describe("pieces in hand", () => {
  test("one more, until there is none left", () => {
    expect(added({}, "fairy", { fairy: 1 })).toEqual({ fairy: 1 });
    expect(added({ fairy: 1 }, "fairy", { fairy: 1 })).toEqual({ fairy: 1 });
    expect(added({}, "black", { fairy: 1 })).toEqual({});
  });

  test("one less, and no kind of which there is none", () => {
    expect(removed({ fairy: 2, common: 1 }, "fairy")).toEqual({ fairy: 1, common: 1 });
    expect(removed({ fairy: 1, common: 1 }, "fairy")).toEqual({ common: 1 });
    expect(removed({}, "fairy")).toEqual({});
  });

  test("a number takes coins that come back first, and never Magic ones", () => {
    expect(gathered(3, { common: 2, fairy: 2, black: 1 }, MAGIC)).toEqual({ fairy: 2, common: 1 });
    expect(gathered(9, { fairy: 2, amulet: 1 }, MAGIC)).toEqual({ fairy: 2 });
    expect(gathered(0, { fairy: 2 }, MAGIC)).toEqual({});
  });

  test("two fists share what there is", () => {
    expect(leftOf({ fairy: 3, common: 1 }, { fairy: 2 })).toEqual({ fairy: 1, common: 1 });
  });

  test("a fist is worth what the server says that its coins count", () => {
    expect(worthOf({ fairy: 2, common: 1 }, {})).toBe(3);
    expect(worthOf({ fairy: 2, common: 1, black: 1 }, MAGIC)).toBe(3);
    expect(worthOf({ fairy: 2, common: 1, amulet: 1 }, MAGIC)).toBe(6);
    expect(worthOf({ fairy: 1, amulet: 2 }, MAGIC)).toBe(4);
    expect(worthOf({ amulet: 1 }, MAGIC)).toBe(0);
    expect(magicIn({ fairy: 2, amulet: 1 }, MAGIC)).toEqual([["amulet", 1]]);
  });
});

describe("a payment", () => {
  const options = paymentsIn([{ red: 4 }, { red: 3, white: 1 }, { yellow: 4 }, "decline"]);

  test("only what leads to an option can be taken", () => {
    expect(takable(options, {})).toEqual(new Set(["red", "white", "yellow"]));
    expect(takable(options, { red: 3 })).toEqual(new Set(["red", "white"]));
    expect(takable(options, { white: 1 })).toEqual(new Set(["red"]));
    expect(takable(options, { red: 4 })).toEqual(new Set());
  });

  test("none of a colour is the same as not naming it", () => {
    expect(isSame({ red: 4 }, { red: 4, blue: 0 })).toBe(true);
    expect(isSame({ red: 4 }, { red: 3, blue: 1 })).toBe(false);
  });
});
