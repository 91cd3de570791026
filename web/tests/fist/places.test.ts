import { expect, test } from "vitest";
import { laidOut, placesOf } from "../../src/tables/fist/places";

test("who is called keeps the place, also when the card is kept", () => {
  const laid = laidOut([], ["witch", "ghost", "thief"], 0);
  expect(laidOut(laid, ["witch", "thief"], 0)).toEqual(["witch", "ghost", "thief"]);
});

test("a card that was face down is turned up where it lay; what is drawn comes last", () => {
  const laid = laidOut([], ["witch", "thief"], 2);
  expect(laid).toEqual(["witch", "thief", null, null]);
  expect(laidOut(laid, ["thief", "witch", "elf"], 1)).toEqual(["witch", "thief", "elf", null]);
  expect(laidOut(laid, ["witch", "thief", "imp"], 2)).toEqual([
    "witch",
    "thief",
    null,
    null,
    "imp",
  ]);
});

test("no more lie face down than there are", () => {
  expect(laidOut(["witch", null, null], ["witch"], 1)).toEqual(["witch", null]);
});

test("of two that are alike the first is called first", () => {
  const states = (coming: string[], lit: string | null): string[] =>
    placesOf(["elf", "thief", "elf"], coming, lit).map(({ state }) => state);
  expect(states(["elf", "thief", "elf"], null)).toEqual(["coming", "coming", "coming"]);
  expect(states(["elf", "thief"], "elf")).toEqual(["lit", "coming", "coming"]);
  expect(states([], "thief")).toEqual(["called", "lit", "called"]);
});
