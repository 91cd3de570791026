// Lessons on two devices of a member.
import { expect, test } from "vitest";
import { merged } from "../src/state/progress.svelte";

const left = (id: string, deeds: readonly unknown[]) => ({ game: "fist-2002", id, deeds });

test("what was done on either device is done", () => {
  const here = { done: ["fist-2002/ties"], under_way: null };
  const there = { done: ["fist-2002/auction", "fist-2002/ties"], under_way: left("witch", [null]) };
  expect(merged(here, there)).toEqual({
    done: ["fist-2002/auction", "fist-2002/ties"],
    under_way: left("witch", [null]),
  });
});

test("a lesson that was left goes on where one had come furthest, unless it is done", () => {
  const here = { done: [], under_way: left("witch", [null]) };
  const further = left("witch", [null, { fairy: 1 }]);
  expect(merged(here, { done: [], under_way: further }).under_way).toEqual(further);
  expect(merged({ ...here, under_way: further }, here).under_way).toEqual(further);
  expect(merged(here, { done: [], under_way: left("ties", []) })).toEqual(here);
  expect(merged(here, { done: ["fist-2002/witch"] }).under_way).toBeNull();
});
