import type { CardInfo } from "../wire/types";
import { hasWords, t } from "./fluent.svelte";

/** What a card shows beside its rule: its kind, how many there are, and numbers worth knowing. */
export function aboutCard(card: CardInfo): string {
  const facts = Object.entries(card.facts).map(([name, fact]) =>
    typeof fact === "number"
      ? words(`card-fact-${name}`, { n: fact })
      : words(`card-fact-${name}-${fact}`),
  );
  const copies = card.copies > 1 ? t("card-copies", { n: card.copies }) : "";
  return [kindOf(card.kind), ...facts, copies].filter(Boolean).join(", ");
}

/** The kind of a card, in words. */
export const kindOf = (kind: string): string => words(`card-kind-${kind}`);

const words = (id: string, args?: Record<string, number>): string =>
  hasWords(id) ? t(id, args) : "";
