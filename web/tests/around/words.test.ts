// The table in words, from views as the site sends them.
import { beforeAll, describe, expect, test } from "vitest";
import { describe as inWords } from "../../src/tables/words/description";
import type { TableModel, View } from "../../src/tables/contract";
import { AROUND, loadWords, speakLanguage, t } from "../../src/text/fluent.svelte";
import { who } from "../../src/text/names";
import fist from "../../src/tables/fist/manifest";
import fistWords from "../../src/tables/fist/words";
import gold from "../../src/tables/gold/manifest";
import goldWords from "../../src/tables/gold/words";
import type { Describe } from "../../src/tables/words/description";
import views from "./views.json";

const NAMES = ["Ada", "Ben", "Cleo", "Dora"];
const all = views as unknown as Record<string, View & { table: { seats: unknown[] } }>;

function model(name: string): TableModel {
  const view = all[name]!;
  return {
    mode: "live",
    game: view.game,
    me: view.you,
    seats: view.table.seats.map((_, number) => ({
      number,
      name: NAMES[number],
      isMe: number === view.you,
    })),
    view,
    events: [],
    asked: view.decision,
  } as unknown as TableModel;
}
const told = (name: string) =>
  inWords(
    model(name),
    (!name.startsWith("gold") ? fistWords.describe : goldWords.describe) as Describe,
  );
const sentences = (name: string): string[] => Object.values(told(name)).flat();

describe.each(["en", "de"] as const)("%s", (lang) => {
  beforeAll(async () => {
    await loadWords(AROUND, fist.messages, gold.messages);
    await speakLanguage(lang);
  });
  test.each(Object.keys(all))("%s: whole sentences, with everybody in them", (name) => {
    for (const sentence of sentences(name)) {
      expect(sentence).toMatch(/^[\p{Lu}\p{Lt}\d].*\S[.!?)\p{L}]?$/u);
      expect(sentence).not.toMatch(
        /undefined|null|NaN|\{|\}|words-|character-|goods-|treasure-|adventurer-|object-|coin-|\s[.,;]/,
      );
    }
    expect(told(name).seats).toHaveLength(model(name).seats.length);
    model(name).seats.forEach((seat, number) =>
      expect(told(name).seats[number]).toContain(seat.name),
    );
  });
});

/** What cannot stand beside "you": the verb of somebody else (see tests/test_you.py). */
const WRONG = {
  en: /\byou(?:(?:, \w+)* and \w+)? (?:has|is|was|does|\w*[^s\W]s)\b/i,
  de: /(?:^|[.:;!?] )du (?!und |nicht |\d|mit |\(|\w+(?:st|zt|xt)\b)\w+|\bdu(?:, \w+)* und \w+ (?:hat|ist|sind|\w+en)\b/i,
} as const;

describe.each(["en", "de"] as const)("I am you, in %s", (lang) => {
  beforeAll(() => speakLanguage(lang));

  test.each(Object.keys(all).filter((name) => all[name]!.you !== null))("%s", (name) => {
    const me = all[name]!.you ?? 0;
    const { now, things, seats, mine } = told(name);
    expect(seats[me]).toMatch(new RegExp(`^(You|Du) \\(${NAMES[me]}\\)`));
    const others = seats.filter((_, seat) => seat !== me);
    for (const sentence of [...now, ...things, ...mine, ...others]) {
      expect(sentence).not.toContain(NAMES[me]);
      expect(sentence).not.toMatch(WRONG[lang]);
    }
  });

  test("together with others, with the verb that belongs to it", () => {
    const seats = [
      { name: "Ada", isMe: true },
      { name: "Ben", isMe: false },
    ];
    expect(t("words-won", who("names", [0], seats))).toBe(
      { en: "You win.", de: "Du gewinnst." }[lang],
    );
    expect(t("words-won", who("names", [1, 0], seats))).toBe(
      { en: "You and Ben win together.", de: "Du und Ben gewinnt gemeinsam." }[lang],
    );
    expect(t("words-won", who("names", [1], seats))).toBe(
      { en: "Ben wins.", de: "Ben gewinnt." }[lang],
    );
    expect(t("gold-slain-by", { n: 2, ...who("names", [0, 1], seats) })).toBe(
      { en: "Dragon 2 fell to you and Ben.", de: "Drache 2, erlegt von dir und Ben" }[lang],
    );
  });
});

describe("in German", () => {
  beforeAll(() => speakLanguage("de"));

  test("what lies before somebody is in the nominative, what they have in the accusative", () => {
    const { seats, things } = told("fist bid");
    expect(seats.join(" ")).toMatch(/; (\d [a-zß]+e Steine, )*ein (roter|gelber|blauer) Stein\b/);
    expect(seats.join(" ")).not.toMatch(/einen \w+ Stein/);
    expect(things.join(" ")).toContain("Die Bank hat ");
  });
});

describe("in English", () => {
  beforeAll(() => speakLanguage("en"));

  test("my own things are for me, those of the others are not known", () => {
    expect(told("fist bid").mine.join()).toMatch(/^Behind your screen: \d+ /);
    expect(told("gold turn").mine.join()).toContain("Behind your screen:");
    expect(told("fist bid").seats.join()).not.toContain("behind the screen");
  });
  test("what wins in Dragon's Gold, the dragons left, and how strong everybody is", () => {
    const { now, things } = told("gold turn");
    expect(now.join(" ")).toMatch(
      /The most points win\. Silver counts 1, gold 3, and the most of a/,
    );
    expect(things.join(" ")).toMatch(/Dragons left: \d+\./);
    expect(things.join(" ")).toContain("Wizard 1, Thief 2");
  });

  test("how many points win, and how many everybody has of them", () => {
    expect(told("fist bid").now).toContain("The first to have 3 points wins the game.");
    expect(told("fist bid").seats.map((seat) => /: (.*?);/.exec(seat)?.[1])).toEqual([
      "0 of 3 points",
      "2 of 3 points",
      "0 of 3 points",
    ]);
  });
  test("a tie is told", () => {
    expect(told("fist silver").now.join(" ")).toMatch(/\w+.* and \w+.* bid in silver now\./);
  });
  test("a dragon with all that is known of it", () => {
    expect(told("gold turn").things[0]).toMatch(
      /^Dragon 1: strength \d+, attacked with \d+\. Treasure: /,
    );
  });
  test("proposals with shares and who agrees", () => {
    const now = told("gold talks").now.join(" ");
    expect(now).toMatch(
      /(Your proposal, number|Proposal) \d+.*: .* gets? .*; .* gets? .*\. (Nobody agrees|.* agrees?)\./,
    );
  });
  test("offers of the Market", () => {
    expect(told("gold market").now.join(" ")).toMatch(
      /Offer \d+, from .* to .*: gives .*, wants .*\./,
    );
  });
  test("how it ended", () => {
    expect(told("fist end").now.join(" ")).toMatch(/wins\. Place 1: /);
    expect(told("gold end").now.join(" ")).toMatch(/Place 3: /);
  });
  test("a game that nobody here knows is told field by field, secrets apart", () => {
    const view = {
      game: "chess",
      you: 1,
      waiting: [0],
      answered: [],
      table: {
        half_moves: 7,
        seats: [{ pieces: { pawn: 8, rook: 2 } }, { pieces: { pawn: 6 }, plan: ["knight-c3"] }],
      },
      result: null,
    };
    const players = model("fist bid").seats.map((seat, number) => ({
      ...seat,
      isMe: number === 1,
    }));
    const strange = { mode: "live", game: "chess", me: 1, seats: players, view };
    const { things, seats, mine } = inWords(strange as unknown as TableModel);
    expect(things).toEqual(["Half moves: 7."]);
    expect(seats[0]).toBe("Ada. Pieces: Pawn: 8, Rook: 2.");
    expect(seats[1]).not.toMatch(/plan/i);
    expect(mine).toEqual(["Plan: knight c3."]);
  });
});
