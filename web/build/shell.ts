// After the build: preloads of the fonts that every page begins with, the note for a page that does
// not load, and the service worker with the list of all files of the page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FIRST_FONTS = /(grenze-gotisch-latin-600|alegreya-sans-latin-(400|700))-normal.*\.woff2$/;

export function shell(worker: string, trying: string): Plugin {
  return {
    name: "shell",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => ({
        html: html.replace("<!-- trying -->", trying),
        tags: Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: "",
              href: `/${file}`,
            },
          })),
      }),
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith("assets/"))
          .sort();
        const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        const source = readFileSync(worker, "utf-8")
          .replace('"VERSION"', JSON.stringify(version))
          .replace('["FILES"]', JSON.stringify(files.map((file) => `/${file}`)));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
