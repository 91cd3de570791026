// A table of four in Colyseus: sealed bids in memory, nothing stored. It sends what our site sends:
// a few fields when a fist is closed, and everybody's whole view when the fists are opened.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const SEATS = 4;

class Table extends Room {
  maxClients = SEATS;

  onCreate() {
    this.setPatchRate(null);
    this.round = 0;
    this.seats = [];
    this.bids = new Map();
    this.log = [];
    this.onMessage("bid", (client, bid) => this.bid(client, bid));
  }

  onJoin(client) {
    client.userData = { seat: this.seats.length };
    this.seats.push({ points: 0, stones: { red: 2, yellow: 1, blue: 1 }, coins: 8 });
    if (this.seats.length === SEATS) this.showAll();
  }

  bid(client, bid) {
    const seat = client.userData.seat;
    if (this.bids.has(seat) || !Number.isInteger(bid.fairy) || bid.fairy < 0 || bid.fairy > 8) return;
    this.bids.set(seat, bid);
    if (this.bids.size < SEATS) return this.showStanding();
    this.open();
  }

  open() {
    const fists = [...this.bids.entries()].sort((a, b) => a[0] - b[0]);
    const [winner] = fists.reduce((best, one) => (one[1].fairy > best[1].fairy ? one : best));
    this.seats[winner].points += 1;
    this.log = fists;
    this.round += 1;
    this.bids.clear();
    this.showAll();
  }

  standing(seat) {
    const answered = [...this.bids.keys()];
    const waiting = this.seats.map((_, n) => n).filter((n) => !this.bids.has(n));
    return { waiting, answered, answer: this.bids.get(seat) ?? null };
  }

  showStanding() {
    for (const client of this.clients) client.send("standing", this.standing(client.userData.seat));
  }

  showAll() {
    for (const client of this.clients) client.send("view", this.view(client.userData.seat));
  }

  view(you) {
    return {
      game: "toy",
      you,
      ...this.standing(you),
      decision: { id: this.round, kind: "bid", limits: { fairy: 8 } },
      table: {
        round: this.round,
        seats: this.seats.map(({ coins, ...open }, n) => (n === you ? { ...open, coins } : open)),
        fists: this.log,
        // As much as a view of ours: the cards, the bank and the discards.
        cards: FILLER,
      },
    };
  }
}

const FILLER = Array.from({ length: 40 }, (_, n) => `character-${n}`);

const server = createServer();
const game = new Server({
  greet: false,
  transport: new WebSocketTransport({ server, pingInterval: 0 }),
});
game.define("table", Table);
await game.listen(Number(process.argv[2]), "127.0.0.1");
