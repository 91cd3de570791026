// Which objects on the table stand for which option of a decision. An object is named by what it
// is and where it lies: `seat 2`, `stone 2 red`, `bank red`, `used thief`, `purse fairy` ...
import { unhandled } from "../../unhandled";
import type { Decision } from "../contract";
import { COINS, total } from "./pieces";
import type { TableView, Types } from "./types";

const COIN_KINDS: ReadonlySet<string> = new Set(COINS);

/** For each option the objects that together stand for it; none: it can only be chosen in words. */
export function objectsOf(decision: Decision<Types>, table: Pick<TableView, "drawn">): string[][] {
  const me = decision.seat;
  switch (decision.kind) {
    case "victim":
    case "receiver":
    case "neighbour":
    case "player":
    case "pass-favor":
    case "goes-without":
      return decision.options.map((seat) => [`seat ${seat}`]);
    case "loot":
      return decision.options.map((stone) => [`stone ${decision.victim} ${stone}`]);
    case "stone": {
      const where = total(table.drawn) ? "drawn" : "bank";
      return decision.options.map((stone) => [`${where} ${stone}`]);
    }
    case "colour":
      return decision.options.map((stone) => [`bank ${stone}`]);
    case "ghost":
      return decision.options.map((card) => [`used ${card}`]);
    case "imp":
      return decision.options.map((card) => (card === "decline" ? [] : [`coming ${card}`]));
    case "discard-special":
      return decision.options.map((card) => [`hand ${card}`]);
    case "kept-card":
      return decision.options.map(({ seat, card }) => [`held ${seat} ${card}`]);
    case "own-kept-card":
      return decision.options.map((card) => [`held ${me} ${card}`]);
    case "double":
      return decision.options.map((isDoubled) =>
        isDoubled ? [`held ${me} ${decision.what}`] : [],
      );
    case "use": {
      const { what } = decision;
      const object = COIN_KINDS.has(what) ? `purse ${what}` : `held ${me} ${what}`;
      return decision.options.map((use) => (use === true ? [object] : []));
    }
    case "change-bid":
      // What is in a bid already is chosen in words.
      return decision.options.map((change) =>
        decision.how === "add" && change !== "stop" ? [`purse ${change.coin}`] : [],
      );
    case "claim":
      return decision.options.map((coin) => (coin === "decline" ? [] : [`purse ${coin}`]));
    case "give":
      return decision.options.map((gift) =>
        "coin" in gift ? [`purse ${gift.coin}`] : [`stone ${me} ${gift.stone}`],
      );
    case "buy":
      return decision.options.map((deal) =>
        deal === "stop" ? [] : [`bank ${deal.stone}`, `purse ${deal.coin}`],
      );
    case "dig":
      return decision.options.map((digs) => (digs ? ["deck"] : []));
    case "again":
    case "open-fist":
    case "draw":
    case "either":
    case "may":
    case "necromancer":
    case "pay":
    case "pay-coins":
      return decision.options.map(() => []);
    case "bid":
    case "two-fists":
      return [];
    default:
      return unhandled(decision, []);
  }
}

/** What has been chosen after one more object is touched: what does not go with it is dropped. */
export function touched(
  objects: readonly string[][],
  chosen: readonly string[],
  object: string,
): string[] {
  const kept = chosen.filter(
    (one) => one !== object && objects.some((all) => all.includes(one) && all.includes(object)),
  );
  return [...kept, object];
}

/** The option that these objects stand for; -1: none yet. */
export const saidBy = (objects: readonly string[][], chosen: readonly string[]): number =>
  chosen.length === 0
    ? -1
    : objects.findIndex(
        (all) => all.length === chosen.length && all.every((one) => chosen.includes(one)),
      );
