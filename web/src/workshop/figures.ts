// Measured figures as people read them, never without how sure they are.
import { language as reader, t } from "../text/fluent.svelte";
import type { Figure } from "../wire/types";

const shown = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(reader(), how).format(value).replace("-", "−");

/** Percentage points that are gained or lost. */
export const points = (value: number): string =>
  shown(100 * value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
export const share = (value: number): string => shown(100 * value, { maximumFractionDigits: 0 });
export const coins = (value: number): string =>
  shown(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const more = (value: number): string => `${value >= 0.05 ? "+" : ""}${coins(value)}`;

export const between = ({ low, high }: Figure, said: (value: number) => string): string =>
  low === null || high === null
    ? t("strength-no-interval")
    : t("strength-interval", { low: said(low), high: said(high) });
