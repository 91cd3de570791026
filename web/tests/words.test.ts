// The page's words: every id that is used exists, in both languages, and every message is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES, entriesOf, groupText, groupsOf } from "../build/fluent";
import fist from "../src/tables/fist/manifest";
import gold from "../src/tables/gold/manifest";
import { treasureWords } from "../src/tables/gold/choosing.svelte";
import { chooseLanguage } from "../src/text/choose";
import {
  bundleOf,
  forms,
  hasWords,
  joined,
  loadWords,
  nominative,
  say,
  setting,
  speakLanguage,
  t,
} from "../src/text/fluent.svelte";
import { faceOf, madeUpName, madeUpTavern, personaOf, seatNames } from "../src/text/names";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const LOCALES = here("../../src/dragonstones/locales");
const GROUPS = groupsOf(here("../src/tables"));

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
}
const source = sources(here("../src"));

/** Ids that stand in the source as they are, and beginnings of ids that are made there. */
const literal = new Set(
  [...source.matchAll(/["'`]([a-z][a-z0-9-]*-[A-Za-z0-9-]+|[a-z]+)["'`]/g)].map(([, id]) => id),
);
const made = [...source.matchAll(/["'`]([a-z][a-z0-9-]*-)\$\{/g)].map(
  ([, beginning]) => beginning ?? "",
);
const asked = [...source.matchAll(/(?<![.#\w])t\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "");

test.each(LANGUAGES)("every id that is asked for exists in %s", (lang) => {
  const known = entriesOf(LOCALES, lang);
  expect(asked.filter((id) => !known.has(id.split(".")[0] ?? ""))).toEqual([]);
});

test("every message of the page is used somewhere", () => {
  const known = entriesOf(LOCALES, "en");
  const ours = [...known].filter(([, { file }]) => file.startsWith("web")).map(([id]) => id);
  const unused = ours.filter(
    (id) => !literal.has(id) && !made.some((beginning) => id.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

describe.each(LANGUAGES)("%s", (lang) => {
  test.each(Object.entries(GROUPS))(
    "the group %s is understood, and nothing that it refers to is missing",
    (_name, group) => {
      const text = groupText(LOCALES, group, lang);
      const bundle = bundleOf(lang, [new FluentResource(text)]);
      const errors: Error[] = [];
      for (const [, id = ""] of text.matchAll(/^([a-z][\w-]*) =/gm)) {
        const pattern = bundle.getMessage(id)?.value;
        if (pattern) bundle.formatPattern(pattern, {}, errors);
      }
      expect(errors.filter((error) => !/variable/i.test(error.message))).toEqual([]);
    },
  );
});

describe("arguments", () => {
  beforeAll(() => speakLanguage("en"));

  test("plurals and numbers", () => {
    expect(t("room-free", { n: 1 })).toBe("One seat is free.");
    expect(t("room-free", { n: 3 })).toBe("3 seats are free.");
  });

  test("settings of every type", () => {
    expect(setting("market", true)).toBe("yes");
    expect(setting("timer", null)).toBe("no clock");
    expect(setting("timer", 60)).toBe("60 seconds");
  });

  test("lists", () => {
    expect(joined(["Ada"])).toBe("Ada");
    expect(joined(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben and Cleo");
  });

  test("no marks around arguments", () => {
    expect(t("settings-name-saved", { name: "Ada" })).toBe("You are now called Ada.");
  });

  test("an attribute, and all forms of a name", async () => {
    await loadWords(fist.messages);
    expect(forms("character-thief")).toEqual(["Thief"]);
    await speakLanguage("de");
    expect(t("character-thief.acc")).toBe("den Dieb");
    expect(new Set(forms("character-thief"))).toEqual(
      new Set(["der Dieb", "den Dieb", "dem Dieb", "Dieb"]),
    );
    await speakLanguage("en");
  });

  test("what lies on a table is in the nominative, and in a sentence it is not", async () => {
    await loadWords(gold.messages);
    const hoard = { silver: 2, sapphire: 1, "black-diamond": 1 };
    expect(treasureWords(hoard, nominative)).toBe(treasureWords(hoard));
    await speakLanguage("de");
    expect(treasureWords(hoard, nominative)).toBe("2 Silber, ein Saphir und der Schwarze Diamant");
    expect(treasureWords(hoard)).toBe("2 Silber, einen Saphir und den Schwarzen Diamanten");
    await speakLanguage("en");
  });

  test("a missing message is its id", () => {
    expect(say(bundleOf("en", []), "no-such-message")).toBe("no-such-message");
    expect(hasWords("no-such-message")).toBe(false);
  });
});

test("the browser's languages decide, the first that we speak", () => {
  expect(chooseLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(chooseLanguage(["en-GB", "de"])).toBe("en");
  expect(chooseLanguage(["ja"])).toBe("en");
});

describe("names", () => {
  beforeAll(() => speakLanguage("en"));
  const person = (name: string) => ({ name, bot: null });
  const bot = (name: string) => ({ name: null, bot: name });

  test("bots have the names that the sentences of the site use", () => {
    expect(
      seatNames([person("Ada"), bot("merchant:bold"), bot("archmage:50ms:serene"), bot("random")]),
    ).toEqual(["Ada", "Bruna", "Zoltan", "Maud"]);
  });

  test("nobody is called like somebody else", () => {
    expect(
      seatNames([
        person("bruna"),
        bot("merchant:bold"),
        bot("merchant"),
        { name: null, bot: null },
      ]),
    ).toEqual(["bruna", "Maud", "Odo", ""]);
  });

  test("who a bot is, and its face", () => {
    expect(personaOf("archmage:200:stern")).toBe("stern");
    expect(personaOf("archmage:50ms")).toBe("");
    const known = new Set(["bold", "merchant", "random"]);
    expect(["merchant:bold", "merchant:new", "other"].map((name) => faceOf(name, known))).toEqual([
      "bold",
      "merchant",
      "random",
    ]);
  });

  test("made-up names fit", () => {
    for (let i = 0; i < 200; i++) {
      expect(madeUpName().length).toBeLessThanOrEqual(24);
      expect(madeUpTavern().length).toBeLessThanOrEqual(40);
    }
  });
});
