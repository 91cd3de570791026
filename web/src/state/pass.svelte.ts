// A table whose players share one device: it shows what the player holding the device may see.
import { untrack } from "svelte";
import type { SiteSocket } from "../net/socket";
import type { Decision, GameEvent, Seat, TableModel, Time, View } from "../tables/contract";
import { familyOf } from "../tables/families";
import type { PassRules } from "../tables/family";
import {
  COMMON,
  doneIn,
  eyesOf,
  hasReveal,
  isTalk,
  nextStage,
  veiled,
  veiledEvents,
  type Stage,
} from "./pass";
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
  /** What was shown last. It stays until there is something new, for closing components. */
  #shown = $state.raw<Shown | null>(null);
  /** Whether the player who looks now may see it: otherwise nothing of it may be shown. */
  isReady = $state(false);
  /** The last view that everybody saw together: the story is told from there. */
  #common: Shown | null = null;
  /** The seat whose view we have asked for. */
  #eyes: number | null = null;
  /** How many events that seat had when it began to look; null: it has not begun yet. */
  #had: number | null = null;
  /** Seats that were done when the look began: they have come back for something else. */
  #wereDone: readonly number[] = [];

  constructor(socket: SiteSocket, id: string) {
    this.live = new LiveTable(socket, id, null);
  }

  #rules = $derived.by(() => (familyOf(this.live.game)?.pass as PassRules | undefined) ?? null);
  id = $derived.by(() => this.live.id);
  game = $derived.by(() => this.live.game);
  options = $derived.by(() => this.live.options);
  name = $derived.by(() => this.live.name);
  sending = $derived.by(() => this.live.sending);
  me = $derived(this.#shown?.me ?? null);
  view = $derived(this.#shown?.view ?? null);
  events = $derived(this.#shown?.events ?? []);
  time = $derived(this.#shown?.time ?? null);
  absences = $derived.by(() => this.live.absences);
  seats = $derived.by<readonly Seat[]>(() => seatsOf(this.live.info?.seats ?? [], this.me));
  /** The seats of this device that are asked something. */
  asking = $derived.by(() => this.live.asking);
  asked = $derived.by<Decision | null>(() =>
    this.me !== null && this.live.me === this.me && this.live.asked
      ? (this.view?.decision ?? null)
      : null,
  );
  isOver = $derived.by(() => this.live.info?.state === "over");

  /** Call once, from a component. */
  follow(): void {
    this.live.follow();
    $effect(() => {
      const { me, view, events, time } = this.live;
      // What still comes for another seat is ignored.
      if (view && me === eyesOf(this.stage)) untrack(() => this.#see({ me, view, events, time }));
    });
    $effect(() => {
      const { asking, events, view, sending, me } = this.live;
      if (sending || !view || me !== eyesOf(this.stage)) return;
      const done = doneIn(this.#rules, view).filter(
        (seat) => seat !== me || !this.#wereDone.includes(seat),
      );
      const now = {
        asked: asking,
        done,
        isTalk: isTalk(this.#rules, view),
        isOver: view.result !== null,
        hasReveal: hasReveal(this.#rules, events, this.#had ?? events.length),
      };
      untrack(() => this.go(nextStage(this.stage, now)));
    });
  }

  #see(seen: Shown): void {
    if (this.#had === null) this.#wereDone = doneIn(this.#rules, seen.view);
    this.#had ??= seen.events.length;
    if (this.stage.at === "curtain") return;
    this.#shown =
      this.stage.at === "talk"
        ? {
            ...seen,
            view: veiled(this.#rules, seen.view),
            events: veiledEvents(this.#rules, seen.events),
          }
        : seen;
    if (this.stage.at === "common") this.#common = seen;
    this.isReady = true;
  }

  /** Change the stage: the last one is off the screen before anything else is shown. */
  go(stage: Stage): void {
    if (stage === this.stage) return;
    const isStillTalk = stage.at === "talk" && this.stage.at === "talk";
    this.stage = stage;
    this.#had = null;
    // A view that everybody may see can stay until there is a newer one.
    const kept = stage.at === "common" ? this.#common : null;
    if (kept) this.#shown = kept;
    this.isReady = isStillTalk || kept !== null;
    toasts.clear();
    if (eyesOf(stage) === this.#eyes) return;
    this.#eyes = eyesOf(stage);
    this.live.lookAs(this.#eyes);
  }

  // -- what the player who holds the device does -----------------------------------------

  /** A seat says that it has the device now, and looks behind its screen. */
  open = (seat: number): void =>
    this.go({ at: "eyes", seat, isLook: this.stage.at === "curtain" && this.stage.isLook });
  /** The device goes to a seat, or its screen is hidden while somebody passes by. */
  hide = (seat: number, isLook = false): void => this.go({ at: "curtain", seat, isLook });
  speak = (seat: number): void => this.go({ at: "talk", seat });
  shut = (): void => this.go(COMMON);

  answer: LiveTable["answer"] = (answer) => this.live.answer(answer);
  withdraw: LiveTable["withdraw"] = () => this.live.withdraw();
}
