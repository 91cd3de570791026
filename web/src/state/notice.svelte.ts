// It is my turn while the page is hidden: the title of the window says so, and a system
// notification if wanted.
import { t } from "../text/fluent.svelte";
import { session } from "./session.svelte";
import { play } from "./sound";
import type { LiveTable } from "./table.svelte";
import { title } from "./title.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser, which asks the person; true: notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  const allowed = canNotify() && (await Notification.requestPermission()) === "granted";
  session.setNotices(allowed);
  return allowed;
}

async function show(table: LiveTable): Promise<void> {
  if (!session.hasNotices || !canNotify() || Notification.permission !== "granted") return;
  const about = {
    body: table.name,
    tag: table.id,
    icon: "/icons/icon-192.png",
    data: { to: `/t/${table.id}` },
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t("your-turn"), about);
  else new Notification(t("your-turn"), about);
}

/** Call once, from the component that shows the table; what is being told comes before my turn. */
export function tellMyTurn(table: LiveTable, isTold: () => boolean): void {
  // Each question is announced once; a haggle is one question for a long time.
  let told: number | null = null;
  $effect(() => {
    const asked = table.asked?.id ?? null;
    if (asked === null || asked === told || !isTold()) return;
    told = asked;
    play("turn");
    if (document.visibilityState === "visible") return;
    void show(table);
  });
  $effect(() => {
    const isAsked = table.asked !== null;
    const look = () =>
      (title.call = isAsked && document.visibilityState === "hidden" ? t("your-turn") : "");
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      title.call = "";
    };
  });
}
