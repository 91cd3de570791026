// Who sits at a table, as its parts show it.
import sprites from "sprites:all";
import type { Seat } from "../tables/contract";
import { faceOf, seatNames } from "../text/names";
import type { SeatInfo } from "../wire/types";

export function seatsOf(infos: readonly SeatInfo[], me: number | null): Seat[] {
  const names = seatNames(infos);
  return infos.map(({ person, bot, here, stand_in }, number) => ({
    number,
    name: names[number] ?? "",
    isMe: number === me,
    person,
    bot,
    face: bot === null ? null : faceOf(bot, sprites.faces.ids),
    here: here || bot !== null,
    standIn: stand_in,
  }));
}
