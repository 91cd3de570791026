// A table that we watch: who sits there, what is seen of the game, and what is said.
import { untrack } from "svelte";
import { newKey } from "../net/random";
import type { SiteSocket, TableMessage, Watching } from "../net/socket";
import { unhandled } from "../unhandled";
import type { Decision, GameEvent, Seat, TableModel, Time, View } from "../tables/contract";
import { language } from "../text/fluent.svelte";
import type { Language, TableInfo, TalkLine, Update, Wishes } from "../wire/types";
import { isMyTimeOut } from "./announce";
import { absenceWords } from "./chronicle";
import { seatsOf } from "./seats";
import { mergeEvents, mergeTalk, mergeView } from "./merge";
import { attempt, toasts } from "./toasts.svelte";

export class LiveTable implements TableModel {
  readonly mode = "live";
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  me = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  talk = $state.raw<readonly TalkLine[]>([]);
  time = $state.raw<Time | null>(null);
  wishes = $state.raw<Wishes | null>(null);
  sending = $state.raw<{ decision: number; answer: unknown } | null>(null);
  /** Those of our seats that are asked something, if several of us play on this device. */
  asking = $state.raw<readonly number[]>([]);
  /** It was closed, or we were sent away. */
  isGone = $state(false);
  #socket: SiteSocket;
  /** The seat of mine to look from; null: only what everybody may see; undefined: the first. */
  #as: number | null | undefined;
  /** Another seat is about to look: updates that still arrive are for the last one. */
  #isTurning = false;
  #words = language();
  /** The language of the events we have; null: it is about to change. */
  #told: Language | null = null;

  constructor(socket: SiteSocket, id: string, as?: number | null) {
    this.#socket = socket;
    this.id = id;
    this.#as = as;
  }

  game = $derived(this.info?.game ?? "");
  options = $derived(this.info?.options ?? {});
  name = $derived(this.info?.name ?? "");
  seats = $derived<readonly Seat[]>(seatsOf(this.info?.seats ?? [], this.me));
  /** What I am asked, whether I have answered or not. */
  decision = $derived<Decision | null>(this.view?.decision ?? null);
  asked = $derived<Decision | null>(
    // Sometimes it is a secret who is asked: then only that seat has a decision at all.
    this.decision && this.me !== null && (this.view?.waiting?.includes(this.me) ?? true)
      ? this.decision
      : null,
  );

  absences = $derived(this.talk.filter(({ presence }) => presence));

  readonly watching: Watching = { have: () => this.#have(), hear: (news) => this.#hear(news) };

  /** Look at it as long as the component lives; call once, from a component. */
  follow(): void {
    $effect(() => untrack(() => this.#socket.watch(this.id, this.watching)));
    $effect(() => {
      if (language() === this.#words) return;
      // The site sends all sentences again.
      this.#words = language();
      this.#told = null;
      untrack(() => this.#socket.watchAgain(this.id));
    });
  }

  /** Look from another seat of this device, or from none: nothing of the last one stays. */
  lookAs(seat: number | null): void {
    this.#as = seat;
    this.#isTurning = seat !== this.me;
    this.#forget();
    this.#socket.watchAgain(this.id);
  }

  // -- what I do --------------------------------------------------------------------

  answer = (answer: unknown): Promise<boolean> => {
    const decision = this.asked;
    // Two taps are one answer.
    if (!decision || this.sending?.decision === decision.id) return Promise.resolve(false);
    return this.#play(decision.id, answer, () =>
      this.#socket.ask({
        t: "answer",
        table: this.id,
        decision: decision.id,
        answer,
        key: newKey(),
      }),
    );
  };

  withdraw = (): Promise<boolean> => {
    const decision = this.decision;
    if (!decision) return Promise.resolve(false);
    return attempt(() =>
      this.#socket.ask({ t: "withdraw", table: this.id, decision: decision.id, key: newKey() }),
    );
  };

  pass = async (on: boolean): Promise<boolean> => {
    const decision = this.decision?.id ?? 0;
    const worked = await attempt(() =>
      this.#socket.ask({ t: "pass", table: this.id, key: newKey(), on, decision }),
    );
    // The answer was given just now: act at once, without a random delay.
    if (worked && on && this.asked?.id === decision) await this.answer(this.asked.default);
    return worked;
  };

  askAnyway = (on: boolean): Promise<boolean> =>
    attempt(() => this.#socket.ask({ t: "ask-anyway", table: this.id, key: newKey(), on }));

  /** A line of my own, or one of those that everybody reads in their own language. */
  say = (what: { text: string } | { line: string }): Promise<boolean> =>
    attempt(() => this.#socket.ask({ t: "say", table: this.id, key: newKey(), ...what }));

  async #play(decision: number, answer: unknown, send: () => Promise<void>): Promise<boolean> {
    const sending = { decision, answer };
    this.sending = sending;
    const worked = await attempt(send, undefined, this.game);
    if (this.sending === sending) this.sending = null;
    return worked;
  }

  // -- what I hear --------------------------------------------------------------------

  #have(): ReturnType<Watching["have"]> {
    return {
      events: this.#told === this.#words ? this.events.length : 0,
      talk: (this.talk.at(-1)?.number ?? -1) + 1,
      words: this.#words,
      ...(this.#as === undefined ? {} : this.#as === null ? { aside: true } : { seat: this.#as }),
    };
  }

  #hear(news: TableMessage): void {
    switch (news.t) {
      case "update":
        return this.#update(news);
      case "table":
        if (news.seat !== this.me && this.view) this.#forget();
        if (news.seat === this.#as) this.#isTurning = false;
        this.info = news.table;
        this.me = news.seat;
        return;
      case "talk":
        this.#noteAbsences(news.lines);
        this.talk = mergeTalk(this.talk, news.lines, news.hidden);
        return;
      case "gone":
        this.isGone = true;
        return;
      case "refused":
        toasts.show(news.reason, "refusal");
        return;
      default:
        return unhandled(news, undefined);
    }
  }

  /** Show when somebody leaves or comes back; what happened before I came is not news. */
  #noteAbsences(lines: readonly TalkLine[]): void {
    const last = this.talk.at(-1)?.number ?? -1;
    for (const line of this.view ? lines : [])
      if (line.presence && line.number > last && line.seat !== this.me)
        toasts.show(absenceWords(line, this.seats));
  }

  /** I was too slow: what was played for me must not be missed. */
  #noteTime(events: readonly GameEvent[]): void {
    for (const event of this.view ? events : [])
      if (isMyTimeOut(event, this.me) && event.words) toasts.show(event.words);
  }

  /** What an order answered for me must not be missed; what happened before I came is not news. */
  #noteOrders({ notes }: Wishes): void {
    const before = this.wishes?.notes.at(-1);
    const isKnown = (events: number): boolean => before !== undefined && events <= before.events;
    for (const note of this.wishes ? notes : [])
      if (!isKnown(note.events) && note.words) toasts.show(note.words);
  }

  /** Another seat has seen other things. */
  #forget(): void {
    this.view = null;
    this.events = [];
    this.time = null;
    this.wishes = null;
  }

  #update(news: Update): void {
    if (news.asked) this.asking = news.asked;
    if (this.#isTurning) return;
    if (news.events && news.first !== undefined) {
      const events = mergeEvents(this.events, news.first, news.events);
      if (!events) return this.#socket.watchAgain(this.id);
      this.#noteTime(events.slice(this.events.length));
      this.events = events;
      if (news.first === 0) this.#told = this.#words;
    }
    if (news.wishes) {
      this.#noteOrders(news.wishes);
      this.wishes = news.wishes;
    }
    if (news.view) this.view = mergeView(this.view, news.view);
    if (news.clock !== undefined) {
      const clock = news.clock;
      this.time = clock && {
        decision: clock.decision,
        of: clock.of,
        ends: performance.now() + clock.left * 1000,
      };
    }
  }
}
