// Numbers on a person's page, no more precise than their intervals allow. Pure.
import type { Figure, Language } from "../wire/types";

export const percent = (share: number, lang: Language): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** With decimals only if the interval justifies them. */
export function mean({ low, high }: Figure, value: number, lang: Language): string {
  const isSure = low !== null && high !== null && high - low < 2;
  return new Intl.NumberFormat(lang, { maximumFractionDigits: isSure ? 1 : 0 }).format(value);
}
