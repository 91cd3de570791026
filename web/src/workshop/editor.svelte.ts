// Working at the bench by mouse, touch or keyboard: the focused row of the tree, and the open menu.
import { tick } from "svelte";
import { t } from "../text/fluent.svelte";
import type { BlockField, CardLanguage } from "../wire/types";
import type { Bench } from "./bench.svelte";
import { Drag } from "./drag.svelte";
import {
  CARD,
  MOMENT,
  addAfter,
  append,
  blank,
  clear,
  copyOf,
  infoOf,
  moveInto,
  moveOut,
  moveTo,
  newMoment,
  nodeAt,
  nodeOf,
  put,
  remove,
  shift,
  spotOf,
  usualJoin,
  walk,
  wrap,
  type Join,
  type Node,
  type Spot,
} from "./tree";

/** Where a block chosen in the menu goes: into an empty place, or after another block. */
export type Adding = { spot: Spot } | { after: number; join: Join };

/** The DOM id of a row of the tree: of a block, or of an empty place. */
export const rowOf = (tree: Node, spot: Spot): string => {
  const node = nodeAt(tree, spot);
  return node ? `block-${node.key}` : `place-${spot.owner}-${spot.field}-${spot.at}`;
};

export class Editor {
  readonly bench: Bench;
  /** The row with the focus. */
  current = $state("");
  /** The block whose values are being edited by keyboard. */
  editing = $state<number | null>(null);
  adding = $state.raw<Adding | null>(null);
  /** The block whose menu (three dots) is open. */
  dots = $state<number | null>(null);
  said = $state("");
  readonly drag = new Drag(this);

  constructor(bench: Bench) {
    this.bench = bench;
  }

  get language(): CardLanguage | null {
    return this.bench.language;
  }

  /** All rows from top to bottom: moments, blocks and empty places. */
  get rows(): Spot[] {
    return [...walk(this.bench.tree)];
  }

  spotOfRow(row: string): Spot | null {
    return this.rows.find((spot) => rowOf(this.bench.tree, spot) === row) ?? null;
  }

  async goTo(row: string): Promise<void> {
    this.current = row;
    await tick();
    document.getElementById(row)?.focus();
  }

  /** Tell a screen reader where a block is now: "Pay 3 stones, first of either". */
  say(key: number): void {
    const { tree } = this.bench;
    const [node, spot] = [nodeOf(tree, key), spotOf(tree, key)];
    if (!node || !spot || !this.language) return;
    const what = describe(this.language, node);
    const where = armOf(this.language, tree, spot);
    this.said = where ? t("workshop-is-at", { what, where }) : what;
  }

  #grow(tree: Node, key: number): void {
    this.bench.grow(tree);
    this.say(key);
    void this.goTo(`block-${key}`);
  }

  // -- adding ---------------------------------------------------------------------------------

  /** Open the menu for a row: to fill an empty place, or to add something after a block. */
  open(spot: Spot): void {
    const node = nodeAt(this.bench.tree, spot);
    if (!this.language || node?.verb === MOMENT) return;
    this.adding = node ? { after: node.key, join: usualJoin(this.language, node) } : { spot };
  }

  choose(verb: string): void {
    if (this.language) this.place(blank(this.language, verb));
  }

  place(node: Node): void {
    const [adding, { language, tree }] = [this.adding, this.bench];
    this.adding = null;
    if (!adding || !language) return;
    const grown =
      "spot" in adding
        ? put(tree, adding.spot, node)
        : addAfter(language, tree, adding.after, node, adding.join);
    this.bench.grow(grown);
    this.say(node.key);
    const [hole] = [...walk(node)].filter((spot) => nodeAt(grown, spot) === null);
    void this.goTo(hole ? rowOf(grown, hole) : `block-${node.key}`);
  }

  /** Add an empty place to a list. */
  more(owner: number, field: string): void {
    const { tree } = this.bench;
    const at = nodeOf(tree, owner)?.places[field]?.length ?? 0;
    this.bench.grow(append(tree, owner, field, null));
    this.adding = { spot: { owner, field, at } };
  }

  moment(window: string): void {
    const moment = newMoment(window);
    this.bench.grow(append(this.bench.tree, this.bench.tree.key, "when", moment));
    this.adding = { spot: { owner: moment.key, field: "do", at: 0 } };
  }

  // -- changing ---------------------------------------------------------------------------------

  remove(key: number): void {
    const { language, tree } = this.bench;
    const spot = spotOf(tree, key);
    const node = nodeOf(tree, key);
    if (!language || !spot || !node) return;
    const smaller = remove(language, tree, key);
    this.bench.grow(smaller);
    this.said = t("workshop-removed", { what: describe(language, node) });
    const rows = [...walk(smaller)];
    const next =
      rows.find((one) => rowOf(smaller, one) === rowOf(smaller, spot)) ?? rows.at(0) ?? null;
    if (next) void this.goTo(rowOf(smaller, next));
  }

  /** Remove an empty place that is not needed. */
  close(spot: Spot): void {
    if (this.language) this.bench.grow(clear(this.language, this.bench.tree, spot));
  }

  move(key: number, where: "up" | "down" | "into" | "out"): void {
    const { language, tree } = this.bench;
    if (!language) return;
    const moved = {
      up: () => shift(tree, key, -1),
      down: () => shift(tree, key, 1),
      into: () => moveInto(language, tree, key),
      out: () => moveOut(language, tree, key),
    }[where]();
    if (moved === tree) this.said = t("workshop-not-there");
    else this.#grow(moved, key);
  }

  /** Move a block to where it was dropped: into a place, or after another block. */
  moveTo(key: number, row: string): void {
    const { language, tree } = this.bench;
    const spot = this.spotOfRow(row);
    if (language && spot) this.#grow(moveTo(language, tree, key, spot), key);
  }

  wrap(key: number, verb: string): void {
    if (this.language) this.#grow(wrap(this.language, this.bench.tree, key, verb), key);
  }

  copy(key: number): void {
    const node = nodeOf(this.bench.tree, key);
    if (!node || node.verb === MOMENT || !this.language) return;
    this.bench.clipboard = node;
    this.said = t("workshop-copied", { what: describe(this.language, node) });
  }

  paste(spot: Spot): void {
    const node = this.bench.clipboard;
    if (!node) return;
    this.open(spot);
    if (this.adding) this.place(copyOf(node));
  }

  double(key: number): void {
    const node = nodeOf(this.bench.tree, key);
    if (!node || !this.language) return;
    this.adding = { after: key, join: "both" };
    this.place(copyOf(node));
  }

  undo(): void {
    this.bench.undo();
    this.said = t("workshop-undone");
    this.#stay();
  }
  redo(): void {
    this.bench.redo();
    this.said = t("workshop-redone");
    this.#stay();
  }
  /** Move the focus to the first row if the row that had it is gone. */
  #stay(): void {
    const isInTree = document.activeElement?.closest('[role="tree"]');
    const [first] = this.rows;
    if (!isInTree || !first || this.spotOfRow(this.current)) return;
    void this.goTo(rowOf(this.bench.tree, first));
  }

  // -- keys ---------------------------------------------------------------------------------------

  /** Handles a key pressed on a row of the tree; true: it meant something here. */
  key(event: KeyboardEvent): boolean {
    const { tree } = this.bench;
    const spot = this.spotOfRow(this.current);
    if (!spot) return false;
    const node = nodeAt(tree, spot);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === "c" && node) return (this.copy(node.key), true);
    if (isCommand && event.key === "v") return (this.paste(spot), true);
    if (isCommand) return false;
    if (event.altKey) {
      const where = ALT[event.key];
      if (where && node) this.move(node.key, where);
      return where !== undefined;
    }
    switch (event.key) {
      case "ArrowDown":
        return this.#walk(spot, 1);
      case "ArrowUp":
        return this.#walk(spot, -1);
      case "ArrowLeft": {
        const above = spotOf(tree, spot.owner);
        if (above) void this.goTo(rowOf(tree, above));
        return true;
      }
      case "ArrowRight": {
        const [first] = node ? walk(node) : [];
        if (first) void this.goTo(rowOf(tree, first));
        return true;
      }
      case "Home":
      case "End": {
        const row = this.rows.at(event.key === "Home" ? 0 : -1);
        if (row) void this.goTo(rowOf(tree, row));
        return true;
      }
      case "+":
      case "Insert":
        return (this.open(spot), true);
      case "Delete":
      case "Backspace":
        if (node) this.remove(node.key);
        else this.close(spot);
        return true;
      case "Enter":
      case "F2":
        if (node) void this.edit(node.key);
        else this.open(spot);
        return true;
    }
    return false;
  }

  #walk(from: Spot, by: number): boolean {
    const { tree } = this.bench;
    const rows = this.rows.map((spot) => rowOf(tree, spot));
    const next = rows[rows.indexOf(rowOf(tree, from)) + by];
    if (next) void this.goTo(next);
    return true;
  }

  /** Move the focus into the values of a block; Escape comes back. */
  async edit(key: number): Promise<void> {
    this.editing = key;
    await tick();
    document.querySelector<HTMLElement>(`#block-${key} > .slip :is(input, select)`)?.focus();
  }
}

const ALT: Record<string, "up" | "down" | "into" | "out" | undefined> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "into",
};

// -- in words -------------------------------------------------------------------------------------

/** A block with its values, without the blocks in it. */
export function describe(language: CardLanguage, node: Node): string {
  if (node.verb === MOMENT)
    return language.windows.find(({ id }) => id === node.values["at"])?.name ?? "";
  const info = infoOf(language, node.verb);
  const values = (info?.fields ?? []).flatMap((field) => {
    const said = sayValue(field, node);
    return said ? [said] : [];
  });
  return [info?.name ?? node.verb, ...values].join(", ");
}

function sayValue(field: BlockField, node: Node): string {
  const value = node.values[field.name];
  const nameOf = (id: string): string => field.words.find((word) => word.id === id)?.name ?? id;
  if (typeof value === "number") return `${field.label} ${value}`;
  if (typeof value === "string") return nameOf(value);
  if (Array.isArray(value)) return (value as string[]).map(nameOf).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([id, n]) => `${n} ${nameOf(id)}`)
      .join(", ");
  return "";
}

/** The words before a place, such as "then". */
export function armOf(language: CardLanguage, tree: Node, { owner, field, at }: Spot): string {
  const node = nodeOf(tree, owner);
  if (!node || node.verb === CARD || node.verb === MOMENT) return "";
  const info = infoOf(language, node.verb)?.fields.find(({ name }) => name === field);
  return info?.arms[at] ?? "";
}
