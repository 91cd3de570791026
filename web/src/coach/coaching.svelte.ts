// Asks the site for the coach's report on a game, and follows it until it is complete.
import { api } from "../net/api";
import { Refused } from "../net/problems";
import type { Coaching } from "../wire/types";

/** Milliseconds between two requests for the report. */
const LOOK = 1500;

export class CoachModel {
  readonly id: string;
  found = $state.raw<Coaching | null>(null);
  /** The seats from which the game can be seen. */
  seats = $state.raw<readonly number[]>([]);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get isBusy(): boolean {
    return this.found?.state === "queued" || this.found?.state === "running";
  }

  /** Read what there is; if there is nothing, and the seat is mine, ask for it. */
  start = async (wanted: number | null): Promise<void> => {
    this.error = null;
    try {
      const { mine, others } = await api.coachSeats(this.id);
      const seat = wanted ?? mine[0] ?? others[0] ?? 0;
      this.found = await this.#readOrAsk(seat, mine.includes(seat));
      this.seats = [...mine, ...others].sort((a, b) => a - b);
      this.#follow();
    } catch (error) {
      this.error = error;
    }
  };

  async #readOrAsk(seat: number, isMine: boolean): Promise<Coaching> {
    try {
      const found = await api.coaching(this.id, seat);
      const isOver = found.state === "stopped" || found.state === "failed";
      return isOver && isMine ? await api.askCoach(this.id, seat) : found;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no-such-coaching" || !isMine) throw error;
      return api.askCoach(this.id, seat);
    }
  }

  #follow(): void {
    clearTimeout(this.#timer);
    if (this.isBusy) this.#timer = setTimeout(() => void this.#look(), LOOK);
  }

  async #look(): Promise<void> {
    const { found } = this;
    if (!found) return;
    // A failed request is retried; what is known stays.
    this.found = await api.coaching(this.id, found.seat).catch(() => found);
    this.#follow();
  }

  async stop(): Promise<void> {
    if (this.found) this.found = await api.cancelCoach(this.id, this.found.seat);
  }

  async share(shared: boolean): Promise<void> {
    if (this.found) this.found = await api.shareCoach(this.id, this.found.seat, { shared });
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}
