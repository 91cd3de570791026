// My side of a decision: the pieces in my hand and the objects chosen, before I confirm them.
import { untrack } from "svelte";
import { Arming } from "../../state/arming.svelte";
import { play } from "../../state/sound";
import { recall, remember } from "../../state/storage";
import type { Decision, Send, TableModel } from "../contract";
import { EmptyBids } from "./empty.svelte";
import {
  type Magic,
  added,
  fistsIn,
  gathered,
  isSame,
  leftOf,
  paymentsIn,
  removed,
  takable,
} from "./hand";
import { objectsOf, saidBy, touched } from "./objects";
import { total } from "./pieces";
import type { Counts, Hand, StageId, Types } from "./types";

export type Side = Hand;

type Hands = Readonly<Record<Side, Counts>>;

const NOTHING: Counts = {};
const EMPTY: Hands = { left: NOTHING, right: NOTHING };

export class Choosing {
  /** The pieces in each hand; one fist, or a payment, is in the left one. */
  hands = $state.raw<Hands>(EMPTY);
  /** Which hand takes the next piece. */
  side = $state<Side>("left");
  /** Objects that I have touched. */
  chosen = $state.raw<readonly string[]>([]);
  /** Whether a press counts, or may have been meant for what was here before. */
  readonly arming = new Arming();
  readonly empties = new EmptyBids();
  /** The same, for a button that replaces another one when the hand is empty. */
  readonly aside = new Arming();

  #table: () => TableModel<Types>;
  #send: () => Send<Types>;
  /** The seat and the decision that the hands belong to. */
  #of = "";

  constructor(table: () => TableModel<Types>, send: () => Send<Types>) {
    this.#table = table;
    this.#send = send;
  }

  /** My open decision; null while my answer is on its way, because then nothing can be changed. */
  asked = $derived.by<Decision<Types> | null>(() =>
    this.#table().sending ? null : this.#table().asked,
  );
  /** Whether my fist is closed, or about to be. */
  isSealed = $derived.by(() => {
    const { view, sending } = this.#table();
    const isFist = ["bid", "two-fists"].includes(view?.decision?.kind ?? "");
    return (
      isFist &&
      (sending !== null ||
        (this.asked === null && view?.answer !== null && view?.answer !== undefined))
    );
  });
  kind = $derived(this.asked?.kind ?? "");
  /** What the site answers for me; null: it cannot answer for me here. */
  wishes = $derived.by(() => this.#table().wishes ?? null);
  isBid = $derived(this.kind === "bid" || this.kind === "two-fists");
  isTwo = $derived(this.kind === "two-fists");
  isPay = $derived(this.kind === "pay");
  /** My open decision, if it asks for a fist. */
  #bid = $derived(
    this.asked?.kind === "bid" || this.asked?.kind === "two-fists" ? this.asked : null,
  );
  #payments = $derived(this.asked?.kind === "pay" ? paymentsIn(this.asked.options) : []);
  options = $derived<readonly Types["answer"][]>(
    this.asked && "options" in this.asked ? this.asked.options : [],
  );
  /** What can be bid at this stage. */
  stage = $derived<StageId>(this.#bid?.stage ?? "gold");
  #objects = $derived.by<string[][]>(() => {
    const { asked } = this;
    const table = this.#table().view?.table;
    return asked && table ? objectsOf(asked, table) : [];
  });
  /** Whether objects stand for this option. */
  hasObject = (number: number): boolean => Boolean(this.#objects[number]?.length);
  /** Everything on the table that can be touched now. */
  touchable = $derived(new Set(this.#objects.flat()));
  /** The option that the chosen objects stand for; -1: none yet. */
  said = $derived(saidBy(this.#objects, this.chosen));

  /** How many of each kind can be taken in hand in all. */
  limits = $derived.by<Counts>(() => {
    if (this.#bid) return this.#bid.limits;
    const most: Record<string, number> = {};
    for (const option of this.#payments) {
      for (const [kind, n] of Object.entries(option)) most[kind] = Math.max(most[kind] ?? 0, n);
    }
    return most;
  });
  /** Coins that do not count one in a fist. */
  magic = $derived<Magic>(this.#bid?.counts ?? NOTHING);
  hand = $derived(this.hands[this.side]);
  /** What both hands hold. */
  inHands = $derived.by<Counts>(() => {
    const { left, right } = this.hands;
    return Object.fromEntries(
      [...new Set([...Object.keys(left), ...Object.keys(right)])].map((kind) => [
        kind,
        (left[kind] ?? 0) + (right[kind] ?? 0),
      ]),
    );
  });
  isEmpty = $derived(total(this.inHands) === 0);
  /** The kinds of which one more can be taken. */
  takable = $derived.by<Set<string>>(() => {
    if (this.isPay) return takable(this.#payments, this.hands.left);
    return new Set(
      Object.keys(this.limits).filter(
        (kind) => (this.inHands[kind] ?? 0) < (this.limits[kind] ?? 0),
      ),
    );
  });
  /** The payment that the pieces in my hand make, if they do. */
  payment = $derived(this.#payments.find((option) => isSame(option, this.hands.left)));

  /** Call once, from a component; `isTold`: a story is under way, and covers the question. */
  follow(isTold: () => boolean): void {
    $effect(() => {
      const { id, me, view } = this.#table();
      // On a device that is passed around another seat has other hands.
      const of = `${id} ${me ?? ""} ${view?.decision?.id ?? ""}`;
      if (of !== this.#of) untrack(() => this.#begin(of));
    });
    this.arming.follow(() =>
      [isTold(), this.asked?.id, this.isSealed, this.said, this.empties.isAsking].join(" "),
    );
    this.aside.follow(() => [isTold(), this.asked?.id, this.isSealed, this.isEmpty].join(" "));
  }

  #begin(of: string): void {
    this.#of = of;
    this.side = "left";
    this.chosen = [];
    this.empties.forget();
    // After a reload, restore the sealed fist, or what was in the hand.
    const [left, right = NOTHING] = fistsIn(this.#table().view?.answer ?? null);
    const laid = recall<{ of: string; hands: Hands } | null>("hands", null, "tab");
    this.hands = left ? { left, right } : laid?.of === of ? laid.hands : EMPTY;
  }

  #hold(hands: Hands): void {
    this.hands = hands;
    this.empties.forget();
    // Whoever takes coins in hand wants to bid them.
    if (this.wishes?.passing && !this.isEmpty) void this.#send().pass(false);
    remember("hands", { of: this.#of, hands }, "tab");
  }

  // -- pieces in hand ----------------------------------------------------------------

  #set(hand: Counts, side = this.side): void {
    this.#hold({ ...this.hands, [side]: hand });
  }

  /** Take one more of a kind; returns whether that was possible. */
  take = (kind: string): boolean => {
    if (!this.takable.has(kind)) return false;
    const other = this.hands[this.side === "left" ? "right" : "left"];
    this.#set(added(this.hand, kind, leftOf(this.limits, other)));
    play("coin");
    return true;
  };

  put = (kind: string, side: Side = this.side): void => {
    this.#set(removed(this.hands[side], kind), side);
  };

  /** Put one piece back, of the last kind first. */
  putLast = (): void => {
    const kind = Object.keys(this.hand).at(-1);
    if (kind) this.put(kind);
  };

  gather = (n: number): void => {
    if (!this.isBid) return;
    this.#set(
      gathered(
        n,
        leftOf(this.limits, this.hands[this.side === "left" ? "right" : "left"]),
        this.magic,
      ),
    );
  };

  empty = (): void => (this.isTwo ? this.#set(NOTHING) : this.#hold(EMPTY));

  /** Close the fist, or pay: what is in my hand is my answer. */
  close = (): void => {
    if (!this.arming.press() || !this.#isMeant()) return;
    if (this.isTwo)
      void this.#answer({ left: { ...this.hands.left }, right: { ...this.hands.right } });
    else if (this.isBid) void this.#answer({ ...this.hands.left });
    else if (this.payment !== undefined) void this.#answer(this.payment);
  };

  #isMeant(): boolean {
    const isOdd = this.isBid && this.isEmpty && total(this.limits) > 0;
    return !isOdd || this.empties.mayClose();
  }

  reopen = (): void => {
    if (this.arming.press()) void this.#send().withdraw();
  };

  /** Bid nothing until the next turn, or stop doing so. */
  pass = (on: boolean): void => {
    if (this.aside.press()) void this.#send().pass(on);
  };

  askAnyway = (on: boolean): void => {
    if (this.aside.press()) void this.#send().askAnyway(on);
  };

  // -- objects -------------------------------------------------------------------------

  /** Touch an object: once to choose it, once more to confirm. */
  touch = (object: string): void => {
    if (!this.touchable.has(object)) return;
    if (this.chosen.includes(object) && this.said >= 0) return this.say(this.said);
    this.chosen = touched(this.#objects, this.chosen, object);
  };

  forget = (): void => {
    this.chosen = [];
  };

  /** Answer with an option. */
  say = (number: number): void => {
    const option = this.options[number];
    if (option !== undefined && this.arming.press()) void this.#answer(option);
  };

  #answer(answer: Types["answer"]): Promise<boolean> {
    play("seal");
    return this.#send().answer(answer);
  }
}
