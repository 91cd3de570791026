// What is on the table now, for whoever asks for its rule: the moment, and the cards in play.
import type { TableModel } from "./contract";
import type { FistTable } from "./fist/fist";
import type { GoldView } from "./gold/view";

export interface OnTable {
  /** The Fluent id of what is going on; null: nobody can say. */
  moment: string | null;
  /** Ids of cards. */
  cards: string[];
}

export function onTable({ view, me }: TableModel): OnTable {
  if (!view || view.result) return { moment: null, cards: [] };
  if (view.game.startsWith("fist-")) return ofFist(view.table as FistTable, view.waiting === null, me);
  if (view.game === "dragons-gold") return ofGold(view.table as GoldView, view.decision?.kind ?? "", me);
  return { moment: null, cards: [] };
}

function ofFist({ auction, seats }: FistTable, isSecret: boolean, me: number | null): OnTable {
  const held = me === null ? [] : (seats[me]?.held ?? []);
  if (!auction) return { moment: isSecret ? "moment-fist-secret" : null, cards: [...held] };
  const moment = isSecret ? "secret" : auction.playing ? "power" : auction.stage;
  const cards = [auction.card, ...(auction.playing ? [auction.playing] : []), ...held];
  return { moment: `moment-fist-${moment}`, cards: [...new Set(cards)] };
}

function ofGold(table: GoldView, asked: string, me: number | null): OnTable {
  const held = me === null ? [] : (table.seats[me]?.held ?? []);
  const moment = table.negotiation
    ? "talks"
    : table.market
      ? "market"
      : asked === "reach" || asked === "watch"
        ? "hand"
        : table.fight?.theft
          ? "theft"
          : table.fight?.divided.length || asked === "divide"
            ? "divide"
            : "turn";
  const adventurers = moment === "turn" ? ["wizard", "thief", "knight-3", "knight-4"] : moment === "theft" ? ["thief"] : [];
  return { moment: `moment-gold-${moment}`, cards: [...new Set([...adventurers, ...held])] };
}
