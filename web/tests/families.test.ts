// A family of games is known in its own folder, and nowhere else.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LANGUAGES, entriesOf } from "../build/fluent";
import fist from "../src/tables/fist/manifest";
import gold from "../src/tables/gold/manifest";

const web = fileURLToPath(new URL("..", import.meta.url));
const tables = join(web, "src/tables");
const FAMILIES = readdirSync(tables).filter((name) =>
  existsSync(join(tables, name, "manifest.ts")),
);
const GAMES = [...Object.keys(fist.emblems), ...Object.keys(gold.emblems)];

const files = [
  ...["src", "build"].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: "utf-8" }).map((file) =>
      join(web, folder, file),
    ),
  ),
  join(web, "vite.config.ts"),
  join(web, "weigh.mjs"),
]
  .filter((file) => /\.(svelte|ts|js|mjs)$/.test(file))
  // Types are made from what the site declares of each game.
  .filter((file) => !file.startsWith(join(web, "src/wire")))
  .filter((file) => !FAMILIES.some((family) => file.startsWith(join(tables, family))));

test("there are families, and files that could know them", () => {
  expect(FAMILIES.length).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(100);
});

test("no other file names a game or a family", () => {
  // A name of its own, or a part of an id: not a part of another word, nor a colour of the tokens.
  const name = new RegExp(`(?<![\\w-]-?-)\\b(${[...GAMES, ...FAMILIES].join("|")})\\b`, "i");
  const found = files.flatMap((file) =>
    readFileSync(file, "utf-8")
      .split("\n")
      .flatMap((line, number) =>
        name.test(line) ? [`${relative(web, file)}:${number + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each(LANGUAGES)("every game has a name and a sentence in %s", (lang) => {
  const known = entriesOf(join(web, "../src/dragonstones/locales"), lang);
  const wanted = GAMES.flatMap((game) => [`game-${game}`, `game-${game}-about`]);
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});
