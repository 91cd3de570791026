// What the README shows can be imported as it stands there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(join(web, "README.md"), "utf-8");
const IMPORT = /import type \{ (\w+) \} from "([^"]+)"/g;
/** The example is a board in the folder of a family. */
const folder = join(web, "src/tables/fist");

test.each([...readme.matchAll(IMPORT)].map(([, name = "", from = ""]) => [name, from]))(
  "%s is exported by %s",
  (name, from) => {
    const file = join(folder, `${from}.ts`);
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, "utf-8")).toMatch(new RegExp(`export (interface|type) ${name}\\b`));
  },
);

test("a board is given the types of its family", () => {
  const [, given = ""] = /TableProps<(\w+)>/.exec(readme) ?? [];
  const types = readFileSync(join(folder, "types.ts"), "utf-8");
  const [, fields = ""] = new RegExp(`export interface ${given} \\{([^}]*)`).exec(types) ?? [];
  for (const field of ["table", "decision", "answer", "event"])
    expect(fields).toContain(`${field}:`);
});

test("every file and folder of the map is there", () => {
  const rows = [...readme.matchAll(/^\| (`(?:src|art|build|tests)\/[^|]*)\|/gm)];
  const wanted = rows.flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([\w./-]+)`/g)].map(([, path = ""]) => path),
  );
  expect(wanted.length).toBeGreaterThan(8);
  expect(wanted.filter((path) => !existsSync(join(web, path)))).toEqual([]);
});
