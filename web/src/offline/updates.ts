// Newer versions of the page: announced where that interrupts nothing, and installed when the
// reader says so, or by themselves once no page is open.
import { mount } from "svelte";
import UpdateNote from "./UpdateNote.svelte";

let isTold = false;

function tell(worker: ServiceWorker | null): void {
  // The first service worker on a device is not an update.
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

/** Start the service worker, and look out for newer ones. */
export async function followUpdates(): Promise<void> {
  const registration = (await navigator.serviceWorker.register("/sw.js")) as
    ServiceWorkerRegistration | undefined;
  if (!registration) return; // a browser that refuses service workers
  tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") tell(installing);
    });
  });
}
