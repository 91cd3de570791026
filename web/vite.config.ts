import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./build/fluent.ts";
import { shell } from "./build/shell.ts";
import { sprites } from "./build/sprites.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const isOfGold = (id: string): boolean => /^(adventurer|object)-|^dragon-\d/.test(id);

const site = process.env["DRAGONSTONES_SITE"] ?? "http://127.0.0.1:8000";
const proxy = { "/api": { target: site, ws: true } };
/** As the site has it, so that `vite preview` forbids what the site will. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'";

export default defineConfig({
  plugins: [
    svelte(),
    fluent(here("../src/dragonstones/locales")),
    sprites([
      { name: "fist", folder: here("art/emblems"), only: (id) => !isOfGold(id) },
      { name: "gold", folder: here("art/emblems"), only: isOfGold },
      { name: "pieces", folder: here("art/pieces") },
      { name: "icons", folder: here("art/icons") },
      { name: "faces", folder: here("../src/dragonstones/bots/faces") },
    ]),
    shell(here("src/sw.js")),
  ],
  resolve: { alias: { $src: here("src") } },
  build: {
    outDir: here("../src/dragonstones/server/page"),
    emptyOutDir: true,
    // Everything is a file of its own: the site's policy allows no scripts or styles inside pages.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    manifest: true,
    rolldownOptions: {
      output: {
        // What several pages share comes in one piece, not in forty.
        codeSplitting: {
          groups: [{ name: "common", test: /node_modules|src\/(net|parts|state|text|wire)\//, minShareCount: 2 }],
        },
      },
      checks: { pluginTimings: false },
    },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy, headers: { "Content-Security-Policy": POLICY } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
