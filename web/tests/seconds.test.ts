import { expect, test } from "vitest";
import { isLast, secondsLeft } from "../src/state/seconds.svelte";

test("a clock of 60 seconds begins at 60, also if the last tick was before it", () => {
  expect(secondsLeft({ of: 60, ends: 100_900 }, 40_000)).toBe(60);
  expect(secondsLeft({ of: 60, ends: 100_900 }, 41_000)).toBe(60);
  expect(secondsLeft({ of: 60, ends: 100_900 }, 42_000)).toBe(59);
});

test("it ends at 0", () => {
  expect(secondsLeft({ of: 60, ends: 1_000 }, 5_000)).toBe(0);
});

test("the last five seconds are the last, and none is left after them", () => {
  expect([6, 5, 1, 0].map(isLast)).toEqual([false, true, true, false]);
});
