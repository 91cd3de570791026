import type { View } from "../contract";
import type { Family, OnTable } from "../family";
import type { Types } from "./types";

/** Asked in secret: nobody may know who is asked, or whether anybody is. */
function onTable({ table, waiting, you }: View<Types>): OnTable {
  const { auction, seats } = table;
  const isSecret = waiting === null;
  const held = you === null ? [] : (seats[you]?.held ?? []);
  if (!auction) return { moment: isSecret ? "moment-fist-secret" : null, cards: [...held] };
  const moment = isSecret ? "secret" : auction.playing ? "power" : auction.stage;
  const cards = [auction.card, ...(auction.playing ? [auction.playing] : []), ...held];
  return { moment: `moment-fist-${moment}`, cards: [...new Set(cards)] };
}

export default {
  board: () => import("./Board.svelte"),
  wall: () => import("./Wall.svelte"),
  hand: () => import("./Hand.svelte"),
  words: () => import("./words"),
  messages: { en: () => import("fluent:fist/en"), de: () => import("fluent:fist/de") },
  emblems: { "fist-2002": "red-dragon", "fist-tavern": "innkeeper" },
  pictures: ["thief", "magician", "necromancer"],
  pictureOf: ({ id }) => ({ emblem: id }),
  cardNames: ["character-"],
  // "Fairy" is a character and a coin.
  notCards: ["coin"],
  onTable,
  beginsParagraph: ({ kind }) => kind === "card-shown" || kind === "turn-began",
  landmarks: [
    { kind: "turn", events: ["turn-began"], sign: "bar", canJump: false },
    { kind: "auction", events: ["card-shown"], sign: "none", canJump: true },
    { kind: "point", events: ["scored", "point-lost"], sign: "diamond", canJump: true },
    { kind: "end", events: ["game-won"], sign: "end", canJump: false },
  ],
  pass: { reveals: ["fists-opened", "game-won"] },
  orders: () => import("./OrderForm.svelte"),
} satisfies Family<Types>;
