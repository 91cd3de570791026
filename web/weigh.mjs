// How heavy is the page? Gzipped script and style that a visitor needs for the first page, and
// then for a table. Too heavy, and the build fails.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const page = new URL("../src/dragonstones/server/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", page), "utf-8"));

/** Comes with every table: the same in words. */
const WORDS = ["src/tables/words/WordsTable.svelte", "fluent:around/de"];

const LIMITS = [
  { what: "first page", limit: 120, parts: ["index.html", "src/pages/HomePage.svelte", "fluent:page/de"] },
  {
    what: "Fist table",
    limit: 200,
    parts: ["index.html", "src/pages/TablePage.svelte", "src/tables/fist/FistTable.svelte", "fluent:page/de", "fluent:fist/de", ...WORDS],
  },
  {
    what: "Gold table",
    limit: 200,
    parts: ["index.html", "src/pages/TablePage.svelte", "src/tables/gold/GoldTable.svelte", "fluent:page/de", "fluent:gold/de", ...WORDS],
  },
  {
    what: "replay",
    limit: 200,
    parts: ["index.html", "src/pages/ReplayPage.svelte", "src/tables/gold/GoldTable.svelte", "fluent:page/de", "fluent:gold/de", ...WORDS],
  },
  {
    what: "one device for all",
    limit: 200,
    parts: ["index.html", "src/pages/TablePage.svelte", "src/pages/PassGame.svelte", "src/tables/gold/GoldTable.svelte", "fluent:page/de", "fluent:gold/de", ...WORDS],
  },
];

/** Everything that a chunk brings with it. */
function filesOf(part, found = new Set()) {
  const key = Object.keys(manifest).find((one) => one === part || one.endsWith(part));
  const chunk = key && manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

let heavy = false;
for (const { what, limit, parts } of LIMITS) {
  const files = new Set(parts.flatMap((part) => [...filesOf(part)]));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, page))).length, 0);
  const weight = bytes / 1000;
  console.log(`${what}: ${weight.toFixed(1)} kB of ${limit} kB`);
  if (weight > limit) heavy = true;
}
if (heavy) {
  console.error("The page is too heavy.");
  process.exit(1);
}
