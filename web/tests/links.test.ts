import { expect, test } from "vitest";
import { linked, wordsIn } from "../src/text/links";

test("all words of an event, however deep", () => {
  expect(wordsIn({ seat: 1, card: "thief", more: [{ id: "witch" }] })).toEqual(["thief", "witch"]);
});

test("Fairy Gold is no Fairy", () => {
  const event = { seat: 1, card: "thief", more: [{ coin: "fairy" }] };
  expect(wordsIn(event, ["coin"])).toEqual(["thief"]);
});

test("names of cards are pieces of their own", () => {
  const cards = new Map([
    ["thief", ["the Thief", "Thief"]],
    ["witch", ["Witch"]],
  ]);
  expect(linked("Ada wins the Thief, not the Witch.", cards)).toEqual([
    { text: "Ada wins " },
    { text: "the Thief", card: "thief" },
    { text: ", not the " },
    { text: "Witch", card: "witch" },
    { text: "." },
  ]);
});

test("a part of a longer word is no name", () => {
  expect(linked("Diebstahl durch den Dieb", new Map([["thief", ["Dieb"]]]))).toEqual([
    { text: "Diebstahl durch den " },
    { text: "Dieb", card: "thief" },
  ]);
});

test("without cards a sentence stays whole", () => {
  expect(linked("Turn 1 begins.", new Map())).toEqual([{ text: "Turn 1 begins." }]);
});

test("the longest name counts: a Fairy Queen is no Fairy", () => {
  const cards = new Map([
    ["fairy", ["Fairy"]],
    ["fairy-queen", ["Fairy Queen"]],
  ]);
  const links = linked("New this turn: Fairy Queen, Fairy and the Fairy Queen.", cards).flatMap(
    ({ card }) => card ?? [],
  );
  expect(links).toEqual(["fairy-queen", "fairy", "fairy-queen"]);
});

test("Feengold ist keine Fee", () => {
  const cards = new Map([["fairy", ["die Fee", "der Fee", "Fee"]]]);
  expect(linked("Ada zahlt 1 Feengold.", cards)).toEqual([{ text: "Ada zahlt 1 Feengold." }]);
  expect(linked("Ada gewinnt die Fee.", cards)[1]).toEqual({ text: "die Fee", card: "fairy" });
});
