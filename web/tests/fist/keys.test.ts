// A key does one thing: no letter of a coin or a stone is also a letter of another one, or of the page.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../build/fluent";
import fist from "../../src/tables/fist/manifest";
import { COINS, STONES } from "../../src/tables/fist/pieces";
import { loadWords, speakLanguage, t } from "../../src/text/fluent.svelte";

const SOURCE = fileURLToPath(new URL("../../src", import.meta.url));

/** The letters that the page itself listens to beside a table of this family. In a replay nobody bids. */
const ofPage = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith("ReplayDock.svelte"))
  .filter((file) => !file.startsWith("tables/") || /^tables\/(fist|words)\//.test(file))
  .map((file) => readFileSync(join(SOURCE, file), "utf-8"))
  .flatMap((text) => [...text.matchAll(/\bkey: "(\w)"/g)].map(([, key]) => key ?? ""));

test.each(LANGUAGES)("every coin and stone has a key of its own in %s", async (lang) => {
  await Promise.all([loadWords(fist.messages), speakLanguage(lang)]);
  const ofPieces = [...COINS, ...STONES].map((kind) => t(`fist-key-${kind}`));
  const page = new Set(ofPage);
  expect(page.size).toBeGreaterThan(5);
  const all = [...ofPieces, ...page];
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});
