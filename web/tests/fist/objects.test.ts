// One real decision of every kind, of both editions.
import { describe, expect, test } from "vitest";
import type { Decision } from "../../src/tables/contract";
import { objectsOf, saidBy, touched } from "../../src/tables/fist/objects";
import type { Counts, StoneData, Types } from "../../src/tables/fist/types";
import decisions from "./decisions.json";

const asked = decisions as unknown as { decision: Decision<Types>; drawn: Counts }[];
const ofKind = (kind: string): { decision: Decision<Types>; objects: string[][] } => {
  const found = asked.find(({ decision }) => decision.kind === kind);
  if (!found) throw new Error(kind);
  const { decision, drawn } = found;
  return { decision, objects: objectsOf(decision, { drawn }) };
};

test.each(asked.map(({ decision }) => decision.kind))("%s: objects say one option each", (kind) => {
  const { objects } = ofKind(kind);
  const said = objects.filter((all) => all.length > 0).map((all) => all.toSorted().join());
  expect(new Set(said).size).toBe(said.length);
});

describe("objects", () => {
  test("a seat is somebody's place, a stone lies there", () => {
    expect(ofKind("victim").objects[0]?.[0]).toMatch(/^seat \d$/);
    expect(ofKind("loot").objects[0]?.[0]).toMatch(/^stone \d red$/);
  });

  test("what says no is said in words", () => {
    const { decision, objects } = ofKind("buy");
    const stop = decision.kind === "buy" ? decision.options.indexOf("stop") : -1;
    expect(objects[stop]).toEqual([]);
  });

  test("a kept card, or a coin, is touched to use it", () => {
    const options = [false, true, "never"] as const;
    const use = (what: string): string[][] =>
      objectsOf({ id: 1, kind: "use", seat: 2, default: false, options, what }, { drawn: {} });
    expect(use("crook")).toEqual([[], ["held 2 crook"], []]);
    expect(use("magic-blue")).toEqual([[], ["purse magic-blue"], []]);
  });

  test("a coin is added to a bid from the purse; one in a bid is chosen in words", () => {
    const options = ["stop", { seat: 1, coin: "fairy" }] as const;
    const about = {
      id: 1,
      seat: 1,
      default: "stop",
      options,
      card: "witch",
      what: "home-1",
    } as const;
    const change = (how: "add" | "take-out"): string[][] =>
      objectsOf({ ...about, kind: "change-bid", how }, { drawn: {} });
    expect(change("add")).toEqual([[], ["purse fairy"]]);
    expect(change("take-out")).toEqual([[], []]);
  });

  test("stones that lie drawn are taken from there", () => {
    const stone: StoneData = { id: 1, kind: "stone", seat: 0, default: "red", options: ["red"] };
    expect(objectsOf(stone, { drawn: { red: 0 } })).toEqual([["bank red"]]);
    expect(objectsOf(stone, { drawn: { red: 1 } })).toEqual([["drawn red"]]);
  });
});

describe("touching", () => {
  const deals = [
    [],
    ["bank red", "purse fairy"],
    ["bank blue", "purse fairy"],
    ["bank red", "purse silver"],
  ];

  test("a stone and a coin make a deal", () => {
    const first = touched(deals, [], "bank red");
    expect(saidBy(deals, first)).toBe(-1);
    expect(saidBy(deals, touched(deals, first, "purse silver"))).toBe(3);
  });

  test("what does not go together is dropped", () => {
    expect(touched(deals, ["bank red", "purse fairy"], "bank blue")).toEqual([
      "purse fairy",
      "bank blue",
    ]);
    expect(touched(deals, ["bank red", "purse silver"], "bank blue")).toEqual(["bank blue"]);
  });

  test("nothing says nothing", () => expect(saidBy(deals, [])).toBe(-1));
});
