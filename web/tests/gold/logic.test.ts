// What the Dragon's Gold table works out by itself: picks, splits, sums, and the steps of a kill.
import { describe, expect, test } from "vitest";
import {
  idleWay,
  implied,
  liveThings,
  settled,
  touch,
  waysOf,
  type Listed,
} from "../../src/tables/gold/picks";
import {
  distance,
  isWhole,
  marked,
  ownersOf,
  pieces,
  sameShares,
  sharesOf,
} from "../../src/tables/gold/split";
import { lastKill, tale } from "../../src/tables/gold/tale";
import { bySeat, countOf, placeOf } from "../../src/tables/gold/pieces";
import type { Answers, GameEvent, SpotView, WorthData } from "../../src/tables/gold/types";
import { standing, worthOf } from "../../src/tables/gold/worth";

const ask = <Kind extends Listed["kind"]>(
  kind: Kind,
  options: readonly Answers[Kind][],
  seat = 1,
): Listed =>
  ({
    id: 7,
    kind,
    seat,
    default: options[0],
    options,
    words: { prompt: "?", options: options.map((option) => JSON.stringify(option)) },
  }) as unknown as Listed;

describe("answers by touching things", () => {
  const turn = waysOf(
    ask("turn", [
      { place: "wizard", dragon: 0 },
      { place: "wizard", dragon: 1 },
      { place: "knight-4", dragon: 0 },
      { place: "knight-4", dragon: 0, sword: true },
      { place: "knight-4", dragon: 1 },
      { place: "knight-4", dragon: 1, sword: true },
      { use: "swap-powder", dragons: [0, 1] },
      { use: "swap-powder", dragons: [0, 2] },
      { use: "scroll-of-banishment", seat: 2, adventurer: "thief" },
      { use: "horn-of-recall", adventurer: "thief" },
      { use: "wand-of-awakening" },
    ]),
  );

  test("what is touched narrows down what can be touched next", () => {
    const picks = touch(turn, [], "home:wizard");
    expect(liveThings(turn, picks)).toEqual(new Set(["dragon:0", "dragon:1"]));
    expect(settled(turn, picks)).toBeNull();
    expect(settled(turn, touch(turn, picks, "dragon:1"))?.answer).toEqual({
      place: "wizard",
      dragon: 1,
    });
  });

  test("the order does not matter, and a second touch takes back", () => {
    const picks = touch(turn, touch(turn, [], "dragon:1"), "home:knight-4");
    expect(settled(turn, picks)?.answer).toEqual({ place: "knight-4", dragon: 1 });
    expect(touch(turn, picks, "dragon:1")).toEqual(["home:knight-4"]);
  });

  test("another adventurer, or another dragon, replaces the first", () => {
    const picks = touch(turn, touch(turn, [], "home:wizard"), "dragon:0");
    expect(touch(turn, picks, "home:knight-4")).toEqual(["dragon:0", "home:knight-4"]);
    expect(touch(turn, picks, "dragon:1")).toEqual(["home:wizard", "dragon:1"]);
    expect(touch(turn, picks, "seat:5")).toEqual(picks);
    expect(touch(turn, ["dragon:0"], "dragon:1")).toEqual(["dragon:1"]);
  });

  test("a sword goes with a knight and with nobody else", () => {
    const knight = touch(turn, touch(turn, [], "home:knight-4"), "dragon:0");
    expect(liveThings(turn, knight)).toEqual(new Set(["object:dragonbane-sword"]));
    expect(settled(turn, touch(turn, knight, "object:dragonbane-sword"))?.answer).toEqual({
      place: "knight-4",
      dragon: 0,
      sword: true,
    });
    expect(touch(turn, ["home:wizard"], "object:dragonbane-sword")).toEqual([
      "object:dragonbane-sword",
    ]);
  });

  test("objects and what they are used on", () => {
    const powder = touch(
      turn,
      touch(turn, touch(turn, [], "object:swap-powder"), "dragon:0"),
      "dragon:1",
    );
    expect(settled(turn, powder)?.answer).toEqual({ use: "swap-powder", dragons: [0, 1] });
    expect(settled(turn, touch(turn, powder, "dragon:2"))?.answer).toEqual({
      use: "swap-powder",
      dragons: [0, 2],
    });
    expect(settled(turn, ["object:scroll-of-banishment", "out:2:thief"])?.answer).toEqual({
      use: "scroll-of-banishment",
      seat: 2,
      adventurer: "thief",
    });
    expect(settled(turn, ["out:1:thief", "object:horn-of-recall"])?.answer).toEqual({
      use: "horn-of-recall",
      adventurer: "thief",
    });
    expect(settled(turn, ["object:wand-of-awakening"])?.answer).toEqual({
      use: "wand-of-awakening",
    });
  });

  test("plain answers of every kind", () => {
    const things = <Kind extends Listed["kind"]>(
      kind: Kind,
      option: Answers[Kind],
    ): readonly string[] | undefined => waysOf(ask(kind, [option]))[0]?.things;
    expect(things("go-home", "thief")).toEqual(["out:1:thief"]);
    expect(things("reach", 2)).toEqual(["dragon:2"]);
    expect(things("watch", 0)).toEqual(["dragon:0"]);
    expect(things("rob", 3)).toEqual(["seat:3"]);
    expect(things("token", "gold")).toEqual(["token:gold"]);
    expect(things("share", 1)).toEqual(["share:1"]);
    expect(things("use-object", { use: "ring-of-confusion", seats: [0, 2] })).toEqual([
      "object:ring-of-confusion",
      "seat:0",
      "seat:2",
    ]);
    expect(waysOf(null)).toEqual([]);
  });

  test("to do nothing, and what goes without saying", () => {
    const ways = waysOf(ask("use-object", [false, { use: "horn-of-plenty" }]));
    expect(idleWay(ways)?.answer).toBe(false);
    expect(settled(ways, [])).toBeNull();
    expect(idleWay(turn)).toBeNull();
    expect(
      implied(
        waysOf(
          ask("turn", [
            { place: "thief", dragon: 0 },
            { place: "thief", dragon: 2 },
          ]),
        ),
      ),
    ).toEqual(["home:thief"]);
    expect(implied(turn)).toEqual([]);
  });
});

describe("splits", () => {
  const treasure = { silver: 2, emerald: 1, gold: 1 };
  const all = pieces(treasure);

  test("every token is a piece, in the order of the box", () => {
    expect(all.map(({ id }) => id)).toEqual(["silver-0", "silver-1", "gold-0", "emerald-0"]);
  });

  test("from owners to shares and back", () => {
    const owners = [0, 1, 1, null];
    expect(isWhole(owners)).toBe(false);
    expect(sharesOf(all, owners, 2)).toEqual([{ silver: 1 }, { silver: 1, gold: 1 }]);
    const shares = [
      { emerald: 1, silver: 1 },
      { silver: 1, gold: 1 },
    ];
    expect(ownersOf(all, shares)).toEqual([0, 1, 1, 0]);
    // A seat that has one of two alike keeps it.
    expect(ownersOf(all, shares, [1, 0, null, null])).toEqual([1, 0, 1, 0]);
    expect(ownersOf(all, [{}, { silver: 9 }])).toEqual([1, 1, null, null]);
  });

  test("where two splits differ", () => {
    const mine = [
      { emerald: 1, silver: 1 },
      { silver: 1, gold: 1 },
    ];
    const theirs = [
      { gold: 1, silver: 1 },
      { silver: 1, emerald: 1 },
    ];
    expect(distance(mine, theirs)).toBe(2);
    expect(distance(mine, mine)).toBe(0);
    expect(distance(mine, [{}, {}])).toBe(4);
    expect(sameShares(mine, theirs)).toBe(false);
    expect(
      sameShares(mine, [
        { silver: 1, emerald: 1 },
        { gold: 1, silver: 1 },
      ]),
    ).toBe(true);
    expect(marked(mine[0]!, theirs[0]).map(({ kind, differs }) => [kind, differs])).toEqual([
      ["silver", false],
      ["emerald", true],
    ]);
    expect(marked({ silver: 3 }, { silver: 2 }).map(({ differs }) => differs)).toEqual([
      false,
      false,
      true,
    ]);
    expect(marked({ silver: 1 }, undefined)[0]?.differs).toBe(false);
  });
});

describe("what a share is worth", () => {
  const worth: WorthData = {
    tokens: { silver: 1, gold: 3, "black-diamond": 19 },
    gems: {
      emerald: [
        { more: 0, place: "behind", points: 0 },
        { more: 1, place: "level", points: 6 },
        { more: 2, place: "ahead", points: 12 },
        { more: 5, place: "sure", points: 12 },
      ],
      amber: [{ more: 0, place: "ahead", points: 12 }],
    },
    sets: [
      { needs: {}, points: 5 },
      { needs: { emerald: 2, amber: 1 }, points: 10 },
    ],
    curse: "black-diamond",
  };

  test("sure and hoped", () => {
    expect(worthOf(worth, { silver: 2, gold: 1 })).toMatchObject({
      sure: 5,
      hoped: 0,
      gems: [],
      sets: 0,
    });
    expect(worthOf(worth, { emerald: 1 })).toMatchObject({
      sure: 0,
      hoped: 6,
      gems: [{ place: "level", isNew: true }],
    });
    expect(worthOf(worth, { emerald: 5 })).toMatchObject({ sure: 12, hoped: 0 });
    expect(worthOf(worth, { amber: 1 })).toMatchObject({
      sure: 0,
      hoped: 0,
      gems: [{ place: "ahead", isNew: false }],
    });
    expect(worthOf(worth, { emerald: 2, amber: 1 })).toMatchObject({ sure: 5, hoped: 12, sets: 5 });
  });

  test("a curse takes what one has", () => {
    expect(worthOf(worth, { "black-diamond": 1, emerald: 2 })).toEqual({
      sure: 14,
      hoped: -12,
      gems: [],
      sets: 0,
      curses: true,
    });
  });

  test("where one stands", () => {
    expect(standing(worth, "emerald")).toEqual({ place: "behind", lead: 2 });
    expect(standing(worth, "amber")).toEqual({ place: "ahead", lead: null });
    expect(standing(worth, "diamond")).toEqual({ place: "unknown", lead: null });
  });
});

describe("a kill", () => {
  /** As much of an event as matters here. */
  const event = <Kind extends GameEvent["kind"]>(
    kind: Kind,
    more: Partial<Extract<GameEvent, { kind: Kind }>> = {},
  ) => ({ kind, words: `${kind}.`, ...more }) as GameEvent;
  const events = [
    event("adventurer-placed"),
    event("dragon-killed", { spot: 1, dragon: "9-5-4", fighters: [0, 1] }),
    event("treasure-grew", { treasure: { gold: 2 } }),
    event("negotiation-began"),
    event("proposed"),
    event("agreed"),
    event("share-taken", { seat: 0, treasure: { gold: 1 } }),
    event("object-used", { seat: 1, object: "amulet-of-warding" }),
    event("token-recognised", { seat: 0, token: "gold" }),
    event("dragon-appeared", { dragon: "5-4-1", treasure: {} }),
  ];

  test("is told from the blow to the next dragon, without the talk", () => {
    const { steps, isOver } = tale(events, lastKill(events));
    expect(isOver).toBe(true);
    expect(steps.map(({ kind }) => kind)).toEqual([
      "dragon-killed",
      "treasure-grew",
      "share-taken",
      "object-used",
      "token-recognised",
      "home",
      "dragon-appeared",
    ]);
    expect(steps[2]?.shares).toEqual([{ seat: 0, tokens: { gold: 1 } }]);
    expect(steps[3]?.emblem).toBe("object-amulet-of-warding");
    expect(steps[4]?.tokens).toEqual({ gold: 1 });
  });

  test("is told without saying anything twice", () => {
    const shares = [
      event("share-taken", { seat: 1, treasure: { red: 1 } }),
      event("share-taken", { seat: 0, treasure: {} }),
    ];
    const theft = [
      event("theft-tried", { seat: 0 }),
      event("token-stolen", { seat: 0 }),
      event("token-recognised", { token: "gold" }),
    ];
    const { steps } = tale(
      [events[1]!, event("reds-seized", { seat: 0 }), shares[0]!, ...shares, ...theft],
      0,
    );
    expect(steps.map(({ kind }) => kind)).toEqual([
      "dragon-killed",
      "reds-seized",
      "share-taken",
      "token-recognised",
    ]);
    expect(steps[1]?.tokens).toEqual({ red: 1 });
    expect(steps[2]?.shares.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test("ends with the next turn", () => {
    const more = [
      ...events,
      event("object-used", { object: "crystal-ball" }),
      event("adventurer-placed"),
    ];
    expect(tale(more, lastKill(more)).steps).toHaveLength(7);
    const unreplaced = [...events.slice(0, 9), event("adventurer-placed")];
    expect(tale(unreplaced, 1).isOver).toBe(true);
    expect(tale(unreplaced, 1).steps.at(-1)?.kind).toBe("home");
  });

  test("is not over while something may follow, and counts from a number on", () => {
    expect(tale(events.slice(0, 5), 1).isOver).toBe(false);
    expect(lastKill(events, 2)).toBe(-1);
    expect(lastKill([])).toBe(-1);
  });
});

test("attackers by player, and where an adventurer is", () => {
  const spot: SpotView = {
    id: "9-5-4",
    strength: 9,
    attack: 7,
    hidden: 4,
    treasure: { gold: 2, silver: 1 },
    attackers: [
      { seat: 2, adventurer: "thief", strength: 2 },
      { seat: 0, adventurer: "wizard", strength: 1 },
      { seat: 2, adventurer: "knight-4", strength: 4 },
    ],
  };
  expect(bySeat(spot.attackers).map(({ seat, strength }) => [seat, strength])).toEqual([
    [2, 6],
    [0, 1],
  ]);
  expect(placeOf([null, spot], 0, "wizard")).toBe(1);
  expect(placeOf([null, spot], 0, "thief")).toBeNull();
  expect(countOf(spot.treasure)).toBe(3);
});
