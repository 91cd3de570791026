// The only WebSocket. It reconnects by itself, watches the same tables again, and resends answers
// with the same key until the site says that they are on disk.
import { unhandled } from "../unhandled";
import { PROTOCOL } from "../wire/types";
import type {
  AllNews,
  Answer,
  AskAnyway,
  Commands,
  Language,
  LobbyNews,
  Pass,
  Say,
  Update,
  Welcome,
  Withdraw,
} from "../wire/types";
import type { Refusal, TableGone, TableNews, Talk } from "../wire/types";
import { Away, Refused } from "./problems";

/**
 * idle: nobody needs it; connecting: for the first time; lost: just now, trying again; stopping:
 * the site has said that it restarts; away: for longer; offline: this device has no network; out:
 * signed out; old: the site speaks a newer protocol than this page.
 */
export type Status =
  "idle" | "connecting" | "open" | "lost" | "stopping" | "away" | "offline" | "out" | "old";

export type TableMessage = Update | TableNews | Talk | TableGone | Refusal;

/** A viewer of a table: what it has already, and its handlers. */
export interface Watching {
  have(): { events: number; talk: number; words: Language; seat?: number; aside?: boolean };
  hear(news: TableMessage): void;
}

export type SocketLike = Pick<WebSocket, "readyState" | "onmessage" | "onclose" | "send" | "close">;

/** What the browser provides: replaced in tests. */
export interface World {
  open(table: string | null): SocketLike;
  later(ms: number, run: () => void): () => void;
  random(): number;
  isOnline(): boolean;
}

type Keyed = Answer | Withdraw | Pass | AskAnyway | Say;

interface Pending {
  command: Keyed;
  resolve(): void;
  reject(error: Error): void;
}

const OPEN = 1;
const SIGNED_OUT = 4401;
/** Milliseconds. */
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
/** A phone that was locked has often lost its connection without notice. */
const BACK_PATIENCE = 1_200;
/** After this many failed attempts the site counts as away. */
const ATTEMPTS = 4;

/** How long to wait before attempt n: doubled each time, with some jitter. */
export function waitBefore(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full * (0.5 + random / 2);
}

export class SiteSocket {
  status: Status = "idle";
  #world: World;
  #onStatus: (status: Status) => void;
  #onWelcome: (news: Welcome) => void;
  #socket: SocketLike | null = null;
  #welcome = false;
  /** The table for which it was opened, and whether the site has a process for each. */
  #openedFor: string | null = null;
  #byTable = false;
  #attempts = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;
  #cancelPatience: (() => void) | null = null;
  #tables = new Map<string, Watching>();
  #lobby: ((news: LobbyNews) => void) | null = null;
  #pending = new Map<string, Pending>();

  constructor(
    world: World,
    onStatus: (status: Status) => void,
    onWelcome: (news: Welcome) => void,
  ) {
    this.#world = world;
    this.#onStatus = onStatus;
    this.#onWelcome = onWelcome;
  }

  // -- what the page asks for ---------------------------------------------------

  start(): void {
    if (this.#socket || this.#cancelRetry) return;
    this.#attempts = 0;
    this.#connect();
  }

  /** Hang up: nobody is signed in any more, or somebody else is. */
  stop(): void {
    this.#hangUp();
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#giveUp(() => true);
    this.#say("idle");
  }

  /** Try now: the network is back, or somebody pressed the button. */
  hurry(): void {
    if (this.status === "open") return this.#ping(BACK_PATIENCE);
    if (!this.#cancelRetry) return;
    this.#cancelRetry();
    this.#cancelRetry = null;
    this.#connect();
  }

  watch(table: string, watching: Watching): () => void {
    this.#tables.delete(table); // so that it is the last
    this.#tables.set(table, watching);
    if (this.#welcome && this.#isElsewhere()) this.#move();
    else this.#sendWatch(table, watching);
    return () => {
      if (this.#tables.get(table) !== watching) return;
      this.#tables.delete(table);
      this.#giveUp((command) => command.table === table);
      this.#send({ t: "unwatch", table });
    };
  }

  /** Ask for a table again, from what `have()` says: after a gap, or in another language. */
  watchAgain(table: string): void {
    const watching = this.#tables.get(table);
    if (watching) this.#sendWatch(table, watching);
  }

  watchLobby(hear: (news: LobbyNews) => void): () => void {
    this.#lobby = hear;
    this.#send({ t: "lobby", on: true });
    return () => {
      if (this.#lobby !== hear) return;
      this.#lobby = null;
      this.#send({ t: "lobby", on: false });
    };
  }

  /** Resolves when the answer is on disk. Refused: the site says why not. Away: it was given up. */
  ask(command: Keyed): Promise<void> {
    return new Promise((resolve, reject) => {
      if (command.t === "say" && !this.#welcome) return reject(new Away("not connected"));
      this.#pending.set(command.key, { command, resolve, reject });
      this.#send(command);
    });
  }

  // -- the connection -------------------------------------------------------------

  #connect(): void {
    if (!this.#world.isOnline()) {
      this.#say("offline");
      this.#retry();
      return;
    }
    if (this.status === "idle" || this.status === "out") this.#say("connecting");
    this.#openedFor = this.#lastTable();
    const socket = this.#world.open(this.#openedFor);
    this.#socket = socket;
    this.#beImpatient();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === "string")
        this.#hear(JSON.parse(data) as AllNews);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#hangUp();
      if (code === SIGNED_OUT) return this.#signedOut();
      this.#lose();
    };
  }

  #lastTable(): string | null {
    return [...this.#tables.keys()].at(-1) ?? null;
  }

  #isElsewhere(): boolean {
    const table = this.#lastTable();
    return this.#byTable && table !== null && table !== this.#openedFor;
  }

  /** Connect again, to the process of the table that was watched last. */
  #move(): void {
    this.#hangUp();
    this.#giveUp((command) => command.t === "say");
    this.#connect();
  }

  #lose(wait?: number, isStopping = false): void {
    this.#attempts += 1;
    // A line that was sent as the connection broke may have arrived: resent, it could appear twice.
    this.#giveUp((command) => command.t === "say");
    this.#say(
      !this.#world.isOnline()
        ? "offline"
        : this.#attempts >= ATTEMPTS
          ? "away"
          : isStopping || this.status === "stopping"
            ? "stopping"
            : "lost",
    );
    this.#retry(wait);
  }

  #retry(wait = waitBefore(this.#attempts, this.#world.random())): void {
    this.#cancelRetry?.();
    this.#cancelRetry = this.#world.later(wait, () => {
      this.#cancelRetry = null;
      this.#connect();
    });
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcome = false;
    this.#cancelPing?.();
    this.#cancelPatience?.();
    socket?.close();
  }

  #signedOut(): void {
    this.#giveUp(() => true);
    this.#say("out");
  }

  #giveUp(which: (command: Keyed) => boolean): void {
    for (const [key, { command, reject }] of [...this.#pending]) {
      if (!which(command)) continue;
      this.#pending.delete(key);
      reject(new Away("given up"));
    }
  }

  /** A connection that stays silent is broken. */
  #beImpatient(patience = PATIENCE): void {
    this.#cancelPatience?.();
    this.#cancelPatience = this.#world.later(patience, () => {
      this.#hangUp();
      this.#lose();
    });
  }

  #ping(patience = PATIENCE): void {
    this.#beImpatient(patience);
    this.#send({ t: "ping", key: "ping" });
  }

  #pingLater(): void {
    this.#cancelPing?.();
    this.#cancelPing = this.#world.later(PING_EVERY, () => this.#ping());
  }

  // -- out --------------------------------------------------------------------------

  #send(command: Commands): void {
    if (this.#welcome && this.#socket?.readyState === OPEN)
      this.#socket.send(JSON.stringify(command));
  }

  #sendWatch(table: string, watching: Watching): void {
    this.#send({ t: "watch", table, ...watching.have() });
  }

  // -- in -----------------------------------------------------------------------------

  #hear(news: AllNews): void {
    this.#cancelPatience?.();
    this.#pingLater();
    switch (news.t) {
      case "welcome":
        return this.#begin(news);
      case "update":
        // First what has happened, then that it was accepted: nothing flickers in between.
        this.#tables.get(news.table)?.hear(news);
        return news.accepted?.forEach((key) => this.#settle(key));
      case "table":
        return this.#tables.get(news.table.id)?.hear(news);
      case "talk":
        return this.#tables.get(news.table)?.hear(news);
      case "gone": {
        const watching = this.#tables.get(news.table);
        this.#tables.delete(news.table);
        return watching?.hear(news);
      }
      case "lobby":
        return this.#lobby?.(news);
      case "done":
        return this.#settle(news.key);
      case "refused":
        return this.#refused(news);
      case "goodbye":
        this.#hangUp();
        if (news.reason === "signed-out") return this.#signedOut();
        return this.#lose(
          news.again === null ? undefined : news.again * 1000,
          news.reason === "stopping",
        );
      default:
        return unhandled(news, undefined);
    }
  }

  #begin(news: Welcome): void {
    if (news.protocol !== PROTOCOL) {
      this.#hangUp();
      return this.#say("old");
    }
    this.#byTable = news.by_table;
    if (this.#isElsewhere()) return this.#move();
    this.#welcome = true;
    this.#attempts = 0;
    this.#say("open");
    this.#onWelcome(news);
    for (const [table, watching] of this.#tables) this.#sendWatch(table, watching);
    if (this.#lobby) this.#send({ t: "lobby", on: true });
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #settle(key: string): void {
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    pending?.resolve();
  }

  #refused(refusal: Refusal): void {
    const pending = refusal.key === null ? undefined : this.#pending.get(refusal.key);
    if (pending && refusal.key !== null) {
      this.#pending.delete(refusal.key);
      pending.reject(Refused.by(refusal));
    } else if (refusal.table !== null) {
      this.#tables.get(refusal.table)?.hear(refusal);
    }
  }

  #say(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.#onStatus(status);
  }
}
