// The tree of a card that is being made: what is put in, moved, taken out and undone; and its data.
import { readFileSync, readdirSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import Blazon from "../src/parts/Blazon.svelte";
import type { CardLanguage } from "../src/wire/types";
import { begin, done, redo, undo } from "../src/workshop/history";
import { canMoveTo, offersAt, wordsAt } from "../src/workshop/fit";
import { cuts, gridOf, sheetsOf } from "../src/workshop/sheet";
import * as tree from "../src/workshop/tree";
import type { Draft, Node, Spot } from "../src/workshop/tree";

/** A part of the language, as the site tells it. */
const language = JSON.parse(
  readFileSync(new URL("./language.json", import.meta.url), "utf-8"),
) as CardLanguage;
const MAGICIAN = {
  either: [{ then: [{ pay: { stones: 4 } }, { score: 1 }] }, { take: { silver: 3 } }],
};
const PICTURE = { shape: "sign", charge: "owl", colour: "paper", ground: "green" };

const draftOf = (card: Node): Draft => ({
  name: { en: "Magus", de: "" },
  gender: "",
  accusative: "",
  picture: PICTURE,
  says: {},
  kept: {},
  tree: card,
});
const written = (card: Node, without?: ReadonlySet<number>) =>
  tree.write(language, draftOf(card), { en: "Magus" }, without);
const powerOf = (card: Node): unknown => written(card)?.card["power"];
const power = (card: Node): Spot => ({ owner: card.key, field: "power", at: 0 });
const cardOf = (data: tree.Data): Node => {
  const empty = tree.emptyTree();
  return tree.put(empty, power(empty), tree.readNode(language, data));
};
/** The first block with this verb. */
const find = (card: Node, verb: string): Node => {
  const found = [...tree.everyNode(card)].find((node) => node.verb === verb);
  if (!found) throw new Error(verb);
  return found;
};
const place = (node: Node, at: number): Spot => {
  const spot = tree.spotsOf(node)[at];
  if (!spot) throw new Error(node.verb);
  return spot;
};

let magician: Node;
beforeAll(() => {
  magician = cardOf(MAGICIAN);
});

test("a card that is read and written is the same", () => {
  expect(powerOf(magician)).toEqual(MAGICIAN);
});

test("a card is made from blocks, one after the other", () => {
  let card = tree.emptyTree();
  const either = tree.blank(language, "either");
  card = tree.put(card, power(card), either);
  const pay = tree.blank(language, "pay");
  card = tree.put(card, place(either, 0), pay);
  card = tree.setValue(card, pay.key, "stones", { stones: 4 });
  card = tree.addAfter(language, card, pay.key, tree.blank(language, "score"), "then");
  const take = tree.blank(language, "take");
  card = tree.put(card, place(either, 1), take);
  card = tree.setValue(card, take.key, "goods", { silver: 3 });
  expect(powerOf(card)).toEqual(MAGICIAN);
});

test("what is added behind a price is for that, else it comes then", () => {
  expect(tree.usualJoin(language, find(magician, "pay"))).toBe("then");
  expect(tree.usualJoin(language, find(magician, "take"))).toBe("both");
});

test("a list with room takes one more; a full one goes into a new one", () => {
  const card = cardOf({ both: [{ score: 1 }, { keep: true }] });
  const more = tree.addAfter(
    language,
    card,
    find(card, "score").key,
    tree.blank(language, "pay-all"),
    "both",
  );
  expect(powerOf(more)).toEqual({ both: [{ score: 1 }, { "pay-all": true }, { keep: true }] });
  const take = find(magician, "take");
  const wrapped = tree.addAfter(language, magician, take.key, tree.blank(language, "keep"), "both");
  expect(powerOf(wrapped)).toEqual({
    either: [MAGICIAN.either[0], { both: [{ take: { silver: 3 } }, { keep: true }] }],
  });
});

test("a block goes up and down among those beside it", () => {
  const take = find(magician, "take");
  const up = tree.shift(magician, take.key, -1);
  expect(powerOf(up)).toEqual({ either: [MAGICIAN.either[1], MAGICIAN.either[0]] });
  expect(tree.shift(up, take.key, -1)).toBe(up);
  expect(powerOf(tree.shift(up, take.key, 1))).toEqual(MAGICIAN);
});

test("a block goes out of the one that it is in, and into the one beside it", () => {
  const score = find(magician, "score");
  const out = tree.moveOut(language, magician, score.key);
  expect(powerOf(out)).toEqual({
    either: [{ both: [{ pay: { stones: 4 } }, { score: 1 }] }, { take: { silver: 3 } }],
  });
  const back = tree.moveInto(language, out, score.key);
  expect(powerOf(back)).toEqual(MAGICIAN);
  const top = find(magician, "either");
  expect(tree.moveOut(language, magician, top.key)).toBe(magician);
});

test("a block is moved into an empty place, behind another one, and nowhere else", () => {
  const [either, pay, take] = ["either", "pay", "take"].map((verb) => find(magician, verb));
  if (!either || !pay || !take) throw new Error("no magician");
  const hole = tree.remove(language, magician, take.key);
  const into = tree.moveTo(language, hole, find(hole, "score").key, place(find(hole, "either"), 1));
  expect(into && powerOf(into)).toEqual({ either: [{ pay: { stones: 4 } }, { score: 1 }] });
  const behind = tree.moveTo(language, magician, take.key, place(find(magician, "then"), 0));
  expect(powerOf(behind)).toEqual({
    then: [{ then: [{ pay: { stones: 4 } }, { take: { silver: 3 } }] }, { score: 1 }],
  });
  const spot = tree.spotOf(behind, take.key);
  expect(spot && tree.around(behind, spot).map(({ verb }) => verb)).toEqual([
    "",
    "either",
    "then",
    "then",
  ]);
  const can = (key: number, to: Spot) => canMoveTo(language, magician, key, to, "once");
  expect(can(take.key, place(find(magician, "then"), 0))).toBe(true);
  expect(can(either.key, place(find(magician, "then"), 0))).toBe(false);
  expect(can(take.key, place(either, 1))).toBe(false);
  expect(canMoveTo({ ...language, deepest: 2 }, magician, take.key, place(either, 0), "once")).toBe(
    false,
  );
});

test("what is taken out leaves an empty place, and the card is what is left", () => {
  const less = tree.remove(language, magician, find(magician, "pay").key);
  const then = find(less, "then");
  expect(then.places["steps"]?.[0]).toBeNull();
  expect(powerOf(less)).toEqual({ either: [{ score: 1 }, { take: { silver: 3 } }] });
  const list = cardOf({ both: [{ score: 1 }, { keep: true }, { "pay-all": true }] });
  const shorter = tree.remove(language, list, find(list, "keep").key);
  expect(powerOf(shorter)).toEqual({ both: [{ score: 1 }, { "pay-all": true }] });
  expect(written(tree.emptyTree())).toBeNull();
});

test("a block goes into another one", () => {
  const take = find(magician, "take");
  const wrapped = tree.wrap(language, magician, take.key, "may");
  expect(powerOf(wrapped)).toEqual({
    either: [MAGICIAN.either[0], { may: { do: { take: { silver: 3 } } } }],
  });
});

test("a copy is another block with the same data", () => {
  const copy = tree.copyOf(magician);
  expect(powerOf(copy)).toEqual(MAGICIAN);
  const keys = new Set([...tree.everyNode(magician)].map(({ key }) => key));
  expect([...tree.everyNode(copy)].filter(({ key }) => keys.has(key))).toEqual([]);
});

test("the way to a block in the data leads back to it", () => {
  const { paths } = written(magician) ?? { paths: new Map() };
  const score = find(magician, "score");
  expect(paths.get(score.key)).toEqual(["power", "either", 1, "then", 2, "score"]);
  expect(tree.keyAt(paths, ["power", "either", 1, "then", 2, "score", "points"])).toBe(score.key);
  expect(tree.keyAt(paths, ["power"])).toBeNull();
});

test("a block that does not fit is left out, and the rest is the card", () => {
  const without = new Set([find(magician, "take").key]);
  expect(written(magician, without)?.card["power"]).toEqual(MAGICIAN.either[0]);
});

test("a kept card says when it does what, and defaults are not said", () => {
  let card = cardOf({ keep: true });
  const moment = tree.newMoment("tied");
  card = tree.append(card, card.key, "when", moment);
  card = tree.put(card, place(moment, 0), tree.blank(language, "win"));
  const data = written(card)?.card ?? {};
  expect(data["kept"]).toEqual({ use: "once", when: [{ at: "tied", do: { win: true } }] });
  expect(data).not.toHaveProperty("bids");
  const draft = tree.read(language, data, PICTURE);
  expect(tree.write(language, draft, { en: "Magus" })?.card).toEqual(data);
});

test("only what fits is offered, and the rest says why not", () => {
  const let_ = cardOf({ let: { who: "other", do: { score: 1 } } });
  const inside = place(find(let_, "let"), 0);
  const why = (card: Node, spot: Spot, verb: string, use = "once") =>
    offersAt(language, card, spot, use).find(({ block }) => block.verb === verb)?.unfit;
  expect(why(let_, power(let_), "keep")).toBeNull();
  expect(why(let_, inside, "keep")).toBe("winner");
  expect(why(let_, inside, "score")).toBeNull();
  expect(why(let_, inside, "win")).toBe("moment");
  const moment = tree.newMoment("tied");
  const kept = tree.append(let_, let_.key, "when", moment);
  expect(why(kept, place(moment, 0), "score")).toBe("scores");
  expect(why(kept, place(moment, 0), "win")).toBeNull();
  expect(why(kept, place(moment, 0), "again")).toBe("window");
  const words = language.blocks.find(({ verb }) => verb === "steal")?.fields[0]?.words ?? [];
  const ids = (spot: Spot) => wordsAt(language, let_, spot, words).map(({ id }) => id);
  expect(ids(power(let_))).toContain("second");
  expect(ids(inside)).not.toContain("second");
});

test("what was done is undone and done again; letters of a name are one change", () => {
  let history = begin("");
  for (const name of ["O", "Ow", "Owl"]) history = done(history, name, "name");
  history = done(history, "Owl!", "sign");
  expect(undo(history).now).toBe("Owl");
  expect(undo(undo(history)).now).toBe("");
  expect(undo(undo(undo(history))).now).toBe("");
  expect(redo(undo(history)).now).toBe("Owl!");
  expect(redo(history)).toBe(history);
});

test("there are at least sixty charges to choose from", () => {
  const charges = readdirSync(new URL("../art/charges", import.meta.url));
  expect(charges.filter((file) => file.endsWith(".svg")).length).toBeGreaterThanOrEqual(60);
});

test.each(["shield", "roundel", "constructor", "<b>", undefined])(
  "a picture with an unknown %s is one of ours",
  (word) => {
    const drawn = (picture: Record<string, string | undefined>): string =>
      render(Blazon, { props: { picture } }).body;
    for (const part of ["shape", "charge"])
      expect(drawn({ ...PICTURE, [part]: word })).toBe(drawn(PICTURE));
    for (const part of ["colour", "ground"])
      expect(drawn({ ...PICTURE, [part]: word })).toContain("var(--");
    expect(drawn({ ...PICTURE, shape: "banner" })).not.toBe(drawn(PICTURE));
    expect(drawn({ ...PICTURE, charge: "key" })).not.toBe(drawn(PICTURE));
  },
);

test("nine cards of 63 × 88 mm are in the middle of a sheet", () => {
  expect(gridOf(63, 88)).toEqual({ columns: 3, rows: 3, left: 10.5, top: 16.5 });
  expect(cuts(10.5, 63, 3)).toEqual([10.5, 73.5, 136.5, 199.5]);
  expect(
    sheetsOf(
      [
        ["a", 9],
        ["b", 2],
      ] as const,
      9,
    ).map((sheet) => sheet.length),
  ).toEqual([9, 2]);
});
