// What is agreed for a game on the set-up page.
import { expect, it } from "vitest";
import { agreed } from "../../src/parts/GameOptions.svelte";
import type { GameInfo } from "../../src/wire/types";

const game = {
  options: [
    { name: "timer", default: 60, values: [null, 30, 60], house: false },
    { name: "common", default: 2, values: [0, 1, 2], house: true },
    { name: "home_made", default: [], values: [], house: true },
  ],
} as unknown as GameInfo;

it("is as usual unless something was chosen, which can be nothing at all", () => {
  expect(agreed(game, {})).toEqual({ timer: 60, common: 2, home_made: [] });
  expect(agreed(game, { timer: null })).toMatchObject({ timer: null });
});

it("keeps of what was chosen for another game only what this one has", () => {
  expect(agreed(game, { common: 3, other: 1 })).toEqual({ timer: 60, common: 2, home_made: [] });
});

it("takes home-made cards as they are", () => {
  const cards = [{ card: { name: { en: "Hermit" } }, copies: 2 }];
  expect(agreed(game, { home_made: cards })).toMatchObject({ home_made: cards });
});
