// What all parts of the table share: the view, what I am asked, and what I have touched so far.
import { createContext } from "svelte";
import { Arming } from "../../state/arming.svelte";
import { box } from "../../state/box.svelte";
import { wide } from "../../state/wide";
import { joined, t } from "../../text/fluent.svelte";
import { who } from "../../text/names";
import type { Decision, Send, TableModel, TableProps } from "../contract";
import {
  idleWay,
  implied,
  isActor,
  liveThings,
  settled,
  touch,
  waysOf,
  type Thing,
  type Way,
} from "./picks";
import { TOKENS, placeOf } from "./pieces";
import type { Named, TableView, Types } from "./types";

/** Questions answered by touching things; the other kinds have boards of their own. */
const BY_TOUCH = new Set<Types["decision"]["kind"]>([
  "turn",
  "go-home",
  "reach",
  "watch",
  "rob",
  "token",
  "share",
  "use-object",
]);

export class Choosing {
  readonly table: TableModel<Types>;
  readonly send: Send<Types>;
  /** Presses do not count for a moment after the question, or what is on the stage, has changed. */
  readonly arming = new Arming();
  /** All answers are shown as a list. */
  isListed = $state(false);
  /** The rival whose details I am looking at. */
  looked = $state<number | null>(null);
  #touched = $state.raw<{ decision: number; things: readonly Thing[] }>({
    decision: -1,
    things: [],
  });

  constructor({ table, send }: TableProps<Types>) {
    this.table = table;
    this.send = send;
  }

  /** The frame shows a table only when there is a view. */
  view = $derived.by<TableView>(() => this.table.view!.table);
  me = $derived.by(() => this.table.me);
  asked = $derived.by<Decision<Types> | null>(() => this.table.asked);
  /** The decision that I am asked for, if it lists its answers. */
  listed = $derived.by(() => (this.asked && "options" in this.asked ? this.asked : null));
  /** The time for a clock beside the question; on a narrow page the beam has the clock. */
  time = $derived.by(() => (wide.current ? this.table.time : null));
  isBusy = $derived.by(() => this.table.sending !== null);
  worth = $derived.by(() => this.table.view?.worth ?? null);
  isAdvanced = $derived.by(() => this.view.options.rules === "advanced");

  // -- touching -----------------------------------------------------------------

  ways = $derived.by<Way[]>(() =>
    waysOf(this.listed && BY_TOUCH.has(this.listed.kind) ? this.listed : null),
  );
  picks = $derived.by<readonly Thing[]>(() => {
    const own = this.#touched.decision === this.asked?.id ? this.#touched.things : [];
    return [...new Set([...implied(this.ways), ...own])];
  });
  /** What the acting piece can be used on, and what can be chosen instead. */
  targets = $derived.by<Set<Thing>>(() =>
    this.isBusy ? new Set() : liveThings(this.ways, this.picks.filter(isActor)),
  );
  /** All things that some answer names. */
  possible = $derived.by<Set<Thing>>(() => (this.isBusy ? new Set() : liveThings(this.ways, [])));
  ready = $derived.by<Way | null>(() => settled(this.ways, this.picks));
  idle = $derived.by<Way | null>(() => idleWay(this.ways));

  /** Whether somebody, or some object, has been chosen to act. */
  hasActor = $derived.by(() => this.picks.some(isActor));

  isPicked = (thing: Thing): boolean => this.picks.includes(thing);
  canTouch = (thing: Thing): boolean => this.possible.has(thing);

  touch = (thing: Thing): void => {
    if (!this.asked || !this.canTouch(thing)) return;
    this.#touched = { decision: this.asked.id, things: touch(this.ways, this.picks, thing) };
  };

  /** One thing was dropped on another: these two are picked, and nothing else. */
  drop = (thing: Thing, onto: Thing): void => {
    if (!this.asked) return;
    this.#touched = {
      decision: this.asked.id,
      things: touch(this.ways, touch(this.ways, [], thing), onto),
    };
    this.confirm();
  };

  clear = (): void => {
    this.#touched = { decision: -1, things: [] };
  };

  confirm = (): void => {
    if (this.ready) void this.answer(this.ready.answer);
  };

  answer = async (answer: Types["answer"]): Promise<boolean> =>
    this.arming.press() && (await this.send.answer(answer));

  // -- words ------------------------------------------------------------------------

  /** Where an adventurer of a player is, also in words. */
  teamOf = (seat: number, id: string): { state: "up" | "down" | "out"; about: string } => {
    const own = this.view.seats[seat];
    if (own?.up.includes(id)) return { state: "up", about: t("gold-is-up") };
    if (own?.down.includes(id)) return { state: "down", about: t("gold-is-down") };
    return {
      state: "out",
      about: t("gold-at-dragon", { n: (placeOf(this.view.dragons, seat, id) ?? 0) + 1 }),
    };
  };

  nameOf = (seat: number): string => this.table.seats[seat]?.name ?? "";
  /** The name of a seat, or "You" for mine. */
  whoIs = (seat: number): string => (seat === this.me ? t("gold-you") : this.nameOf(seat));
  /** Seats as arguments of a message. */
  who = (field: string, seats: readonly number[]): Record<string, string> =>
    who(field, seats, this.table.seats);

  /** The name of a seat that gets something, or "you", for the middle of a sentence. */
  toWhom = (seat: number): string => (seat === this.me ? t("gold-you.to") : this.nameOf(seat));
  strengthOf = (adventurer: string): number => this.view.strengths[adventurer] ?? 0;
  /** The value on a token that has one; the others have their marks. */
  markOf = (kind: string): string | undefined =>
    kind === "black-diamond"
      ? String(box.cards(this.table.game).get(kind)?.facts[this.view.options.rules] ?? "")
      : undefined;
}

export const [useChoosing, setChoosing] = createContext<Choosing>();

/** Tokens in words, such as "2 silver and 1 emerald"; standing alone they want the nominative. */
export function treasureWords(tokens: Named, say = t): string {
  const some = TOKENS.filter((kind) => tokens[kind]).map((kind) =>
    say(`treasure-${kind}`, { n: tokens[kind] ?? 0 }),
  );
  return some.length ? joined(some) : t("treasure-nothing");
}

/** The words of an option as a sentence of their own. */
export const capital = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
