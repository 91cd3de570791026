// Measured figures for people to read, always with their intervals.
import { language as reader, t } from "../text/fluent.svelte";
import type { Figure, Language, MeasureInfo, MeasureUnit } from "../wire/types";

const shown = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(reader(), how).format(value).replace("-", "−");

/** A gain or a loss in percentage points. */
export const points = (value: number): string =>
  shown(100 * value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
const share = (value: number): string => shown(100 * value, { maximumFractionDigits: 0 });
/** A number with one decimal. */
const decimal = (value: number): string =>
  shown(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const more = (value: number): string => `${value >= 0.05 ? "+" : ""}${decimal(value)}`;

export const between = ({ low, high }: Figure, said: (value: number) => string): string =>
  low === null || high === null
    ? t("strength-no-interval")
    : t("strength-interval", { low: said(low), high: said(high) });

const UNITS: Readonly<Record<MeasureUnit, (value: number) => string>> = {
  share: (value) => `${share(value)} %`,
  number: decimal,
  difference: more,
};

export interface Row {
  id: string;
  name: Readonly<Record<Language, string>>;
  value: string;
  interval: string;
}

/** A row for each measure; one that has no value only if `without` says what to show instead. */
export const measured = (
  measures: readonly MeasureInfo[],
  figures: Readonly<Record<string, Figure>>,
  without = "",
): Row[] =>
  measures.flatMap(({ id, name, unit }) => {
    const figure = figures[id];
    if (figure?.value == null) return without ? [{ id, name, value: without, interval: "" }] : [];
    const said = UNITS[unit];
    return [{ id, name, value: said(figure.value), interval: between(figure, said) }];
  });
