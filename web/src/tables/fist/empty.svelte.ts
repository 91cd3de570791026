// Bidding nothing while there are coins left: a bid like any other, but also an easy mistake.
import { recall, remember } from "../../state/storage";

/** The first few empty bids on a device need a second press; after that they are clearly meant. */
const TIMES = 3;

export class EmptyBids {
  /** Whether the button was pressed once already. */
  isAsking = $state(false);

  /** Whether the fist may be closed now, or needs a second press. */
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
