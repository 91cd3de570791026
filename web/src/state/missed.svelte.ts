// How much I missed, for the bell, the title of the window and the icon of the page.
import { api } from "../net/api";
import { Refused } from "../net/problems";
import { language } from "../text/fluent.svelte";
import { session } from "./session.svelte";
import { play } from "./sound";
import { title } from "./title.svelte";

/** Milliseconds between two requests. */
const EVERY = 60_000;

class Missed {
  unseen = $state(0);
  /** The host may have switched notices off. */
  isOpen = $state(true);

  async look(): Promise<void> {
    if (!this.isOpen || document.visibilityState === "hidden") return;
    try {
      const { unseen } = await api.notices(language());
      if (unseen > this.unseen) play("turn");
      this.unseen = unseen;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.isOpen = false;
    }
  }

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      if (!session.me) {
        this.unseen = 0;
        return;
      }
      const look = (): void => void this.look();
      look();
      const timer = setInterval(look, EVERY);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
    $effect(() => {
      title.missed = this.unseen;
      if (this.unseen) void navigator.setAppBadge?.(this.unseen).catch(() => {});
      else void navigator.clearAppBadge?.().catch(() => {});
    });
  }
}

export const missed = new Missed();
