// What is agreed for a game on the set-up page.
import { expect, it } from "vitest";
import { agreed, withVariant } from "../../src/parts/GameOptions.svelte";
import type { GameInfo } from "../../src/wire/types";

const game = {
  options: [
    { name: "timer", default: 60, values: [null, 30, 60], house: false, kind: "one" },
    { name: "common", default: 2, values: [0, 1, 2], house: true, kind: "one" },
    { name: "home_made", default: [], values: [], house: true, kind: "cards" },
    { name: "deck", default: "all", values: ["ghost", "imp"], house: true, kind: "some" },
  ],
} as unknown as GameInfo;

it("is as usual unless something was chosen, which can be nothing at all", () => {
  expect(agreed(game, {})).toEqual({ timer: 60, common: 2, home_made: [], deck: "all" });
  expect(agreed(game, { timer: null })).toMatchObject({ timer: null });
});

it("keeps of what was chosen for another game only what this one has", () => {
  expect(agreed(game, { common: 3, other: 1 })).toEqual({
    timer: 60,
    common: 2,
    home_made: [],
    deck: "all",
  });
});

it("takes home-made cards as they are", () => {
  const cards = [{ card: { name: { en: "Hermit" } }, copies: 2 }];
  expect(agreed(game, { home_made: cards })).toMatchObject({ home_made: cards });
});

it("takes of cards a list of those that it has", () => {
  expect(agreed(game, { deck: ["imp"] })).toMatchObject({ deck: ["imp"] });
  expect(agreed(game, { deck: ["imp", "elf"] })).toMatchObject({ deck: "all" });
});

it("changes the house rules of a variant, and no other options", () => {
  const chosen = { timer: 30, common: 0, deck: ["imp"] };
  const quick = withVariant(game, chosen, { common: 1 });
  expect(quick).toEqual({ timer: 30, common: 1, deck: "all", home_made: [] });
});
