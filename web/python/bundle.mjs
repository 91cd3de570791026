// Makes the Python that runs in browsers: `node python/bundle.mjs <folder of wheels> <folder>`.
// Pyodide itself is started here once, to find out which modules are needed and to compile them.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, , wheels, folder] = process.argv;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = here("../node_modules/pyodide/");
const SOURCE = here("../../src");

const python = await loadPyodide({ checkAPIVersion: true });
python.mountNodeFS("/wheels", wheels);
python.mountNodeFS("/source", SOURCE);
python.runPython(readFileSync(here("bundle.py"), "utf-8"));
const made = (name) => Buffer.from(python.FS.readFile(`/made/${name}`));

// What a page loads, in this order, and what it is told that it is loading.
const files = {
  "pyodide.mjs": readFileSync(`${PYODIDE}pyodide.mjs`),
  "pyodide.asm.mjs": readFileSync(`${PYODIDE}pyodide.asm.mjs`),
  "pyodide.asm.wasm": readFileSync(`${PYODIDE}pyodide.asm.wasm`),
  "python_stdlib.zip": made("stdlib.zip"),
  "packages.zip": made("packages.zip"),
  "dragonstones.zip": made("dragonstones.zip"),
  // Of these a reader needs one.
  "words-en.zip": made("words-en.zip"),
  "words-de.zip": made("words-de.zip"),
};

/** What changes with every change of ours is not worth the last tenth, which takes long. */
const OFTEN = /^(dragonstones|words)/;

/** As small as it gets, and remembered: Pyodide's own files take long and seldom change. */
function packed(name, content) {
  const sum = createHash("sha256").update(content).digest("hex").slice(0, 20);
  const kept = `${wheels}/${name}-${sum}.br`;
  try {
    return readFileSync(kept);
  } catch {
    const params = { [constants.BROTLI_PARAM_QUALITY]: OFTEN.test(name) ? 9 : 11 };
    const small = brotliCompressSync(content, { params });
    writeFileSync(kept, small);
    return small;
  }
}

const version = createHash("sha256");
for (const content of Object.values(files)) version.update(content);
const name = version.digest("hex").slice(0, 12);
rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/${name}`, { recursive: true });
const listed = Object.entries(files).map(([file, content]) => {
  const small = packed(file, content);
  writeFileSync(`${folder}/${name}/${file}`, content);
  writeFileSync(`${folder}/${name}/${file}.br`, small);
  return { name: file, size: content.length, packed: small.length };
});
// Pyodide wants to see for which of its versions a list of packages is.
const { info } = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, "utf-8"));
writeFileSync(`${folder}/python.json`, JSON.stringify({ version: name, info, files: listed }));
const size = (kind) => (listed.reduce((sum, file) => sum + file[kind], 0) / 1e6).toFixed(2);
console.log(`Python for browsers: ${size("packed")} MB packed, ${size("size")} MB`);
for (const one of listed) console.log(`  ${one.name} ${one.packed} of ${one.size}`);

// Results of older builds.
for (const file of readdirSync(wheels))
  if (file.endsWith(".br") && Date.now() - statSync(`${wheels}/${file}`).mtimeMs > 90 * 864e5)
    rmSync(`${wheels}/${file}`);
