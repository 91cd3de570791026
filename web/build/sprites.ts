// One file of symbols for each kind of art: <use href="/assets/pieces-….svg#fairy">.
// `import sprites from "sprites:all"` tells the address of each file and what is in it; the emblems
// come in one file for each family of games.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** A neutral shield for what has not been drawn. */
const UNKNOWN =
  '<symbol id="unknown" viewBox="0 0 64 64"><path fill="#21150e" d="M32.4 2.6c16.4-.3 29.2 13 29 29.7-.2 16.4-12.8 29.2-29.6 29.1-16.5-.1-29.3-13-29.2-29.6.1-16.3 13.3-28.9 29.8-29.2"/><path fill="#dccba4" d="M32.2 5.7C47 5.5 58.5 17.5 58.3 32.2S46.8 58.4 32 58.3 5.7 46.7 5.8 32C5.9 17.4 17.6 5.9 32.2 5.7"/><path fill="#21150e" d="m32 15 12 17-12 17-12-17z"/></symbol>';

export interface Sheet {
  name: string;
  folder: string;
}

/** One sheet for each folder that is in this one. */
export const sheetsIn = (folder: string): Sheet[] =>
  readdirSync(folder)
    .sort()
    .map((name) => ({ name, folder: join(folder, name) }));

/** A file of art as a symbol: its ids are made its own, so that two drawings never mix. */
export function symbol(id: string, svg: string): string {
  const [, attributes = "", inner = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const box = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? "0 0 64 64";
  const own = inner
    .replace(/<(title|desc)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  const paint = /\bfill="[^"]*"/.exec(attributes)?.[0];
  return `<symbol id="${id}" viewBox="${box}">${paint ? `<g ${paint}>${own}</g>` : own}</symbol>`;
}

function draw(sheet: Sheet): { ids: string[]; svg: string } {
  const ids = readdirSync(sheet.folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => basename(file, ".svg"))
    .sort();
  const symbols = ids.map((id) =>
    symbol(id, readFileSync(join(sheet.folder, `${id}.svg`), "utf-8")),
  );
  return {
    ids,
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${UNKNOWN}${symbols.join("")}</svg>`,
  };
}

export function sprites(sheets: Sheet[], emblems: Sheet[]): Plugin {
  let serving = false;
  const all = [...sheets, ...emblems];
  return {
    name: "sprites",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === "sprites:all" ? `\0${id}` : null),
    load(id) {
      if (id !== "\0sprites:all") return null;
      const part = (sheet: Sheet): string => {
        const { ids, svg } = draw(sheet);
        const url = serving
          ? JSON.stringify(`/@sprites/${sheet.name}.svg`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${sheet.name}.svg`, source: svg })}`;
        return `${JSON.stringify(sheet.name)}: { url: ${url}, ids: new Set(${JSON.stringify(ids.join(" "))}.split(" ")) }`;
      };
      const listed = (some: Sheet[]): string => some.map(part).join(", ");
      return `export default { ${listed(sheets)}, emblems: { ${listed(emblems)} } };`;
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
    configureServer(server) {
      server.middlewares.use("/@sprites/", (request, response, next) => {
        const sheet = all.find(({ name }) => request.url === `/${name}.svg`);
        if (!sheet) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(draw(sheet).svg);
      });
    },
  };
}
