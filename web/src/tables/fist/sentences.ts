// Fist of Dragonstones in sentences.
import { box } from "../../state/box.svelte";
import { hasWords, joined, nominative, t } from "../../text/fluent.svelte";
import type { TableModel } from "../contract";
import { kindsIn } from "./pieces";
import type { Counts, SeatView, TableView, Types } from "./types";
import type { Description, Names } from "../words/description";

export const cardName = (card: string): string =>
  hasWords(`character-${card}`) ? t(`character-${card}`) : (box.homeMade(card)?.name ?? card);
/** A card of the box, or a home-made one that has been loaded. */
export const isCard = (id: string): boolean =>
  hasWords(`character-${id}`) || box.homeMade(id) !== undefined;
const cards = (all: readonly string[]): string => joined(all.map(cardName));

/** Such as "2 red stones and 1 blue stone"; in the accusative, unless it stands alone. */
export function goods(counts: Counts, say = t): string {
  const some = kindsIn(counts).map(([kind, n]) => say(`goods-${kind}`, { n }));
  return some.length ? joined(some) : t("goods-nothing");
}

export function fistWords(model: TableModel<Types>, names: Names): Description {
  const view = model.view;
  if (!view) return { now: [], things: [], seats: [], mine: [] };
  const { table } = view;
  const me = model.me === null ? null : (table.seats[model.me] ?? null);
  return {
    now: [
      t("words-turn", { n: table.turn }),
      t("words-fist-goal", { n: table.goal }),
      ...auction(model, table, names),
    ],
    things: [
      ...coming(table),
      ...(table.used.length ? [t("words-fist-used", { cards: cards(table.used) })] : []),
      t("words-fist-bank", { goods: goods({ ...table.bank.stones, ...table.bank.coins }) }),
      t("words-fist-deck", { n: table.deck }),
    ],
    seats: table.seats.map((seat, number) =>
      seatWords(seat, names.label(number), table, number, number === model.me),
    ),
    mine: me?.screen ? mine(me.screen, table) : [],
  };
}

function auction(model: TableModel<Types>, table: TableView, names: Names): string[] {
  const lot = table.auction;
  if (!lot) return [];
  const card = box.cards(model.game).get(lot.card);
  const some = [
    t("words-fist-auction", { card: card?.name ?? cardName(lot.card), rule: card?.text ?? "" }),
  ];
  if (lot.stage !== "gold" && lot.fists.length === 0)
    some.push(t("words-fist-stage", { stage: lot.stage, ...names.who("names", lot.bidders) }));
  const open = lot.bidders.flatMap((seat, place) => {
    const fist = lot.fists[place];
    return fist
      ? [
          t("words-fist-open", {
            ...names.who("name", [seat]),
            n: lot.values[place] ?? 0,
            goods: goods(fist),
          }),
        ]
      : [];
  });
  if (open.length) some.push(open.join(" "));
  if (lot.playing) some.push(t("words-fist-playing", { card: cardName(lot.playing) }));
  if (kindsIn(table.drawn).length) some.push(t("words-fist-drawn", { goods: goods(table.drawn) }));
  return some;
}

function coming({ order, to_come, to_come_secret = 0 }: TableView): string[] {
  if (order?.length) return [t("words-fist-order", { cards: order.map(cardName).join(", ") })];
  const some = to_come.length ? [t("words-fist-coming", { cards: cards(to_come) })] : [];
  return to_come_secret ? [...some, t("words-fist-secret", { n: to_come_secret })] : some;
}

function seatWords(
  seat: SeatView,
  name: string,
  { goal, favor }: TableView,
  number: number,
  isMe: boolean,
): string {
  const some = [
    t("fist-points-of", { n: seat.points, goal }),
    seat.stones === null ? t("words-fist-stones-hidden") : goods(seat.stones, nominative),
    ...(seat.held.length ? [t("words-fist-holds", { cards: cards(seat.held) })] : []),
    ...(favor === number ? [t("words-fist-favor")] : []),
    ...(seat.front === null ? [t("words-fist-spent-hidden")] : []),
    ...(kindsIn(seat.front ?? {}).length
      ? [t("words-fist-spent", { goods: goods(seat.front ?? {}) })]
      : []),
    ...(seat.screen && !isMe ? [t("words-screen", { goods: goods(seat.screen) })] : []),
  ];
  return t("words-seat", { name, about: some.join("; ") });
}

function mine(screen: Counts, { not_asked = [], always = [] }: TableView): string[] {
  const what = (all: readonly string[]): string =>
    joined(all.map((one) => (isCard(one) ? cardName(one) : t(`coin-${one}`))));
  return [
    t("words-my-screen", { goods: goods(screen) }),
    ...(not_asked.length ? [t("words-fist-not-asked", { what: what(not_asked) })] : []),
    ...(always.length ? [t("words-fist-always", { what: what(always) })] : []),
  ];
}
