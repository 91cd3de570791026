// The list of public tables, as it changes.
import { api } from "../net/api";
import type { LobbyNews, LobbyRow } from "../wire/types";
import { connection } from "./connection.svelte";
import { session } from "./session.svelte";

/** Milliseconds between two requests of a stranger, who has no connection yet. */
const LOOK_EVERY = 8000;

/** The list after news: changed tables come first. */
export function mergeLobby(rows: readonly LobbyRow[], news: LobbyNews): readonly LobbyRow[] {
  if (news.all) return news.tables;
  const touched = new Set([...news.gone, ...news.tables.map((row) => row.id)]);
  return [...news.tables, ...rows.filter((row) => !touched.has(row.id))];
}

export class Lobby {
  /** Null: not here yet. */
  rows = $state.raw<readonly LobbyRow[] | null>(null);
  isAway = $state(false);

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      if (session.id) {
        return connection.socket.watchLobby((news) => {
          this.isAway = false;
          this.rows = mergeLobby(this.rows ?? [], news);
        });
      }
      void this.look();
      const timer = setInterval(() => void this.look(), LOOK_EVERY);
      return () => clearInterval(timer);
    });
  }

  async look(): Promise<void> {
    try {
      this.rows = await api.lobby();
      this.isAway = false;
    } catch {
      this.isAway = true;
    }
  }
}
