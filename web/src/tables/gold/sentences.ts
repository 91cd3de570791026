// Dragon's Gold in sentences.
import { joined, t } from "../../text/fluent.svelte";
import type { TableModel } from "../contract";
import { bySeat, TOKENS } from "./pieces";
import type {
  MarketView,
  Named,
  NegotiationView,
  SeatView,
  SpotView,
  TableView,
  Types,
  WorthData,
} from "./types";
import { worthOf } from "./worth";
import type { Description, Names } from "../words/description";

/** 2 silver and 1 emerald. */
export function treasure(tokens: Named): string {
  const some = TOKENS.filter((kind) => tokens[kind]).map((kind) =>
    t(`treasure-${kind}`, { n: tokens[kind] ?? 0 }),
  );
  return some.length ? joined(some) : t("treasure-nothing");
}
const adventurers = (all: readonly string[]): string =>
  joined(all.map((one) => t(`adventurer-${one}`)));
const objects = (all: readonly string[]): string => joined(all.map((one) => t(`object-${one}`)));

const strengths = (table: TableView): string =>
  joined(
    Object.entries(table.strengths).map(([id, n]) =>
      t("words-gold-strength", { adventurer: t(`adventurer-${id}`), n }),
    ),
  );

/** Who gets what in a split. */
export const shares = (fighters: readonly number[], all: readonly Named[], names: Names): string =>
  fighters
    .map((seat, place) =>
      t("words-gold-share", { ...names.who("name", [seat]), treasure: treasure(all[place] ?? {}) }),
    )
    .join("; ");

/** What a share would be worth to me, as far as anybody can know. */
export function worthWords(worth: WorthData | null, share: Named | undefined): string {
  if (!worth || !share) return "";
  const { sure, hoped } = worthOf(worth, share);
  return t("words-gold-worth", { n: sure + hoped, hoped });
}

export function goldWords(model: TableModel<Types>, names: Names): Description {
  const view = model.view;
  if (!view) return { now: [], things: [], seats: [], mine: [] };
  const { table } = view;
  const me = model.me === null ? null : (table.seats[model.me] ?? null);
  return {
    now: [
      ...(view.result
        ? []
        : [
            t("words-gold-turn", { n: table.turn, ...names.who("name", [table.active]) }),
            t("words-gold-goal", {
              silver: table.scoring.tokens["silver"] ?? 0,
              gold: table.scoring.tokens["gold"] ?? 0,
              most: table.scoring.most,
              sets: table.scoring.sets,
              gems: table.scoring.gems,
            }),
          ]),
      ...moment(table, names),
    ],
    things: [
      ...table.dragons.flatMap((spot, place) => (spot ? [dragon(spot, place, names)] : [])),
      t("words-gold-left", { dragons: table.left, tokens: table.bag }),
      t("words-gold-strengths", { all: strengths(table) }),
    ],
    seats: table.seats.map((seat, number) =>
      seatWords(seat, names.label(number), number === model.me),
    ),
    mine: me?.stash
      ? [
          t("words-my-screen", { goods: treasure(me.stash) }),
          ...(me.held?.length ? [t("words-gold-my-objects", { objects: objects(me.held) })] : []),
        ]
      : [],
  };
}

function moment({ fight, negotiation, market }: TableView, names: Names): string[] {
  const stands = (negotiation ?? market)?.steps == null ? [] : [t("gold-stands")];
  if (negotiation) return [...talks(negotiation, names), ...stands];
  if (market) return [...offers(market, names), ...stands];
  if (!fight) return [];
  const fighters = names.who("names", fight.fighters);
  const some = [t("words-gold-fight", { n: fight.dragon + 1, ...fighters })];
  fight.divided.forEach((share, number) => {
    const taker = fight.fighters[fight.chosen.indexOf(number)];
    some.push(
      t("words-gold-divided", {
        n: number + 1,
        treasure: treasure(share),
        ...names.who("name", taker === undefined ? [] : [taker]),
        taken: taker === undefined ? 0 : 1,
      }),
    );
  });
  if (fight.shares) some.push(shares(fight.fighters, fight.shares, names));
  const [thief, victim] = fight.theft ?? [];
  if (thief !== undefined && victim !== undefined)
    some.push(
      t("words-gold-theft", { ...names.who("thief", [thief]), ...names.who("victim", [victim]) }),
    );
  return some;
}

function talks(
  { fighters, treasure: hoard, proposals, accepted }: NegotiationView,
  names: Names,
): string[] {
  return [
    t("words-gold-talks", { ...names.who("names", fighters), treasure: treasure(hoard) }),
    ...proposals.map((one) => proposal(one, fighters, accepted, names)),
  ];
}

export function proposal(
  { seat, number, shares: split }: NegotiationView["proposals"][number],
  fighters: readonly number[],
  accepted: readonly (number | null)[],
  names: Names,
): string {
  const agree = fighters.filter((_, place) => accepted[place] === number);
  return t("words-gold-proposal", {
    n: number,
    ...names.who("name", [seat]),
    shares: shares(fighters, split, names),
    ...names.who("agree", agree),
    count: agree.length,
  });
}

function offers({ offers: all, done }: MarketView, names: Names): string[] {
  return [
    t("words-gold-market"),
    ...all.map((one) => offer(one, names)),
    ...(done.length ? [t("words-gold-done", names.who("names", done))] : []),
  ];
}

export const offer = (
  { seat, number, receiver, give, want }: MarketView["offers"][number],
  names: Names,
): string =>
  t("words-gold-offer", {
    n: number,
    ...names.who("name", [seat]),
    to: receiver === null ? 0 : 1,
    ...names.who("receiver", receiver === null ? [] : [receiver]),
    give: treasure(give),
    want: treasure(want),
  });

function dragon(spot: SpotView, place: number, names: Names): string {
  const against = bySeat(spot.attackers).map(({ seat, attackers, strength }) =>
    t("words-gold-attackers", {
      ...names.who("name", [seat]),
      adventurers: adventurers(attackers.map((one) => one.adventurer)),
      n: strength,
    }),
  );
  return t("words-gold-dragon", {
    n: place + 1,
    strength: spot.strength,
    attack: spot.attack,
    treasure: treasure(spot.treasure),
    hidden: spot.hidden,
    attackers: against.join("; "),
    some: against.length,
  });
}

function seatWords(seat: SeatView, name: string, isMe: boolean): string {
  const some = [
    ...(seat.up.length ? [t("words-gold-up", { adventurers: adventurers(seat.up) })] : []),
    ...(seat.down.length ? [t("words-gold-down", { adventurers: adventurers(seat.down) })] : []),
    t("words-gold-has", { tokens: seat.tokens, objects: seat.objects }),
    ...(seat.seen ? [t("words-gold-seen", { treasure: treasure(seat.seen) })] : []),
    ...(seat.stash && !isMe ? [t("words-screen", { goods: treasure(seat.stash) })] : []),
    ...(seat.held?.length && !isMe ? [objects(seat.held)] : []),
  ];
  return t("words-seat", { name, about: some.join("; ") });
}
