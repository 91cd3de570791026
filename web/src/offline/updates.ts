// A newer version of the page: it is told of where nothing is interrupted, and taken when the
// reader says so, or by itself when no page is open any more.
import { mount } from "svelte";
import UpdateNote from "./UpdateNote.svelte";

let isTold = false;

function tell(worker: ServiceWorker | null): void {
  // The first one that ever came is no update.
  if (isTold || !worker || !navigator.serviceWorker.controller) return;
  isTold = true;
  const target = document.createElement("div");
  document.getElementById("main")?.before(target);
  mount(UpdateNote, { target, props: { take: () => take(worker) } });
}

function take(worker: ServiceWorker): void {
  const again = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
  worker.postMessage("take");
}

/** The service worker, and newer ones. */
export async function followUpdates(): Promise<void> {
  const registration = (await navigator.serviceWorker.register("/sw.js")) as
    ServiceWorkerRegistration | undefined;
  if (!registration) return; // a browser that does not want any
  tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") tell(installing);
    });
  });
}
