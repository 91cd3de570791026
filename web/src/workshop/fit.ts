// What fits where in a card. Pure: the language says what each block needs.
import type { BlockInfo, BlockWord, CardLanguage } from "../wire/types";
import {
  CARD,
  MOMENT,
  around,
  childrenOf,
  everyNode,
  infoOf,
  moveTo,
  nodeAt,
  nodeOf,
  spotOf,
  type Node,
  type Spot,
} from "./tree";

/** Why a block does not fit; each has a message `unfit-…`. */
export type Unfit = "deep" | "many" | "winner" | "scores" | "moment" | "window" | "once";

export interface Offer {
  block: BlockInfo;
  /** null: it fits. */
  unfit: Unfit | null;
}

interface Place {
  /** How many blocks are around it. */
  depth: number;
  /** Somebody other than the winner does it. */
  isOthers: boolean;
  /** The moment at which a kept card does it; null: it is part of the power. */
  window: string | null;
  /** Whether the place holds all that is done at that moment, not a part of it. */
  isMove: boolean;
}

function placeAt(language: CardLanguage, tree: Node, spot: Spot): Place {
  const above = around(tree, spot);
  const moment = above.find(({ verb }) => verb === MOMENT);
  return {
    depth: above.filter(({ verb }) => verb !== CARD && verb !== MOMENT).length,
    isOthers: above.some(({ verb }) => infoOf(language, verb)?.others),
    window: moment ? String(moment.values["at"]) : null,
    isMove: above.at(-1)?.verb === MOMENT,
  };
}

/** Every block, with the reason why it does not fit here. `use`: how long the card is kept. */
export function offersAt(language: CardLanguage, tree: Node, spot: Spot, use: string): Offer[] {
  const place = placeAt(language, tree, spot);
  const count = [...everyNode(tree)].filter(({ verb }) => verb !== CARD && verb !== MOMENT).length;
  const isFull = count >= language.most_blocks;
  const blocks = language.blocks.map((block) => ({
    block,
    unfit: isFull ? ("many" as const) : blockUnfit(language, place, block),
  }));
  const moves = language.moves.map((block) => ({
    block,
    unfit: isFull ? ("many" as const) : moveUnfit(place, block, use),
  }));
  return place.isMove ? [...moves, ...blocks] : [...blocks, ...moves];
}

function blockUnfit(language: CardLanguage, place: Place, block: BlockInfo): Unfit | null {
  const holds = block.fields.some(({ arms, needed }) => arms.length > 0 && needed);
  if (place.depth + (holds ? 2 : 1) > language.deepest) return "deep";
  if (block.winner && (place.isOthers || place.window !== null)) return "winner";
  if (place.window === null) return null;
  if (block.scores) return "scores";
  return language.block_windows.includes(place.window) ? null : "window";
}

function moveUnfit({ window, isMove }: Place, move: BlockInfo, use: string): Unfit | null {
  if (window === null || !isMove) return "moment";
  if (!move.windows.includes(window)) return "window";
  return move.once && use !== "once" ? "once" : null;
}

/** Whether a block can be moved, with all that is in it, into a place or after the block there. */
export function canMoveTo(
  language: CardLanguage,
  tree: Node,
  key: number,
  to: Spot,
  use: string,
): boolean {
  const moved = moveTo(language, tree, key, to);
  if (moved === tree || nodeAt(tree, to)?.verb === MOMENT) return false;
  // The block that it is put after may be deeper now than before.
  return [nodeOf(tree, key), nodeAt(tree, to)].every((node) => {
    const spot = node && spotOf(moved, node.key);
    return !spot || fitsAt(language, moved, spot, node, use);
  });
}

/** Whether a block fits in its place, and so does all that is in it. */
function fitsAt(language: CardLanguage, tree: Node, spot: Spot, node: Node, use: string): boolean {
  const place = placeAt(language, tree, spot);
  const inside = { ...place, depth: 0, isMove: false };
  const fits = (one: Node): boolean => {
    const move = language.moves.find(({ verb }) => verb === one.verb);
    if (move) return moveUnfit(one === node ? place : inside, move, use) === null;
    const block = infoOf(language, one.verb);
    return block !== undefined && blockUnfit(language, inside, block) === null;
  };
  return place.depth + height(node) <= language.deepest && [...everyNode(node)].every(fits);
}

const height = (node: Node): number => 1 + Math.max(0, ...childrenOf(node).map(height));

/** The words that can be chosen in this place. */
export function wordsAt(
  language: CardLanguage,
  tree: Node,
  spot: Spot | null,
  words: readonly BlockWord[],
): BlockWord[] {
  const place = spot && placeAt(language, tree, spot);
  const isWinners = place === null || (!place.isOthers && place.window === null);
  return words.filter(({ winner }) => isWinners || !winner);
}
