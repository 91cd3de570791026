// What fits where in a card. Pure: the language says what each block needs.
import type { BlockInfo, BlockWord, CardLanguage } from "../wire/types";
import { CARD, MOMENT, around, everyNode, infoOf, type Node, type Spot } from "./tree";

/** Why a block does not fit; each is a message `unfit-…`. */
export type Unfit = "deep" | "many" | "winner" | "scores" | "moment" | "window" | "once";

export interface Offer {
  block: BlockInfo;
  /** null: it fits. */
  unfit: Unfit | null;
}

interface Place {
  /** Blocks around it. */
  depth: number;
  /** Somebody else does it. */
  isOthers: boolean;
  /** The moment at which a kept card does it; null: it is part of the power. */
  window: string | null;
  /** It is what is done at that moment, not a part of it. */
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

/** Every block, with what speaks against it in this place. `use`: how long the card is kept. */
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
