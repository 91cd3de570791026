// What everybody is doing, as far as the table may know it.
import { t } from "../../text/fluent.svelte";
import type { Seat, View } from "../contract";
import type { Held } from "./auctions";
import { priceOf } from "./auctions";
import type { Types } from "./types";
import type { Scene } from "./story";

type Now = Pick<View<Types>, "waiting" | "answered" | "result" | "table">;

/** Whether fists are being closed: then all are asked together. */
export function isBidding({ waiting, answered, table: { auction } }: Now): boolean {
  const isOpen = auction !== null && auction.playing === null && auction.fists.length === 0;
  return isOpen && waiting !== null && answered !== null && waiting.length + answered.length > 1;
}

export function handOf(seat: number, now: Now, scene: Scene | null): "open" | "closed" | "sealed" {
  if (scene?.round)
    return scene.opened.includes(seat) || !scene.round.bids.has(seat) ? "open" : "sealed";
  if (!isBidding(now)) return "closed";
  return now.answered?.includes(seat) ? "sealed" : now.waiting?.includes(seat) ? "open" : "closed";
}

/** What a seat is doing, in a word or two for below its name. In a replay nobody is away. */
export function doingOf(
  { number, here, standIn }: Seat,
  now: Now,
  scene: Scene | null,
  isLive: boolean,
): string {
  if (scene) return scene.winner === number && scene.isOpen ? t("fist-doing-won") : "";
  if (now.result) return "";
  if (now.answered?.includes(number)) return t("fist-doing-closed");
  // That a player is away matters more than what they have to decide.
  if (isLive && standIn) return t("fist-doing-stand-in");
  if (isLive && !here) return t("fist-doing-away");
  if (now.waiting?.includes(number))
    return t(isBidding(now) ? "fist-doing-choosing" : "fist-doing-decides");
  return isBidding(now) ? t("fist-doing-looks-on") : "";
}

/** What became of a card, beside its picture; `name` is what a seat is called. */
export function fateOf(held: Held, me: number | null, name: (seat: number) => string): string {
  const { fate, winner, cursedBy, isClaimed } = held;
  const price = priceOf(held);
  const mine = me !== null && (winner === me || cursedBy.includes(me)) ? 1 : 0;
  const args = {
    mine,
    name: winner === null ? "" : name(winner),
    names: cursedBy.map(name).join(", "),
    n: price?.bid ?? 0,
  };
  if (fate === "won" && isClaimed) return t("fist-fate-claimed", args);
  if (fate === "won" && price?.tie)
    return t("fist-fate-tie", { ...args, silver: price.tie[0], next: price.tie[1] });
  return t(`fist-fate-${fate}`, args);
}
