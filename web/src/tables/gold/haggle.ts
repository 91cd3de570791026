// The splits on the table during a negotiation: who agrees to which, and the two that matter. Pure.
import { sameShares } from "./split";
import type { NegotiationView, ProposalView } from "./types";

/** Which of the fighters have accepted these very shares, under whatever number. */
export function agreeing(
  { accepted, proposals }: NegotiationView,
  shares: ProposalView["shares"],
): boolean[] {
  return accepted.map((number) => {
    const found = proposals.find((one) => one.number === number);
    return found !== undefined && sameShares(found.shares, shares);
  });
}

/** The split with the most seals, and its newest rival. */
export function twoOf(talks: NegotiationView): ProposalView[] {
  const seals = (one: ProposalView): number => agreeing(talks, one.shares).filter(Boolean).length;
  const byTime = [...talks.proposals].sort((a, b) => b.number - a.number);
  const [best] = [...byTime].sort((a, b) => seals(b) - seals(a));
  if (!best) return [];
  const rival = byTime.find((one) => !sameShares(one.shares, best.shares));
  return rival ? [best, rival] : [best];
}
