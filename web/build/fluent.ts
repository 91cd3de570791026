// The page's words: the same Fluent files as the terminal's, cut down to what the page needs.
// `import words from "fluent:rules/de"` is the text of the group `rules` in German.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serialize, Message, Resource, Term, Visitor } from "@fluent/syntax";
import type { BaseNode, MessageReference, TermReference } from "@fluent/syntax";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "de"] as const;

/** What is loaded together: whole files of the page, and messages of the other files by pattern. */
export interface Group {
  files: string[];
  also?: RegExp;
}

const GROUPS: Record<string, Group> = {
  page: {
    files: ["web.ftl"],
    also: /^(game|level|persona|option-(name|help|value))-|^bot-names$|^list-(and|empty)$|^some-|^you$/,
  },
  rules: { files: ["web-rules.ftl"] },
  around: { files: ["web-around.ftl"] },
  workshop: { files: ["web-workshop.ftl"] },
  puzzles: { files: ["web-puzzles.ftl"] },
  people: { files: ["web-people.ftl"] },
  friends: { files: ["web-friends.ftl"] },
  ratings: { files: ["web-ratings.ftl"] },
  notices: { files: ["web-notices.ftl"] },
  device: { files: ["web-device.ftl"] },
  learn: { files: ["web-learn.ftl"] },
  party: { files: ["web-party.ftl"] },
  coach: { files: ["web-coach.ftl"], also: /^coach-(station|thinks|even)$/ },
  strategy: { files: ["web-strategy.ftl"] },
  forum: { files: ["web-forum.ftl"], also: /^(thread-untitled|thrown-line)$/ },
  admin: { files: ["web-admin.ftl"] },
  guild: { files: ["web-guild.ftl"], also: /^guild-tag-/ },
};

/**
 * All groups, with one for each family of games: its own file of the page, and the messages of
 * other files whose ids begin as `messages.json` in the family's folder says.
 */
export function groupsOf(tables: string): Record<string, Group> {
  const families = readdirSync(tables).filter((name) =>
    existsSync(join(tables, name, "manifest.ts")),
  );
  const own = families.map((family): [string, Group] => {
    const beginnings = JSON.parse(
      readFileSync(join(tables, family, "messages.json"), "utf-8"),
    ) as string[];
    const also = new RegExp(`^(${beginnings.join("|")})-(?!rule)`);
    return [family, { files: [`web-${family}.ftl`], also }];
  });
  return { ...GROUPS, ...Object.fromEntries(own) };
}

type Entry = Message | Term;

/** All entries of a language by their name (a term's begins with "-"), with the file of each. */
export function entriesOf(
  folder: string,
  lang: string,
): Map<string, { file: string; entry: Entry }> {
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

/** The text of a group, with all that its messages refer to, and without comments. */
export function groupText(folder: string, group: Group, lang: string): string {
  const entries = entriesOf(folder, lang);
  const wanted = [...entries]
    .filter(([id, { file }]) => group.files.includes(file) || group.also?.test(id))
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

/** A message without arguments as HTML, in all languages: for readers whose language is unknown. */
export function inAllLanguages(folder: string, id: string): string {
  const said = LANGUAGES.map((lang) => {
    const text = groupText(folder, { files: [], also: new RegExp(`^${id}$`) }, lang);
    return `<p lang="${lang}">${text.replace(/^[^=]*= /, "").trim()}</p>`;
  });
  return said.join("");
}

export function fluent(folder: string, tables: string): Plugin {
  const groups = groupsOf(tables);
  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith("fluent:") ? `\0${id}` : null),
    load(id) {
      const [, name, lang] = /^\0fluent:(.*)\/(.*)$/.exec(id) ?? [];
      if (!name || !lang) return null;
      const group = groups[name];
      if (!group) return this.error(`There is no group ${name} of messages.`);
      for (const file of readdirSync(join(folder, lang)))
        this.addWatchFile(join(folder, lang, file));
      return `export default ${JSON.stringify(groupText(folder, group, lang))};`;
    },
  };
}
