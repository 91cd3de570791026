// Sizes come from styles/tokens.css, the widths at which the page changes from styles/screens.css,
// and no rule shouts louder than the others.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, parseCss, type AST } from "svelte/compiler";
import { expect, test } from "vitest";
import { readScreens, spellOut } from "../build/screens";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const screens = readScreens(readFileSync(join(SOURCE, "styles/screens.css"), "utf-8"));

type Node = AST.CSS.Rule | AST.CSS.Atrule;

interface Found {
  /** The file, and the rules around it. */
  where: string[];
  node: Node | AST.CSS.Declaration;
}

function* walk(nodes: (Node | AST.CSS.Declaration)[], where: string[]): Generator<Found> {
  for (const node of nodes) {
    yield { where, node };
    if (node.type === "Declaration" || !node.block) continue;
    const name = node.type === "Atrule" ? `@${node.name} ${node.prelude}` : "rule";
    yield* walk(node.block.children, [...where, name]);
  }
}

function* sheets(): Generator<[file: string, nodes: Node[]]> {
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })) {
    const text = (): string => readFileSync(join(SOURCE, file), "utf-8");
    if (file.endsWith(".css")) yield [file, parseCss(text()).children];
    if (file.endsWith(".svelte")) yield [file, parse(text(), { modern: true }).css?.children ?? []];
  }
}

const all = [...sheets()].flatMap(([file, nodes]) => [...walk(nodes, [file])]);
const declarations = all.flatMap(({ where, node }) =>
  node.type === "Declaration" ? [{ where, text: `${node.property}: ${node.value}`, node }] : [],
);

test("spaces, type, edges and lines are tokens", () => {
  const measured = /^(margin|padding|gap|row-gap|column-gap|scroll-margin|font|border|outline)/;
  const literal = declarations
    .filter(({ where }) => where[0] !== "styles/tokens.css")
    .filter(({ node }) => measured.test(node.property) && /\dpx/.test(node.value))
    .map(({ where, text }) => `${where[0]}: ${text}`);
  expect(literal).toEqual([]);
});

test("every token that is used is defined somewhere", () => {
  const tokens = new Set(
    declarations
      .filter(({ where }) => where[0] === "styles/tokens.css")
      .map(({ node }) => node.property),
  );
  const scale = /var\((--(?:[strd]\d+|touch[\w-]*))\)/g;
  const unknown = declarations.flatMap(({ where, node }) =>
    [...node.value.matchAll(scale)]
      .filter(([, name]) => !tokens.has(name ?? ""))
      .map(([use]) => `${where[0]}: ${use}`),
  );
  expect(unknown).toEqual([]);
});

test("the page changes only at the screens that have a name", () => {
  const queries = all.flatMap(({ where, node }) =>
    node.type === "Atrule" && ["media", "container"].includes(node.name)
      ? [{ where, query: node.prelude }]
      : [],
  );
  expect(queries.length).toBeGreaterThan(20);
  const sized = queries.filter(({ query }) => /\d(px|rem)/.test(query));
  expect(sized.map(({ where, query }) => `${where[0]}: ${query}`)).toEqual([]);
  for (const { query } of queries) {
    const spelled = { params: query, error: (message: string) => new Error(message) };
    spellOut(spelled, screens);
    expect(spelled.params).not.toContain("--");
  }
});

test("a name that no screen has is refused", () => {
  const query = { params: "(--watch)", error: (message: string) => new Error(message) };
  expect(() => spellOut(query, screens)).toThrow("--watch");
});

test("there are three widths, two heights, and what is large both ways", () => {
  const of = (side: string): string[] => Object.values(screens).filter((one) => one.includes(side));
  expect(of("width")).toHaveLength(4);
  expect(of("height")).toHaveLength(3);
});

test("only the reset and reduced motion are important", () => {
  const loud = declarations
    .filter(({ node }) => node.value.includes("!important"))
    .filter(({ where, node }) => !isReset(where, node.property) && !isCalm(where))
    .map(({ where, text }) => `${where[0]}: ${text}`);
  expect(loud).toEqual([]);
});

const isReset = ([file]: string[], property: string): boolean =>
  file === "styles/base.css" && property === "display";
const isCalm = (where: string[]): boolean =>
  where.some((one) => one.startsWith("@media") && one.includes("prefers-reduced-motion"));
