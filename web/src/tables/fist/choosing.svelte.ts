// My side of a decision: the pieces in my hand and the objects I have chosen, before I say so.
import { play } from "../../state/sound";
import type { Decision, Send, TableModel } from "../contract";
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
import type { Counts, Hand, StageId, Types } from "./types";

export type Side = Hand;

const NOTHING: Counts = {};

export class Choosing {
  /** What I have in each hand; for one fist and for payments the left one counts. */
  hands = $state.raw<Record<Side, Counts>>({ left: NOTHING, right: NOTHING });
  /** Which hand takes the next piece. */
  side = $state<Side>("left");
  /** Objects that I have touched. */
  chosen = $state.raw<readonly string[]>([]);

  #table: () => TableModel<Types>;
  #send: () => Send<Types>;
  /** Whose hands these are, and for which decision. */
  #of = "";

  constructor(table: () => TableModel<Types>, send: () => Send<Types>) {
    this.#table = table;
    this.#send = send;
  }

  /** What I am asked and have not answered; while my answer is on its way nothing can be changed. */
  asked = $derived.by<Decision<Types> | null>(() =>
    this.#table().sending ? null : this.#table().asked,
  );
  /** My fist is closed, or about to be. */
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
  isBid = $derived(this.kind === "bid" || this.kind === "two-fists");
  isTwo = $derived(this.kind === "two-fists");
  isPay = $derived(this.kind === "pay");
  /** The fist that I am asked for. */
  #bid = $derived(
    this.asked?.kind === "bid" || this.asked?.kind === "two-fists" ? this.asked : null,
  );
  #payments = $derived(this.asked?.kind === "pay" ? paymentsIn(this.asked.options) : []);
  options = $derived<readonly Types["answer"][]>(
    this.asked && "options" in this.asked ? this.asked.options : [],
  );
  /** What is bid, if that is what I am asked. */
  stage = $derived<StageId>(this.#bid?.stage ?? "gold");
  #objects = $derived.by<string[][]>(() => {
    const { asked } = this;
    const table = this.#table().view?.table;
    return asked && table ? objectsOf(asked, table) : [];
  });
  /** Whether an object says this option. */
  hasObject = (number: number): boolean => Boolean(this.#objects[number]?.length);
  /** Everything on the table that can be touched now. */
  touchable = $derived(new Set(this.#objects.flat()));
  /** The option that the chosen objects say; -1: none yet. */
  said = $derived(saidBy(this.#objects, this.chosen));

  /** What can be taken in hand, in all. */
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
  /** Of which kinds one more can be taken. */
  takable = $derived.by<Set<string>>(() => {
    if (this.isPay) return takable(this.#payments, this.hands.left);
    return new Set(
      Object.keys(this.limits).filter(
        (kind) => (this.inHands[kind] ?? 0) < (this.limits[kind] ?? 0),
      ),
    );
  });
  /** The payment that is in my hand, if it is one. */
  payment = $derived(this.#payments.find((option) => isSame(option, this.hands.left)));

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      const { me, view } = this.#table();
      // On a device that is passed around another seat has other hands.
      const of = `${me ?? ""} ${view?.decision?.id ?? ""}`;
      if (of !== this.#of) this.#begin(of);
    });
  }

  #begin(of: string): void {
    this.#of = of;
    this.hands = { left: NOTHING, right: NOTHING };
    this.side = "left";
    this.chosen = [];
    // After a reload: what was sealed already.
    const [left, right = NOTHING] = fistsIn(this.#table().view?.answer ?? null);
    if (left) this.hands = { left, right };
  }

  // -- pieces in hand ----------------------------------------------------------------

  #set(hand: Counts): void {
    this.hands = { ...this.hands, [this.side]: hand };
  }

  /** Whether one more of a kind was taken. */
  take = (kind: string): boolean => {
    if (!this.takable.has(kind)) return false;
    const other = this.hands[this.side === "left" ? "right" : "left"];
    this.#set(added(this.hand, kind, leftOf(this.limits, other)));
    play("coin");
    return true;
  };

  put = (kind: string, side: Side = this.side): void => {
    this.hands = { ...this.hands, [side]: removed(this.hands[side], kind) };
  };

  /** The last kind first. */
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

  empty = (): void => {
    this.hands = this.isTwo
      ? { ...this.hands, [this.side]: NOTHING }
      : { left: NOTHING, right: NOTHING };
  };

  /** Close the fist, or pay: what is in my hand is my answer. */
  close = (): void => {
    if (this.isTwo)
      void this.#answer({ left: { ...this.hands.left }, right: { ...this.hands.right } });
    else if (this.isBid) void this.#answer({ ...this.hands.left });
    else if (this.payment !== undefined) void this.#answer(this.payment);
  };

  reopen = (): void => void this.#send().withdraw();

  // -- objects -------------------------------------------------------------------------

  /** Touch an object: once to choose it, once more to say so. */
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
    if (option !== undefined) void this.#answer(option);
  };

  #answer(answer: Types["answer"]): Promise<boolean> {
    play("seal");
    return this.#send().answer(answer);
  }
}
