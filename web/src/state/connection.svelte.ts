// The state of the connection to the site, for all components.
import { SiteSocket, type Status } from "../net/socket";
import { transport } from "../net/transport";
import { t } from "../text/fluent.svelte";
import { device } from "./device.svelte";
import { session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

class Connection {
  status = $state<Status>("idle");
  /** Whether actions that need the site are impossible now. */
  isLost = $derived(["lost", "stopping", "away", "offline", "old"].includes(this.status));
  socket = new SiteSocket(
    {
      open: (table) => transport().open(table),
      later: (ms, run) => {
        const id = setTimeout(run, ms);
        return () => clearTimeout(id);
      },
      random: Math.random,
      // A device needs no network to reach itself.
      isOnline: () => navigator.onLine || device.isOn,
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
