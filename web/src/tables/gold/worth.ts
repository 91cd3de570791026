// What a share would be worth to me: the sum of what the site says about each token.
import type { GemStep, Named, GemPlace, WorthData } from "./types";

export interface GemNote {
  gem: string;
  more: number;
  place: GemPlace;
  /** Whether the share changes where I stand. */
  isNew: boolean;
}

export interface ShareWorth {
  /** The points that are certain, and those to be hoped for, as far as anybody has seen. */
  sure: number;
  hoped: number;
  gems: GemNote[];
  /** Points of sets that it completes. */
  sets: number;
  curses: boolean;
}

const stepAt = (steps: readonly GemStep[], more: number): GemStep | undefined =>
  steps.findLast((step) => step.more <= more);

const contains = (share: Named, needs: Named): boolean =>
  Object.entries(needs).every(([token, n]) => (share[token] ?? 0) >= n);

export function worthOf(worth: WorthData, share: Named): ShareWorth {
  const tokens = Object.entries(share).reduce(
    (sum, [token, n]) => sum + n * (worth.tokens[token] ?? 0),
    0,
  );
  const setsNow = worth.sets[0]?.points ?? 0;
  const gemsNow = Object.values(worth.gems).reduce(
    (sum, steps) => sum + (stepAt(steps, 0)?.points ?? 0),
    0,
  );
  if (worth.curse !== null && share[worth.curse]) {
    // Gems and sets would score nothing any more.
    return { sure: tokens - setsNow, hoped: -gemsNow, gems: [], sets: 0, curses: true };
  }
  const all: ShareWorth = { sure: tokens, hoped: 0, gems: [], sets: 0, curses: false };
  for (const [gem, steps] of Object.entries(worth.gems)) {
    const more = share[gem] ?? 0;
    const before = stepAt(steps, 0);
    const after = stepAt(steps, more);
    if (!more || !before || !after) continue;
    all[after.place === "sure" ? "sure" : "hoped"] += after.points - before.points;
    all.gems.push({ gem, more, place: after.place, isNew: after.place !== before.place });
  }
  all.sets = (worth.sets.findLast((step) => contains(share, step.needs))?.points ?? 0) - setsNow;
  all.sure += all.sets;
  return all;
}

/** Where I stand in a colour now, and how many more would put me in front. */
export function standing(worth: WorthData, gem: string): { place: GemPlace; lead: number | null } {
  const steps = worth.gems[gem] ?? [];
  const place = stepAt(steps, 0)?.place ?? "unknown";
  const lead = steps.find((step) => step.more > 0 && step.place === "ahead")?.more ?? null;
  return { place, lead };
}
