// An empty fist with coins left is a bid like any other, and an easy mistake.
import { recall, remember } from "../../state/storage";

/** The first few empty bids on a device are asked for twice; then it is clear that they are meant. */
const TIMES = 3;

export class EmptyBids {
  /** It was pressed once. */
  isAsking = $state(false);

  /** Whether it may be closed now, or has to be said once more. */
  mayClose(): boolean {
    const meant = recall("empty-bids", 0);
    if (meant >= TIMES) return true;
    if (this.isAsking) remember("empty-bids", meant + 1);
    this.isAsking = !this.isAsking;
    return !this.isAsking;
  }

  forget(): void {
    this.isAsking = false;
  }
}
