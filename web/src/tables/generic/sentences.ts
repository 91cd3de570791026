// Any table in sentences: every field of its view, with a name.
import { joined, t } from "../../text/fluent.svelte";
import type { TableModel } from "../contract";
import type { Description, Names } from "../words/description";
import { isFields, isNothing, partsOf, secretsOf, type Fields } from "./data";
import { capital, isOfSeats, labelOf, valueOf } from "./labels";

/** Some data in words. */
export function told(game: string, field: string, data: unknown, names: Names): string {
  if (isNothing(data)) return t("generic-nothing");
  if (typeof data === "boolean") return t(data ? "value-yes" : "value-no");
  if (typeof data === "string") return valueOf(game, data);
  if (typeof data === "number") return isOfSeats(field) ? names.of(data) : String(data);
  if (Array.isArray(data)) return joined(data.map((one) => told(game, field, one, names)));
  return fieldsIn(game, data as Fields, names).join(", ");
}

const fieldsIn = (game: string, data: Fields, names: Names): string[] =>
  Object.entries(data).map(([field, value]) =>
    t("generic-field", {
      field: isFields(value) ? capital(labelOf(game, field)) : labelOf(game, field),
      value: told(game, field, value, names),
    }),
  );

export function describeAny(table: TableModel, names: Names): Description {
  const { game, me, view } = table;
  if (!view) return { now: [], things: [], seats: [], mine: [] };
  const { things, seats } = partsOf(view);
  const secrets = me === null ? new Set<string>() : secretsOf(seats, me);
  const only = (data: Fields, isWanted: (field: string) => boolean): Fields =>
    Object.fromEntries(Object.entries(data).filter(([field]) => isWanted(field)));
  return {
    now: [],
    things: fieldsIn(game, things, names).map((sentence) => `${sentence}.`),
    seats: table.seats.map(({ number }) => {
      const shown = only(seats[number] ?? {}, (field) => number !== me || !secrets.has(field));
      const fields = fieldsIn(game, shown, names).join("; ");
      return fields ? `${names.label(number)}. ${fields}.` : `${names.label(number)}.`;
    }),
    mine:
      me === null
        ? []
        : fieldsIn(
            game,
            only(seats[me] ?? {}, (field) => secrets.has(field)),
            names,
          ).map((sentence) => `${sentence}.`),
  };
}
