// The shell without a network: the page itself and its files, and Python if somebody has asked for
// it. Never anything of a site's games: /api is always asked. The build fills in what the page is
// made of.
const VERSION = "VERSION";
const FILES = ["FILES"];
const CACHE = `shell-${VERSION}`;
/** Of one version of Python; and what another program has handed over. */
const PYTHON = "python";
const SHARED = "shared";
/** The list of the version of Python that was last heard of; it may not be all here. */
const NEXT = "/python/next.json";

self.addEventListener("install", (event) => {
  // A page that is open keeps the version that it was loaded with, until it says so.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", ...FILES])));
});

self.addEventListener("activate", (event) => {
  const kept = [CACHE, PYTHON, SHARED];
  const tidied = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name))),
    );
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

// The page has been told of the new version, and takes it.
self.addEventListener("message", ({ data }) => {
  if (data === "take") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (request.method === "POST" && url.pathname === "/share")
    event.respondWith(handedOver(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    // The newest page, if there is a network and the site has time; every address is the same page.
    const kept = () => caches.match("/", { cacheName: CACHE });
    const asked = fetch(request).then(async (response) =>
      response.status === 429 || response.status >= 500 ? ((await kept()) ?? response) : response,
    );
    event.respondWith(asked.catch(kept));
  } else if (url.pathname === "/python/python.json") {
    event.respondWith(newestPython(request));
  } else if (url.pathname.startsWith("/python/")) {
    event.respondWith(keptPython(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

/** Which Python there is: as the site says, or else the newest one that is here, whole. */
async function newestPython(request) {
  const cache = await caches.open(PYTHON);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(NEXT, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const next = await cache.match(NEXT);
    const kept = next && (await isWhole(cache, next)) ? next : await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** A file of Python: its address says what is in it. */
async function keptPython(request) {
  const cache = await caches.open(PYTHON);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    // A full disk does not stop the game.
    await cache.put(request, response.clone()).catch(() => undefined);
    await tidy(cache).catch(() => undefined);
  }
  return response;
}

/** Whether all files of a list are here. */
async function isWhole(cache, list) {
  const { version, files } = await list.clone().json();
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.every(({ name }) => here.has(`/python/${version}/${name}`));
}

/** The newest version takes the place of the one before it when it is whole, not earlier: the
 * network may be gone before it is. */
async function tidy(cache) {
  const next = await cache.match(NEXT);
  if (!next || !(await isWhole(cache, next))) return;
  const { version } = await next.clone().json();
  await cache.put("/python/python.json", next);
  for (const old of await cache.keys()) {
    const [, , folder, file] = new URL(old.url).pathname.split("/");
    if (file && folder !== version) await cache.delete(old);
  }
}

/** A link, a code or a file from another program: the page finds the file where we put it. */
async function handedOver(request) {
  const form = await request.formData();
  const words = new URLSearchParams();
  for (const name of ["title", "text", "url"]) {
    const value = form.get(name);
    if (typeof value === "string" && value) words.set(name, value);
  }
  const file = form.get("game");
  if (file instanceof File && file.size) {
    const cache = await caches.open(SHARED);
    await cache.put("/share/game", new Response(file));
    words.set("file", "1");
  }
  return Response.redirect(`/share?${words}`, 303);
}

// A notice of the site, also when no page is open; of one event there is only one.
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const about = { body, tag, icon: "/icons/icon-192.png", data: { to: path } };
  const shown = self.registration.showNotification(title, about);
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
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
