// Push notices in this browser, even if no page is open.
import type { NewPushDevice } from "../wire/types";
import { canNotify } from "./notice.svelte";

export const canPush = (): boolean =>
  canNotify() && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Asks the browser, which asks the person; null: they declined. */
export async function subscribed(key: string): Promise<NewPushDevice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const device = await worker?.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = device?.toJSON() ?? {};
  const [p256dh, auth] = [keys?.["p256dh"], keys?.["auth"]];
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
