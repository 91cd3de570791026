// A world in which nothing happens by itself: sockets and time are moved by the test.
import type { SocketLike, World } from "../src/net/socket";
import type { AllNews, Commands } from "../src/wire/types";

export class FakeSocket {
  readyState = 0;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: Commands[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Commands);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The site says something. */
  say(news: AllNews): void {
    this.readyState = 1;
    this.onmessage?.call(
      this as unknown as WebSocket,
      { data: JSON.stringify(news) } as MessageEvent,
    );
  }

  welcome(protocol = 1, by_table = false): void {
    const you = {
      id: "me",
      name: "Ada",
      member: false,
      language: "en",
      mutes: [],
      secure: true,
      site: null,
    } as const;
    this.say({
      t: "welcome",
      protocol,
      version: "1",
      by_table,
      you: {
        ...you,
        shown_to: "nobody",
        mutes: [],
        blocks: [],
        moderator: false,
        operator: false,
        warnings: [],
      },
    });
  }

  /** The connection breaks. */
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  openedFor: (string | null)[] = [];
  online = true;
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  open(table: string | null): SocketLike {
    this.openedFor.push(table);
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as SocketLike;
  }

  later(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  }

  random(): number {
    return 1;
  }

  isOnline(): boolean {
    return this.online;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }
}
