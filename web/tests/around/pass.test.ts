// One device for all: who looks at it next, and that nobody sees the secrets of others.
import { describe, expect, test } from "vitest";
import {
  COMMON,
  eyesOf,
  hasReveal,
  isTalk,
  nextAfter,
  nextStage,
  veiled,
  veiledEvents,
  type Now,
  type Stage,
} from "../../src/state/pass";
import type { View } from "../../src/tables/contract";
import type { PassRules } from "../../src/tables/family";
import fistFamily from "../../src/tables/fist/manifest";
import gold from "../../src/tables/gold/manifest";

const fist = { pass: fistFamily.pass as PassRules };
const rules = gold.pass as PassRules;

const eyes = (seat: number, isLook = false): Stage => ({ at: "eyes", seat, isLook });
const curtain = (seat: number, isLook = false): Stage => ({ at: "curtain", seat, isLook });
const talk = (seat: number): Stage => ({ at: "talk", seat });
const now = (asked: number[], more: Partial<Now> = {}): Now => ({
  asked,
  done: [],
  isTalk: false,
  isOver: false,
  hasReveal: false,
  ...more,
});

test("the next one is who sits next, clockwise", () => {
  expect(nextAfter(0, [0, 1, 2])).toBe(1);
  expect(nextAfter(2, [1, 0])).toBe(0);
  expect(nextAfter(1, [1])).toBe(1);
  expect(nextAfter(1, [])).toBeNull();
});

describe("sealed bids go round", () => {
  test("all look until somebody says that they have the device", () => {
    expect(nextStage(COMMON, now([0, 1]))).toBe(COMMON);
  });
  test("whoever is asked keeps it", () => {
    const stage = eyes(0);
    expect(nextStage(stage, now([0, 1]))).toBe(stage);
  });
  test("then a curtain for the next one", () => {
    expect(nextStage(eyes(0), now([1, 2]))).toEqual(curtain(1));
    expect(nextStage(eyes(2), now([1]))).toEqual(curtain(1));
  });
  test("the curtain stays until they open it", () => {
    const stage = curtain(1);
    expect(nextStage(stage, now([1]))).toBe(stage);
  });
  test("and when the fists open all look", () => {
    expect(nextStage(eyes(1), now([0, 1], { hasReveal: true }))).toBe(COMMON);
  });
  test("also while bots think", () => {
    expect(nextStage(eyes(1), now([]))).toBe(COMMON);
  });
  test("a curtain for somebody who is not asked any more falls away", () => {
    expect(nextStage(curtain(1), now([0]))).toBe(COMMON);
  });
});

test("whoever is asked several things in a row keeps the device", () => {
  const stage = eyes(1);
  expect(nextStage(stage, now([1]))).toBe(stage);
});

test("whoever may act but is done gives the device away, and does not get it back", () => {
  expect(nextStage(eyes(0), now([0, 1, 2], { done: [0] }))).toEqual(curtain(1));
  expect(nextStage(eyes(1), now([0, 1, 2], { done: [0, 1] }))).toEqual(curtain(2));
  expect(nextStage(eyes(1), now([0, 1], { done: [0, 1] }))).toBe(COMMON);
});

test("when the game is over all look", () => {
  for (const stage of [eyes(0), curtain(1), talk(0)])
    expect(nextStage(stage, now([], { isOver: true }))).toBe(COMMON);
});

describe("when all talk at once", () => {
  const talking = (asked: number[]): Now => now(asked, { isTalk: true });
  test("nobody needs a curtain, and somebody begins", () => {
    expect(nextStage(COMMON, talking([1, 2]))).toEqual(talk(1));
    expect(nextStage(eyes(2), talking([1, 2]))).toEqual(talk(2));
    expect(nextStage(eyes(0), talking([1, 2]))).toEqual(talk(1));
  });
  test("who acts goes on acting, as long as they can", () => {
    const stage = talk(2);
    expect(nextStage(stage, talking([1, 2]))).toBe(stage);
    expect(nextStage(stage, talking([1]))).toEqual(talk(1));
  });
  test("a look behind the own screen has a curtain, and lasts until it is shut", () => {
    for (const stage of [curtain(1, true), eyes(1, true)])
      expect(nextStage(stage, talking([1, 2]))).toBe(stage);
  });
  test("at its end all look", () => {
    expect(nextStage(talk(1), now([1]))).toBe(COMMON);
    expect(nextStage(eyes(1, true), now([1]))).toBe(COMMON);
    expect(nextStage(curtain(1, true), now([1]))).toBe(COMMON);
  });
  test("if none of us takes part, all look on", () => {
    expect(nextStage(COMMON, talking([]))).toBe(COMMON);
  });
});

test("the site is asked for the eyes of who looks, and for nobody's in between", () => {
  expect([COMMON, curtain(1), eyes(1), talk(2)].map(eyesOf)).toEqual([null, null, 1, 2]);
});

test("reveals are what happened since the eyes opened", () => {
  const events = [{ kind: "fists-opened" }, { kind: "won" }, { kind: "card-shown" }];
  expect(hasReveal(fist.pass, events, 0)).toBe(true);
  expect(hasReveal(fist.pass, events, 1)).toBe(false);
});

test("in a game that nobody here knows everything is to be seen together", () => {
  expect(hasReveal(null, [{ kind: "anything" }], 0)).toBe(true);
  expect(hasReveal(null, [{ kind: "anything" }], 1)).toBe(false);
});

describe("a screen that is shut", () => {
  const view = {
    game: "dragons-gold",
    you: 1,
    result: null,
    worth: { tokens: {} },
    decision: {
      id: 7,
      kind: "negotiate",
      seat: 1,
      default: "wait",
      hourglass: true,
      fighters: [0, 1],
    },
    table: {
      negotiation: {},
      seats: [{ tokens: 2 }, { tokens: 3, stash: { gold: 3 }, held: ["hourglass"] }],
    },
  } as unknown as View;

  test("shows the board and the question, and nothing that is hidden behind it", () => {
    const shut = veiled(rules, view);
    expect(shut.decision).toMatchObject({ id: 7, fighters: [0, 1], hourglass: false });
    expect(shut.table).toMatchObject({ seats: [{ tokens: 2 }, { tokens: 3 }] });
    expect(JSON.stringify(shut)).not.toMatch(/stash|held|worth|"gold"/);
  });
  test("tells only what all may know", () => {
    const events = ["stash-seen", "token-recognised", "objects-seen", "proposed"].map((kind) => ({
      kind,
    }));
    expect(veiledEvents(rules, events)).toEqual([{ kind: "proposed" }]);
    expect(veiledEvents(fist.pass, events)).toBe(events);
  });
  test("is for talks only", () => {
    expect(isTalk(rules, view)).toBe(true);
    expect(isTalk(rules, { ...view, table: { negotiation: null } })).toBe(false);
    expect(isTalk(fist.pass, view)).toBe(false);
    expect(isTalk(null, view)).toBe(false);
  });
});
