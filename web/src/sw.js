// The shell without a network: the page itself and its files. Never anything of the game: /api is
// always asked. The build fills in what the page is made of.
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `shell-${VERSION}`;

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll(["/", ...FILES]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidied = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
    );
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api"))
    return;
  if (request.mode === "navigate") {
    // The newest page, if there is a network and the site has time; every address is the same page.
    const kept = () => caches.match("/", { cacheName: CACHE });
    const asked = fetch(request).then(async (response) =>
      response.status === 429 || response.status >= 500 ? ((await kept()) ?? response) : response,
    );
    event.respondWith(asked.catch(kept));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// A press on "it is your turn" leads to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = event.notification.data?.to ?? "/";
  const shown = self.clients.matchAll({ type: "window" }).then((windows) => {
    const open = windows.find((one) => new URL(one.url).pathname === to);
    return open ? open.focus() : self.clients.openWindow(to);
  });
  event.waitUntil(shown);
});
