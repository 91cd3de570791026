// The keys of the table: a letter for each coin, numbers, Enter.
import type { KeyUse } from "../../state/keys.svelte";
import { t } from "../../text/fluent.svelte";
import type { Desk } from "./desk.svelte";

const among = (from: number, to: number, does: string, run: (n: number) => void): KeyUse[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ key: `${from + place}`, among: `${from}–${to}`, does, run: () => run(from + place) }));

/** Coins or stones: a letter takes one, with Shift it goes back. */
function letters(desk: Desk, skip: () => void): KeyUse[] {
  return Object.keys(desk.limits).flatMap((kind) => {
    const key = t(`fist-key-${kind}`);
    const take = (): void => {
      skip();
      desk.take(kind);
    };
    return [
      { key, does: `coin-${kind}`, run: take },
      { key: key.toUpperCase(), among: t("fist-key-shift"), does: "fist-key-does-put", run: () => desk.put(kind) },
    ];
  });
}

/** What counts while this is asked; `skip` goes on at once with what is being told. */
export function keysOf(desk: Desk, skip: () => void): KeyUse[] {
  if (desk.isSealed) return [{ key: "o", does: "fist-reopen", run: desk.reopen }];
  if (!desk.asked) return [];
  if (!desk.isBid && !desk.isPay) {
    const say: KeyUse = { key: "Enter", does: "fist-key-does-say", run: () => desk.say(desk.said) };
    return [...among(1, Math.min(9, desk.options.length), "fist-key-does-option", (n) => desk.say(n - 1)), ...(desk.touchable.size ? [say] : [])];
  }
  const uses: KeyUse[] = [
    ...letters(desk, skip),
    { key: "Backspace", does: "fist-key-does-back", run: desk.putLast },
    { key: "Enter", does: desk.isPay ? "fist-pay" : "fist-close", run: desk.close },
  ];
  if (desk.isBid) uses.push(...among(0, 9, "fist-key-does-gather", desk.gather));
  if (desk.isTwo) {
    uses.push({ key: "ArrowLeft", does: "fist-side-left", run: () => (desk.side = "left") });
    uses.push({ key: "ArrowRight", does: "fist-side-right", run: () => (desk.side = "right") });
  }
  return uses;
}
