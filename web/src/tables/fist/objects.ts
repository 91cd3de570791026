// Which objects on the table stand for which option of a decision. An object is named by what it
// is and where it lies: `seat 2`, `stone 2 red`, `bank red`, `used thief`, `purse fairy` ...
import type { Json } from "../../wire/json";
import type { Decision } from "../contract";
import { COINS, type FistTable, total } from "./fist";

const COIN_KINDS: ReadonlySet<string> = new Set(COINS);
const SEATS = new Set(["victim", "receiver", "neighbour", "pass-favor", "goes-without"]);

type Deal = Record<string, Json>;

/** The objects that are chosen together to say this option; none: only words say it. */
export function objectsOf(decision: Decision, option: Json, table: Pick<FistTable, "drawn">): string[] {
  const me = decision.seat;
  if (SEATS.has(decision.kind)) return [`seat ${String(option)}`];
  if (option === "decline" || option === "stop" || option === false || option === "never" || option === "always") return [];
  const word = typeof option === "string" ? option : "";
  const deal = (typeof option === "object" ? option : {}) as Deal;
  switch (decision.kind) {
    case "loot":
      return [`stone ${String(decision["victim"])} ${word}`];
    case "stone":
      return [`${total(table.drawn) ? "drawn" : "bank"} ${word}`];
    case "colour":
      return [`bank ${word}`];
    case "ghost":
      return [`used ${word}`];
    case "imp":
      return [`coming ${word}`];
    case "discard-special":
      return [`hand ${word}`];
    case "kept-card":
      return [`held ${String(deal["seat"])} ${String(deal["card"])}`];
    case "own-kept-card":
      return [`held ${me} ${word}`];
    case "double":
      return [`held ${me} doppelganger`];
    case "use": {
      const what = String(decision["what"]);
      return option === true ? [COIN_KINDS.has(what) ? `purse ${what}` : `held ${me} ${what}`] : [];
    }
    case "claim":
      return [`purse ${word}`];
    case "give":
      return [deal["coin"] === undefined ? `stone ${me} ${String(deal["stone"])}` : `purse ${String(deal["coin"])}`];
    case "buy":
      return [`bank ${String(deal["stone"])}`, `purse ${String(deal["coin"])}`];
    case "dig":
      return ["deck"];
    default:
      return [];
  }
}

/** What has been chosen after one more object is touched: what does not go with it is dropped. */
export function touched(objects: readonly string[][], chosen: readonly string[], object: string): string[] {
  const kept = chosen.filter((one) => one !== object && objects.some((all) => all.includes(one) && all.includes(object)));
  return [...kept, object];
}

/** The option that these objects say; -1: none yet. */
export const saidBy = (objects: readonly string[][], chosen: readonly string[]): number =>
  chosen.length === 0 ? -1 : objects.findIndex((all) => all.length === chosen.length && all.every((one) => chosen.includes(one)));
