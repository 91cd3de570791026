// A table whose players share one device: it shows what whoever holds the device may see.
import { untrack } from "svelte";
import type { Line } from "../net/socket";
import type { Decision, GameEvent, Seat, TableModel, Time, View } from "../tables/contract";
import { COMMON, doneIn, eyesOf, hasReveal, isTalk, nextStage, veiled, veiledEvents, type Stage } from "./pass";
import { seatsOf } from "./seats";
import { LiveTable } from "./table.svelte";
import { toasts } from "./toasts.svelte";

/** What is on the screen. */
interface Shown {
  me: number | null;
  view: View;
  events: readonly GameEvent[];
  time: Time | null;
}

export class PassTable implements TableModel {
  readonly mode = "live";
  readonly live: LiveTable;
  stage = $state.raw<Stage>(COMMON);
  /** What was shown last. It stays until there is something else, for parts that are about to go. */
  #shown = $state.raw<Shown | null>(null);
  /** Whether that is for whoever looks now: otherwise nothing of it may be on the screen. */
  isReady = $state(false);
  /** What all saw together last: from there on the story is told to them. */
  #common: Shown | null = null;
  /** Whose eyes we have asked for. */
  #eyes: number | null = null;
  /** How many events these eyes had when they opened; null: they have not opened yet. */
  #had: number | null = null;
  /** Who was done already when they opened: he has come back for something else. */
  #wereDone: readonly number[] = [];

  constructor(line: Line, id: string) {
    this.live = new LiveTable(line, id, null);
  }

  id = $derived.by(() => this.live.id);
  game = $derived.by(() => this.live.game);
  options = $derived.by(() => this.live.options);
  name = $derived.by(() => this.live.name);
  sending = $derived.by(() => this.live.sending);
  me = $derived(this.#shown?.me ?? null);
  view = $derived(this.#shown?.view ?? null);
  events = $derived(this.#shown?.events ?? []);
  time = $derived(this.#shown?.time ?? null);
  seats = $derived.by<readonly Seat[]>(() => seatsOf(this.live.info?.seats ?? [], this.me));
  /** Those of us who are asked something. */
  asking = $derived.by(() => this.live.asking);
  asked = $derived.by<Decision | null>(() => (this.me !== null && this.live.me === this.me && this.live.asked ? (this.view?.decision ?? null) : null));
  isOver = $derived.by(() => this.live.info?.state === "over");

  /** Call once, from a component. */
  follow(): void {
    this.live.follow();
    $effect(() => {
      const { me, view, events, time } = this.live;
      // What is still for other eyes is not looked at.
      if (view && me === eyesOf(this.stage)) untrack(() => this.#see({ me, view, events, time }));
    });
    $effect(() => {
      const { asking, events, view, sending, me } = this.live;
      if (sending || !view || me !== eyesOf(this.stage)) return;
      const done = doneIn(view).filter((seat) => seat !== me || !this.#wereDone.includes(seat));
      const now = { asked: asking, done, isTalk: isTalk(view), isOver: view.result !== null, hasReveal: hasReveal(events, this.#had ?? events.length) };
      untrack(() => this.go(nextStage(this.stage, now)));
    });
  }

  #see(seen: Shown): void {
    if (this.#had === null) this.#wereDone = doneIn(seen.view);
    this.#had ??= seen.events.length;
    if (this.stage.at === "curtain") return;
    const { game } = this.live;
    this.#shown = this.stage.at === "talk" ? { ...seen, view: veiled(seen.view), events: veiledEvents(game, seen.events) } : seen;
    if (this.stage.at === "common") this.#common = seen;
    this.isReady = true;
  }

  /** Into another stage: what the last one showed is off the screen before anything else is seen. */
  go(stage: Stage): void {
    if (stage === this.stage) return;
    const isStillTalk = stage.at === "talk" && this.stage.at === "talk";
    this.stage = stage;
    this.#had = null;
    // What all may see can stay until there is something newer.
    const kept = stage.at === "common" ? this.#common : null;
    if (kept) this.#shown = kept;
    this.isReady = isStillTalk || kept !== null;
    toasts.clear();
    if (eyesOf(stage) === this.#eyes) return;
    this.#eyes = eyesOf(stage);
    this.live.lookAs(this.#eyes);
  }

  // -- what whoever holds the device does ------------------------------------------------

  /** Somebody says that he has the device now, and looks behind his screen. */
  open = (seat: number): void => this.go({ at: "eyes", seat, isLook: this.stage.at === "curtain" && this.stage.isLook });
  /** The device goes to somebody, or stays with him while somebody else passes by. */
  hide = (seat: number, isLook = false): void => this.go({ at: "curtain", seat, isLook });
  speak = (seat: number): void => this.go({ at: "talk", seat });
  shut = (): void => this.go(COMMON);

  answer: LiveTable["answer"] = (answer) => this.live.answer(answer);
  withdraw: LiveTable["withdraw"] = () => this.live.withdraw();
}
