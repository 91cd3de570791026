// How heavy is the page? Gzipped script and style that a visitor needs for the first page, and
// then for a table. Too heavy, and the build fails.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const page = new URL("../src/dragonstones/server/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", page), "utf-8"));

/** What comes with every table: the same in words. */
const WORDS = ["src/tables/words/WordsTable.svelte", "fluent:around/de"];
const FAMILIES = readdirSync("src/tables").filter((name) =>
  existsSync(`src/tables/${name}/manifest.ts`),
);

/** A page with the board of a family. */
const table = (what, limit, page, family) => ({
  what: `${what} (${family})`,
  limit,
  parts: [
    "index.html",
    ...page,
    `src/tables/${family}/Board.svelte`,
    `src/tables/${family}/words.ts`,
    "fluent:page/de",
    `fluent:${family}/de`,
    ...WORDS,
  ],
});

/** A page without a board. */
const plain = (what, limit, page, ...words) => ({
  what,
  limit,
  parts: [
    "index.html",
    `src/pages/${page}.svelte`,
    "fluent:page/de",
    ...words.map((one) => `fluent:${one}/de`),
  ],
});

const TABLE = "src/pages/TablePage.svelte";
const LESSON = ["src/pages/LearnPage.svelte", "fluent:learn/de"];
const PUZZLE = ["src/pages/PuzzlesPage.svelte", "fluent:puzzles/de"];
const LIMITS = [
  {
    what: "first page",
    limit: 120,
    parts: ["index.html", "src/pages/HomePage.svelte", "fluent:page/de"],
  },
  {
    what: "table of any game",
    limit: 200,
    parts: ["index.html", TABLE, "src/tables/generic/Board.svelte", "fluent:page/de", ...WORDS],
  },
  plain("coach", 105, "CoachPage", "coach"),
  plain("strategy", 98, "StrategyPage", "strategy"),
  plain("card", 98, "CardsPage", "strategy"),
  ...FAMILIES.flatMap((family) => [
    table("lesson", 160, LESSON, family),
    table("puzzle", 160, PUZZLE, family),
    table("table", 200, [TABLE], family),
    table("replay", 200, ["src/pages/ReplayPage.svelte"], family),
    table("one device for all", 200, [TABLE, "src/pages/PassGame.svelte"], family),
  ]),
];

/** Everything that a chunk brings with it. */
function filesOf(part, found = new Set()) {
  const key = Object.keys(manifest).find((one) => one === part || one.endsWith(part));
  const chunk = key && manifest[key];
  if (!chunk && part.includes("/")) throw new Error(`${part} is not in the page.`);
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

let heavy = false;
for (const { what, limit, parts } of LIMITS) {
  const files = new Set(parts.flatMap((part) => [...filesOf(part)]));
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, page))).length,
    0,
  );
  const weight = bytes / 1000;
  console.log(`${what}: ${weight.toFixed(1)} kB of ${limit} kB`);
  if (weight > limit) heavy = true;
}
if (heavy) {
  console.error("The page is too heavy.");
  process.exit(1);
}
