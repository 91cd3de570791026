// A card while it is being made: a tree of blocks and empty places, and how to change it. Pure.
// A tree is immutable: every change makes a new one, and undo goes back to the old one.
import type { BlockField, BlockInfo, CardLanguage, Language } from "../wire/types";

export type Value =
  number | string | boolean | readonly string[] | Readonly<Record<string, number>>;

/** A block. Its fields are values, or places for other blocks. */
export interface Node {
  key: number;
  verb: string;
  values: Readonly<Record<string, Value>>;
  places: Readonly<Record<string, readonly (Node | null)[]>>;
}

/** A place for a block: the block that has it, the field, and its index in that field. */
export interface Spot {
  owner: number;
  field: string;
  at: number;
}

export interface Picture {
  shape: string;
  charge: string;
  colour: string;
  ground: string;
}

/** A whole card. One tree has the blocks of its power and those for while it is kept. */
export interface Draft {
  name: Readonly<Record<Language, string>>;
  gender: string;
  accusative: string;
  picture: Picture;
  says: Readonly<Record<string, Value>>;
  kept: Readonly<Record<string, Value>>;
  tree: Node;
  /** Its ties to the guild, if it has any. */
  guild?: InGuild;
}

/** Ids of entries of the guild. */
export interface InGuild {
  /** The entry it was forked from. */
  origin?: string;
  /** The entry whose next version it is to be. */
  before?: string;
  /** The entry as which it is published; then it does not change any more. */
  published?: string;
  /** Its version number, or the one it is to get. */
  version?: number;
}

/** Verbs of nodes that are not blocks: the card itself, and a moment at which a kept card acts. */
export const CARD = "";
export const MOMENT = "@";
/** How a block can be added to another. */
export const JOINS = ["then", "both", "either"] as const;
export type Join = (typeof JOINS)[number];

let last = 0;
const newKey = (): number => ++last;

const EVERY_PLACE: BlockField[] = [];
const isPlace = ({ kind }: BlockField): boolean =>
  kind === "block" || kind === "blocks" || kind === "faces";

export function infoOf(language: CardLanguage, verb: string): BlockInfo | undefined {
  return [...language.blocks, ...language.moves].find((one) => one.verb === verb);
}

const fieldsOf = (language: CardLanguage, verb: string): readonly BlockField[] =>
  infoOf(language, verb)?.fields ?? EVERY_PLACE;

const fieldOf = (language: CardLanguage, verb: string, name: string): BlockField | undefined =>
  fieldsOf(language, verb).find((field) => field.name === name);

// -- making nodes ---------------------------------------------------------------------

/** A block with plain values and empty places. */
export function blank(language: CardLanguage, verb: string): Node {
  const fields = fieldsOf(language, verb);
  return {
    key: newKey(),
    verb,
    values: Object.fromEntries(
      fields
        .filter((one) => !isPlace(one))
        .map(({ name, default: value }) => [name, value as Value]),
    ),
    places: Object.fromEntries(
      fields.filter(isPlace).map((field) => [field.name, emptyPlaces(field)]),
    ),
  };
}

function emptyPlaces({ kind, least, arms }: BlockField): null[] {
  const count = kind === "blocks" ? least : arms.length;
  return Array.from({ length: count }, () => null);
}

export const emptyTree = (): Node => ({
  key: newKey(),
  verb: CARD,
  values: {},
  places: { power: [null], when: [] },
});

export const newMoment = (window: string): Node => ({
  key: newKey(),
  verb: MOMENT,
  values: { at: window },
  places: { do: [null] },
});

/** A copy of a block, with keys of its own. */
export const copyOf = (node: Node): Node => ({
  ...node,
  key: newKey(),
  places: Object.fromEntries(
    Object.entries(node.places).map(([name, some]) => [
      name,
      some.map((one) => one && copyOf(one)),
    ]),
  ),
});

// -- looking ----------------------------------------------------------------------------

export const childrenOf = (node: Node): Node[] =>
  Object.values(node.places)
    .flat()
    .filter((one) => one !== null);

export function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
}

export function nodeOf(tree: Node, key: number): Node | null {
  for (const node of everyNode(tree)) if (node.key === key) return node;
  return null;
}

/** Where a block is; null: it is at the top, or not in the tree. */
export function spotOf(tree: Node, key: number): Spot | null {
  for (const node of everyNode(tree))
    for (const spot of spotsOf(node)) if (nodeAt(tree, spot)?.key === key) return spot;
  return null;
}

export const spotsOf = (node: Node): Spot[] =>
  Object.entries(node.places).flatMap(([field, some]) =>
    some.map((_, at) => ({ owner: node.key, field, at })),
  );

export const nodeAt = (tree: Node, { owner, field, at }: Spot): Node | null =>
  nodeOf(tree, owner)?.places[field]?.[at] ?? null;

/** The blocks around a spot, from the top. */
export function around(tree: Node, { owner }: Spot): Node[] {
  const above = spotOf(tree, owner);
  const node = nodeOf(tree, owner);
  return [...(above ? around(tree, above) : []), ...(node ? [node] : [])];
}

/** Every block and every empty place, in reading order. */
export function* walk(node: Node): Generator<Spot> {
  for (const spot of spotsOf(node)) {
    yield spot;
    const child = node.places[spot.field]?.[spot.at];
    if (child) yield* walk(child);
  }
}

// -- changing -----------------------------------------------------------------------------

/** A tree in which one block is replaced. */
function changed(tree: Node, key: number, change: (node: Node) => Node): Node {
  if (tree.key === key) return change(tree);
  let isOther = false;
  const places = Object.fromEntries(
    Object.entries(tree.places).map(([name, some]) => {
      const next = some.map((one) => one && changed(one, key, change));
      const isSame = next.every((one, at) => one === some[at]);
      isOther ||= !isSame;
      return [name, isSame ? some : next];
    }),
  );
  return isOther ? { ...tree, places } : tree;
}

const withPlaces = (
  tree: Node,
  { owner, field }: Spot,
  change: (some: readonly (Node | null)[]) => readonly (Node | null)[],
): Node =>
  changed(tree, owner, (node) => ({
    ...node,
    places: { ...node.places, [field]: change(node.places[field] ?? []) },
  }));

export const setValue = (tree: Node, key: number, name: string, value: Value): Node =>
  changed(tree, key, (node) => ({ ...node, values: { ...node.values, [name]: value } }));

export const put = (tree: Node, spot: Spot, node: Node | null): Node =>
  withPlaces(tree, spot, (some) => some.map((one, at) => (at === spot.at ? node : one)));

/** How many blocks a field needs at least, and how many it has room for. */
function room(language: CardLanguage, tree: Node, { owner, field }: Spot): [number, number] {
  const node = nodeOf(tree, owner);
  if (node?.verb === CARD && field === "when") return [0, language.windows.length];
  const info = node && fieldOf(language, node.verb, field);
  const places = node?.places[field]?.length ?? 1;
  return info?.kind === "blocks" ? [info.least, info.most] : [places, places];
}

export const hasRoom = (language: CardLanguage, tree: Node, spot: Spot): boolean =>
  (nodeOf(tree, spot.owner)?.places[spot.field]?.length ?? 0) < room(language, tree, spot)[1];

/** Insert a block after a spot. */
const insert = (tree: Node, spot: Spot, node: Node | null): Node =>
  withPlaces(tree, spot, (some) => some.toSpliced(spot.at + 1, 0, node));

/** Add a block after the last place of a field. */
export function append(tree: Node, owner: number, field: string, node: Node | null): Node {
  const at = (nodeOf(tree, owner)?.places[field]?.length ?? 0) - 1;
  return insert(tree, { owner, field, at }, node);
}

/** Remove a block, and its place too where the field does not need it. */
export function remove(language: CardLanguage, tree: Node, key: number): Node {
  const spot = spotOf(tree, key);
  return spot ? clear(language, tree, spot) : tree;
}

export function clear(language: CardLanguage, tree: Node, spot: Spot): Node {
  const [least] = room(language, tree, spot);
  const count = nodeOf(tree, spot.owner)?.places[spot.field]?.length ?? 0;
  if (count <= least) return put(tree, spot, null);
  return withPlaces(tree, spot, (some) => some.toSpliced(spot.at, 1));
}

/** Put a new block around a block, which goes to the first place of the new one. */
export function wrap(language: CardLanguage, tree: Node, key: number, verb: string): Node {
  const [spot, node] = [spotOf(tree, key), nodeOf(tree, key)];
  if (!spot || !node) return tree;
  const outer = blank(language, verb);
  const [first] = spotsOf(outer);
  return first ? put(tree, spot, put(outer, first, node)) : tree;
}

/** The usual way to add something: after a price "and for that", otherwise "then". */
export const usualJoin = (language: CardLanguage, node: Node | null): Join =>
  node && infoOf(language, node.verb)?.price ? "then" : "both";

/** Add a block after another: in the same list if there is room, or in a new one around both. */
export function addAfter(
  language: CardLanguage,
  tree: Node,
  key: number,
  node: Node,
  join: Join,
): Node {
  const spot = spotOf(tree, key);
  if (!spot) return tree;
  const owner = nodeOf(tree, spot.owner);
  if (owner?.verb === join && hasRoom(language, tree, spot)) return insert(tree, spot, node);
  const wrapped = wrap(language, tree, key, join);
  const outer = nodeAt(wrapped, spot);
  const second = outer && spotsOf(outer)[1];
  return second ? put(wrapped, second, node) : tree;
}

// -- moving ---------------------------------------------------------------------------------

/** Move a block up or down by one place within the block around it. */
export function shift(tree: Node, key: number, by: -1 | 1): Node {
  const spot = spotOf(tree, key);
  const owner = spot && nodeOf(tree, spot.owner);
  if (!spot || !owner) return tree;
  const all = spotsOf(owner).filter(({ field }) => owner.verb !== CARD || field === spot.field);
  const here = all.findIndex(({ field, at }) => field === spot.field && at === spot.at);
  const there = all[here + by];
  if (!there) return tree;
  const [mine, other] = [nodeAt(tree, spot), nodeAt(tree, there)];
  return put(put(tree, spot, other), there, mine);
}

/** Move a block into the one before it or, if that has no room, into the one after it. */
export function moveInto(language: CardLanguage, tree: Node, key: number): Node {
  const spot = spotOf(tree, key);
  const owner = spot && nodeOf(tree, spot.owner);
  const node = nodeOf(tree, key);
  if (!spot || !owner || !node) return tree;
  const beside = childrenOf(owner);
  const here = beside.findIndex((one) => one.key === key);
  for (const other of [beside[here - 1], beside[here + 1]]) {
    if (!other) continue;
    const free = spotsOf(other).find((one) => nodeAt(tree, one) === null);
    if (free) return put(remove(language, tree, key), free, node);
    const end = spotsOf(other).at(-1);
    if (end && hasRoom(language, tree, end))
      return append(remove(language, tree, key), other.key, end.field, node);
  }
  return tree;
}

/** Move a block out of the one around it, to the place after that one. */
export function moveOut(language: CardLanguage, tree: Node, key: number): Node {
  const spot = spotOf(tree, key);
  const owner = spot && nodeOf(tree, spot.owner);
  const node = nodeOf(tree, key);
  if (!owner || !node || owner.verb === CARD || owner.verb === MOMENT) return tree;
  const without = remove(language, tree, key);
  return addAfter(language, without, owner.key, node, "both");
}

/** Move a block into an empty place, or after the block that is there. */
export function moveTo(language: CardLanguage, tree: Node, key: number, to: Spot): Node {
  const node = nodeOf(tree, key);
  if (!node || [...everyNode(node)].some((one) => one.key === to.owner)) return tree;
  const there = nodeAt(tree, to);
  if (there?.key === key) return tree;
  if (there) {
    const without = remove(language, tree, key);
    return addAfter(language, without, there.key, node, usualJoin(language, there));
  }
  // The list may close up when the block leaves it: a mark in the place finds it again.
  const mark = { key: newKey(), verb: CARD, values: {}, places: {} };
  const without = remove(language, put(tree, to, mark), key);
  const free = spotOf(without, mark.key);
  return free ? put(without, free, node) : tree;
}

// -- as data --------------------------------------------------------------------------------

export type Data = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** A card as data, and where each block is in it. */
export interface Written {
  card: Data;
  paths: ReadonlyMap<number, Path>;
}

/** The whole card without the blocks in `without`; of a block with an empty place only the rest.
    null: the card does nothing yet. */
export function write(
  language: CardLanguage,
  draft: Draft,
  name: Readonly<Partial<Record<Language, string>>>,
  without: ReadonlySet<number> = new Set(),
): Written | null {
  const paths = new Map<number, Path>();
  const keeps = [...everyNode(draft.tree)].some(
    ({ key, verb }) => !without.has(key) && infoOf(language, verb)?.keeps,
  );
  const [top = null] = draft.tree.places["power"] ?? [];
  const power = writeNode(language, top, ["power"], without, paths);
  if (power === null) return null;
  const card = {
    language: language.language,
    name,
    ...(name.de && draft.gender ? { gender: draft.gender } : {}),
    ...(name.de && draft.accusative && draft.accusative !== name.de
      ? { accusative: draft.accusative }
      : {}),
    picture: draft.picture,
    power,
    ...withoutDefaults(language.auctioned, draft.says),
    ...(keeps ? { kept: writeKept(language, draft, without, paths) } : {}),
  };
  return { card, paths };
}

function writeKept(
  language: CardLanguage,
  draft: Draft,
  without: ReadonlySet<number>,
  paths: Map<number, Path>,
): Data {
  const when: Data[] = [];
  for (const moment of draft.tree.places["when"] ?? []) {
    if (!moment || without.has(moment.key)) continue;
    const path = ["kept", "when", when.length + 1];
    const [inner = null] = moment.places["do"] ?? [];
    const does = writeNode(language, inner, [...path, "do"], without, paths);
    if (does === null) continue;
    paths.set(moment.key, path);
    when.push({ at: moment.values["at"], do: does });
  }
  return { ...withoutDefaults(language.kept, draft.kept), ...(when.length ? { when } : {}) };
}

const withoutDefaults = (
  fields: readonly BlockField[],
  values: Readonly<Record<string, Value>>,
): Data =>
  Object.fromEntries(
    fields
      .map(({ name, needed, default: usual }) => {
        const value = values[name] ?? usual;
        return { name, value, isSaid: needed || !isSame(value, usual) };
      })
      .filter(({ isSaid }) => isSaid)
      .map(({ name, value }) => [name, value]),
  );

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function writeNode(
  language: CardLanguage,
  node: Node | null,
  path: Path,
  without: ReadonlySet<number>,
  paths: Map<number, Path>,
): Data | null {
  const info = node && infoOf(language, node.verb);
  if (!node || !info || without.has(node.key)) return null;
  const here = [...path, node.verb];
  const fields: [string, unknown][] = [];
  for (const field of info.fields) {
    const inner = info.fields.length === 1 ? here : [...here, field.name];
    if (!isPlace(field)) {
      const value = node.values[field.name] ?? field.default;
      if (info.fields.length === 1 || field.needed || !isSame(value, field.default))
        fields.push([field.name, value]);
      continue;
    }
    const written = writePlaces(language, node, field, inner, without, paths);
    if (written === null && field.needed) return loneBlock(language, node, path, without, paths);
    if (written !== null) fields.push([field.name, written]);
  }
  paths.set(node.key, here);
  if (info.fields.length === 1) return { [node.verb]: fields[0]?.[1] };
  return { [node.verb]: fields.length ? Object.fromEntries(fields) : true };
}

/** The places of a field as data; null: there is less in them than the field needs. */
function writePlaces(
  language: CardLanguage,
  node: Node,
  field: BlockField,
  path: Path,
  without: ReadonlySet<number>,
  paths: Map<number, Path>,
): unknown {
  const some = node.places[field.name] ?? [];
  if (field.kind === "block") return writeNode(language, some[0] ?? null, path, without, paths);
  if (field.kind === "faces") {
    const faces = some.map((one, face): [string, Data | null] => [
      String(face),
      writeNode(language, one, [...path, String(face)], without, paths),
    ]);
    const filled = faces.filter(([, data]) => data !== null);
    return filled.length ? Object.fromEntries(filled) : null;
  }
  const list: Data[] = [];
  for (const one of some) {
    const data = writeNode(language, one, [...path, list.length + 1], without, paths);
    if (data !== null) list.push(data);
  }
  return list.length >= field.least ? list : null;
}

/** What is written for a block that lacks something: the first block in it. */
function loneBlock(
  language: CardLanguage,
  node: Node,
  path: Path,
  without: ReadonlySet<number>,
  paths: Map<number, Path>,
): Data | null {
  for (const child of childrenOf(node)) {
    const data = writeNode(language, child, path, without, paths);
    if (data !== null) return data;
  }
  return null;
}

/** The block that a path leads to, or the nearest one around it. */
export function keyAt(paths: ReadonlyMap<number, Path>, path: Path): number | null {
  let found: number | null = null;
  let longest = 0;
  for (const [key, way] of paths) {
    if (way.length > longest && way.every((step, at) => step === path[at])) {
      found = key;
      longest = way.length;
    }
  }
  return found;
}

/** The draft of a card that the site has read. */
export function read(language: CardLanguage, card: Data, usual: Picture): Draft {
  const name = (card["name"] ?? {}) as Partial<Record<Language, string>>;
  const kept = (card["kept"] ?? {}) as Record<string, unknown>;
  const when = (kept["when"] ?? []) as { at: string; do: Data }[];
  const top = emptyTree();
  return {
    name: { en: name.en ?? "", de: name.de ?? "" },
    gender: (card["gender"] as string | undefined) ?? "",
    accusative: (card["accusative"] as string | undefined) ?? "",
    picture: { ...usual, ...(card["picture"] as Partial<Picture> | undefined) },
    says: valuesIn(language.auctioned, card),
    kept: valuesIn(language.kept, kept),
    tree: {
      ...top,
      places: {
        power: [readNode(language, card["power"] as Data)],
        when: when.map(({ at, do: does }) => ({
          ...newMoment(at),
          places: { do: [readNode(language, does)] },
        })),
      },
    },
  };
}

const valuesIn = (
  fields: readonly BlockField[],
  data: Readonly<Record<string, unknown>>,
): Record<string, Value> =>
  Object.fromEntries(
    fields.map(({ name, default: usual }) => [name, (data[name] ?? usual) as Value]),
  );

export function readNode(language: CardLanguage, data: Data): Node {
  const [[verb, value] = ["", true]] = Object.entries(data);
  const fields = fieldsOf(language, verb);
  const [only] = fields;
  const said = (
    fields.length === 1 && only ? { [only.name]: value } : value === true ? {} : value
  ) as Record<string, unknown>;
  const node = blank(language, verb);
  const places = fields.filter(isPlace).map((field): [string, (Node | null)[]] => {
    const inner = said[field.name];
    const empty = emptyPlaces(field);
    if (inner === undefined) return [field.name, empty];
    if (field.kind === "block") return [field.name, [readNode(language, inner as Data)]];
    if (field.kind === "blocks")
      return [field.name, (inner as Data[]).map((one) => readNode(language, one))];
    const faces = inner as Record<string, Data>;
    return [
      field.name,
      empty.map((_, face) => {
        const one = faces[String(face)];
        return one ? readNode(language, one) : null;
      }),
    ];
  });
  const values = valuesIn(
    fields.filter((field) => !isPlace(field)),
    said,
  );
  return { ...node, values, places: Object.fromEntries(places) };
}

/** Count on from the keys of a tree that was stored, so that new keys do not collide with them. */
export function knowKeys(tree: Node): void {
  for (const { key } of everyNode(tree)) last = Math.max(last, key);
}
