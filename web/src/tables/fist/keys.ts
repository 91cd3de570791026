// The keys of the table: a letter for each coin, numbers, Enter.
import type { KeyUse } from "../../state/keys.svelte";
import { t } from "../../text/fluent.svelte";
import type { Choosing } from "./choosing.svelte";

const among = (from: number, to: number, does: string, run: (n: number) => void): KeyUse[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    key: `${from + place}`,
    among: `${from}–${to}`,
    does,
    run: () => run(from + place),
  }));

/** Coins or stones: a letter takes one, with Shift it goes back. */
function letters(choosing: Choosing, skip: () => void): KeyUse[] {
  return Object.keys(choosing.limits).flatMap((kind) => {
    const key = t(`fist-key-${kind}`);
    const take = (): void => {
      skip();
      choosing.take(kind);
    };
    return [
      { key, does: `coin-${kind}`, run: take },
      {
        key: key.toUpperCase(),
        among: t("fist-key-shift"),
        does: "fist-key-does-put",
        run: () => choosing.put(kind),
      },
    ];
  });
}

/** The keys that count at this moment. While a story is told they end it, and close nothing. */
export function keysOf(choosing: Choosing, story: { isTold: boolean; skip: () => void }): KeyUse[] {
  if (choosing.isBid || choosing.isPay) return handKeys(choosing, story);
  if (story.isTold) return [];
  if (choosing.isSealed) return [{ key: "o", does: "fist-reopen", run: choosing.reopen }];
  if (!choosing.asked) return [];
  const say: KeyUse = {
    key: "Enter",
    does: "fist-key-does-say",
    run: () => choosing.say(choosing.said),
  };
  return [
    ...among(1, Math.min(9, choosing.options.length), "fist-key-does-option", (n) =>
      choosing.say(n - 1),
    ),
    ...(choosing.touchable.size ? [say] : []),
  ];
}

function handKeys(
  choosing: Choosing,
  { isTold, skip }: { isTold: boolean; skip: () => void },
): KeyUse[] {
  const gather = (n: number): void => {
    skip();
    choosing.gather(n);
  };
  const uses: KeyUse[] = [
    ...letters(choosing, skip),
    ...(choosing.isBid ? among(0, 9, "fist-key-does-gather", gather) : []),
  ];
  if (isTold) return uses;
  uses.push(
    { key: "Backspace", does: "fist-key-does-back", run: choosing.putLast },
    { key: "Enter", does: choosing.isPay ? "fist-pay" : "fist-close", run: choosing.close },
  );
  if (choosing.isTwo) {
    uses.push({ key: "ArrowLeft", does: "fist-side-left", run: () => (choosing.side = "left") });
    uses.push({ key: "ArrowRight", does: "fist-side-right", run: () => (choosing.side = "right") });
  }
  return uses;
}
