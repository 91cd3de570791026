// The connection to the site, for everybody to see how it is.
import { SiteSocket, type Status } from "../net/socket";
import { t } from "../text/fluent.svelte";
import { session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

class Connection {
  status = $state<Status>("idle");
  /** What needs the site cannot be done now. */
  isLost = $derived(["lost", "stopping", "away", "offline", "old"].includes(this.status));
  socket = new SiteSocket(
    {
      open: () => {
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        return new WebSocket(`${scheme}//${location.host}/api/socket`);
      },
      later: (ms, run) => {
        const id = setTimeout(run, ms);
        return () => clearTimeout(id);
      },
      random: Math.random,
      isOnline: () => navigator.onLine,
    },
    (status) => {
      this.status = status;
      if (status === "out") void this.#ended();
    },
    ({ you }) => session.heard(you),
  );

  async #ended(): Promise<void> {
    if (await session.ended()) toasts.show(t("signed-out"));
    // Only an older session of mine has ended.
    else if (session.me) this.socket.start();
  }

  /** Connected as long as somebody is signed in; call once, from a component. */
  follow(): void {
    $effect(() => {
      if (!session.id) return;
      this.socket.start();
      return () => this.socket.stop();
    });
    $effect(() => {
      const hurry = () => this.socket.hurry();
      const back = () => document.visibilityState === "visible" && hurry();
      addEventListener("online", hurry);
      addEventListener("offline", hurry);
      document.addEventListener("visibilitychange", back);
      return () => {
        removeEventListener("online", hurry);
        removeEventListener("offline", hurry);
        document.removeEventListener("visibilitychange", back);
      };
    });
  }
}

export const connection = new Connection();
