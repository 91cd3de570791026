// A table of four in boardgame.io: sealed bids, in memory, nothing stored. What a client is sent is
// the framework's own choice: after each move the whole state, redacted by `playerView`.
const { Server, Origins } = require("boardgame.io/server");

const SEATS = 4;
const FILLER = Array.from({ length: 40 }, (_, n) => `character-${n}`);

function bid({ G, playerID }, fairy) {
  if (G.bids[playerID] !== null || !(fairy >= 0 && fairy <= 8)) return "INVALID_MOVE";
  G.bids[playerID] = fairy;
  if (G.bids.includes(null)) return;
  G.fists = [...G.bids];
  G.seats[G.bids.indexOf(Math.max(...G.bids))].points += 1;
  G.round += 1;
  G.bids = Array(SEATS).fill(null);
}

const game = {
  name: "table",
  setup: () => ({
    round: 0,
    seats: Array.from({ length: SEATS }, () => ({
      points: 0,
      stones: { red: 2, yellow: 1, blue: 1 },
    })),
    bids: Array(SEATS).fill(null),
    fists: [],
    cards: FILLER,
  }),
  turn: {
    activePlayers: { all: "bids" },
    stages: { bids: { moves: { bid: { move: bid, ignoreStaleStateID: true } } } },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    bids: G.bids.map((one, seat) => (one === null || String(seat) === playerID ? one : "closed")),
  }),
  disableUndo: true,
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
