import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent, inAllLanguages } from "./build/fluent.ts";
import { screens } from "./build/screens.ts";
import { shell } from "./build/shell.ts";
import { sheetsIn, sprites } from "./build/sprites.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locales = here("../src/dragonstones/locales");

const site = process.env["DRAGONSTONES_SITE"] ?? "http://127.0.0.1:8000";
const proxy = { "/api": { target: site, ws: true } };
/** The same as `POLICY` in server/security.py (a test compares): `vite preview` forbids what the site does. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
].join("; ");

/** The page that needs no site goes elsewhere; build.py empties both. */
const folders = { static: here("../dist/static"), site: here("../src/dragonstones/server/page") };

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    fluent(locales, here("src/tables")),
    sprites(
      [
        { name: "pieces", folder: here("art/pieces") },
        { name: "icons", folder: here("art/icons") },
        { name: "charges", folder: here("art/charges") },
        { name: "emotes", folder: here("art/emotes") },
        { name: "faces", folder: here("../src/dragonstones/bots/faces") },
      ],
      sheetsIn(here("art/emblems")),
    ),
    screens(here("src/styles/screens.css")),
    shell(here("src/sw.js"), inAllLanguages(locales, "page-trying-again")),
  ],
  resolve: { alias: { $src: here("src") } },
  build: {
    outDir: mode === "static" ? folders.static : folders.site,
    emptyOutDir: false,
    // Everything is a file of its own: the site's policy allows no scripts or styles inside pages.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    manifest: true,
    rolldownOptions: {
      output: {
        // Code that several pages share goes into one chunk instead of forty.
        codeSplitting: {
          groups: [
            {
              name: "common",
              // Few pages need the files of games.
              test: /node_modules|src\/(net|parts|state|text|wire)\/(?!gamefile)/i,
              minShareCount: 2,
            },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
  worker: {
    format: "es",
    // The site knows it by this name: it may compile WebAssembly.
    rolldownOptions: { output: { entryFileNames: "assets/python-worker-[hash].js" } },
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy, headers: { "Content-Security-Policy": POLICY } },
  // Tests leave nothing behind, so they can share loaded modules.
  test: { include: ["tests/**/*.test.ts"], environment: "node", isolate: false },
}));
