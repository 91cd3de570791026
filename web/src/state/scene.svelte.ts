// A table for one person alone, as in lessons: the site sends it as a scene, and says what becomes
// of an answer.
import sprites from "sprites:all";
import type { Decision, GameEvent, Seat, TableModel, View } from "../tables/contract";
import { faceOf } from "../text/names";
import type { Scene } from "../wire/types";

export abstract class SceneTable implements TableModel {
  readonly mode = "live";
  /** There is no clock. */
  readonly time = null;
  #id: string;
  scene = $state.raw<Scene | null>(null);
  sending = $state.raw<{ decision: number; answer: unknown } | null>(null);
  /** How many events the board has told; null: all. */
  told = $state<number | null>(null);
  /** Changes when the board is made anew: nothing is told, and nothing is in a hand any more. */
  leaps = $state(0);

  constructor(id: string) {
    this.#id = id;
  }

  /** A new id after each leap, since what a board remembers of the table is no longer true. */
  get id(): string {
    return `${this.#id}/${this.leaps}`;
  }

  /** What it is called. */
  abstract readonly name: string;
  /** Whether the question of the scene is to be answered now. */
  protected abstract readonly isAsked: boolean;
  /** Handles an answer; false: it is as if it had not been given. */
  protected abstract tried(answer: unknown): Promise<boolean>;

  game = $derived(this.scene?.game ?? "");
  options = $derived(this.scene?.options ?? {});
  me = $derived(this.scene?.seat ?? null);
  view = $derived<View | null>(this.scene?.view ?? null);
  events = $derived<readonly GameEvent[]>(this.scene?.events ?? []);
  seats = $derived<readonly Seat[]>(
    (this.scene?.seats ?? []).map(({ name, bot }, number) => ({
      number,
      name,
      isMe: number === this.scene?.seat,
      person: null,
      bot,
      face: bot === null ? null : faceOf(bot, sprites.faces.ids),
      here: true,
      standIn: false,
    })),
  );
  asked = $derived.by<Decision | null>(() => (this.isAsked ? (this.view?.decision ?? null) : null));

  answer = async (answer: unknown): Promise<boolean> => {
    if (!this.asked || this.sending) return false;
    this.sending = { decision: this.asked.id, answer };
    try {
      return await this.tried(answer);
    } finally {
      this.sending = null;
    }
  };
}
