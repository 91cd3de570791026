// The page's words: the same Fluent files as the terminal's, cut down to what the page needs.
// `import words from "fluent:fist/de"` is the text of the sheaf `fist` in German.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serialize, Message, Resource, Term, Visitor } from "@fluent/syntax";
import type { BaseNode, MessageReference, TermReference } from "@fluent/syntax";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "de"] as const;

/** What is loaded together: whole files of the page, and messages of the other files by pattern. */
export interface Sheaf {
  files: string[];
  also?: RegExp;
}

export const SHEAVES: Record<string, Sheaf> = {
  page: {
    files: ["web.ftl"],
    also: /^(game|level|persona|option-(name|help|value))-|^bot-names$|^list-(and|empty)$/,
  },
  rules: { files: ["web-rules.ftl"] },
  fist: {
    files: ["web-fist.ftl"],
    also: /^(character|coin|colour|goods)-/,
  },
  gold: {
    files: ["web-gold.ftl"],
    also: /^(token|treasure|adventurer|object|sheet)-(?!rule)/,
  },
  around: { files: ["web-around.ftl"] },
};

type Entry = Message | Term;

/** All entries of a language by their name (a term's begins with "-"), with the file of each. */
export function entriesOf(folder: string, lang: string): Map<string, { file: string; entry: Entry }> {
  const found = new Map<string, { file: string; entry: Entry }>();
  for (const file of readdirSync(join(folder, lang)).sort()) {
    if (!file.endsWith(".ftl")) continue;
    for (const entry of parse(readFileSync(join(folder, lang, file), "utf-8"), {}).body) {
      if (entry instanceof Message) found.set(entry.id.name, { file, entry });
      else if (entry instanceof Term) found.set(`-${entry.id.name}`, { file, entry });
    }
  }
  return found;
}

class References extends Visitor {
  names: string[] = [];
  override visitMessageReference(node: MessageReference): void {
    this.names.push(node.id.name);
  }
  override visitTermReference(node: TermReference): void {
    this.names.push(`-${node.id.name}`);
    this.genericVisit(node);
  }
}

function referencesOf(node: BaseNode): string[] {
  const visitor = new References();
  visitor.visit(node);
  return visitor.names;
}

/** The text of a sheaf, with all that its messages refer to, and without comments. */
export function sheafText(folder: string, name: string, lang: string): string {
  const sheaf = SHEAVES[name];
  if (!sheaf) throw new Error(`There is no sheaf ${name} of messages.`);
  const entries = entriesOf(folder, lang);
  const wanted = [...entries]
    .filter(([id, { file }]) => sheaf.files.includes(file) || sheaf.also?.test(id))
    .map(([id]) => id);
  const chosen = new Map<string, Entry>();
  while (wanted.length) {
    const id = wanted.pop() as string;
    const one = entries.get(id);
    if (!one || chosen.has(id)) continue;
    one.entry.comment = null;
    chosen.set(id, one.entry);
    wanted.push(...referencesOf(one.entry));
  }
  const sorted = [...chosen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return serialize(new Resource(sorted), {});
}

export function fluent(folder: string): Plugin {
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith("fluent:") ? `\0${id}` : null),
    load(id) {
      const [, name, lang] = /^\0fluent:(.*)\/(.*)$/.exec(id) ?? [];
      if (!name || !lang) return null;
      for (const file of readdirSync(join(folder, lang))) this.addWatchFile(join(folder, lang, file));
      return `export default ${JSON.stringify(sheafText(folder, name, lang))};`;
    },
  };
}
