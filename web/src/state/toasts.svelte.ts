// Short notes at the edge: a refusal, or something that was done.
import { Away, Refused } from "../net/problems";
import { rulingPath } from "../router";
import { t } from "../text/fluent.svelte";

export interface Toast {
  id: number;
  kind: "refusal" | "news";
  text: string;
  /** Where it is explained. */
  way: string | null;
}

/** Milliseconds: long enough to read twice. */
const LASTS = 7000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 0;

  show(text: string, kind: Toast["kind"] = "news", way: string | null = null): void {
    if (this.all.some((toast) => toast.text === text)) return;
    const id = this.#next++;
    this.all.push({ id, kind, text, way });
    setTimeout(() => this.drop(id), LASTS);
  }

  /** Say why something did not work; at a table, with a link to the ruling behind it. */
  tell(error: unknown, game?: string): void {
    const ruling = error instanceof Refused ? error.rulings[0] : undefined;
    const way = game && ruling ? rulingPath(game, ruling) : null;
    this.show(reasonOf(error), "refusal", way);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Somebody else looks at the screen now. */
  clear(): void {
    this.all = [];
  }
}

/** Why something did not work, as a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return t(error instanceof Away ? "site-away-short" : "page-failed");
}

export const toasts = new Toasts();

/** Do something that may be refused; true: it worked. Errors in a name appear at its field. */
export async function attempt(
  work: () => Promise<unknown>,
  wrongName?: (reason: string) => void,
  game?: string,
): Promise<boolean> {
  wrongName?.("");
  try {
    await work();
    return true;
  } catch (error) {
    if (wrongName && error instanceof Refused && error.code.startsWith("name-"))
      wrongName(error.message);
    else toasts.tell(error, game);
    return false;
  }
}
