// The sizes at which the page changes have names: `@custom-media` in src/styles/screens.css.
// Style sheets ask for them (`@media (--phone)`, `@container table (--phone)`), and so do scripts:
// `import screens, { widths } from "screens:all"`.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const DEFINITION = /@custom-media --([\w-]+) ([^;]+);/g;
const NAME = /\(--([\w-]+)\)/g;

/** What PostCSS hands to a plugin. */
interface Query {
  params: string;
  error: (message: string) => Error;
}

/** Names and their conditions: `{ phone: "(width <= 640px)" }`. */
export function readScreens(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(DEFINITION)].map(([, name, when]) => [name, when]));
}

/** How many pixels wide the screens are that go by their width. */
export function widthsOf(screens: Record<string, string>): Record<string, number> {
  const all = Object.entries(screens).map(
    ([name, when]) => [name, Number(/width [<>]= (\d+)px/.exec(when)?.[1])] as const,
  );
  return Object.fromEntries(all.filter(([, width]) => width));
}

/** Writes the condition where a query has a name. */
export function spellOut(query: Query, screens: Record<string, string>): void {
  query.params = query.params.replace(NAME, (_, name: string) => {
    const when = screens[name];
    if (!when) throw query.error(`There is no @custom-media --${name} in screens.css.`);
    return when;
  });
}

export function screens(file: string): Plugin {
  const known = readScreens(readFileSync(file, "utf-8"));
  const visit = (query: Query): void => spellOut(query, known);
  const names = { postcssPlugin: "screens", AtRule: { media: visit, container: visit } };
  const source = `export default ${JSON.stringify(known)};
export const widths = ${JSON.stringify(widthsOf(known))};`;
  return {
    name: "screens",
    config: () => ({ css: { postcss: { plugins: [names] } } }),
    resolveId: (id) => (id === "screens:all" ? `\0${id}` : null),
    load: (id) => (id === "\0screens:all" ? source : null),
  };
}
