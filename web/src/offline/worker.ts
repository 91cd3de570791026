// The worker in which Python runs: a site for this device (`dragonstones.offline`). As on any site,
// what has happened is sent only when it is on disk.
import type { PyodideAPI } from "pyodide";
import type { Language } from "../wire/types";
import type { Order, Report, Trouble } from "./messages";
import { allGames, keepGames, personHere } from "./store";

interface Listed {
  version: string;
  info: unknown;
  files: { name: string; size: number; packed: number }[];
}

/** `OfflineSite`, as Pyodide shows it. */
interface Site {
  restore(id: string, text: string): void;
  connect(): void;
  hear(text: string): void;
  request(
    method: string,
    path: string,
    body: string | null,
    lang: string,
  ): Copied<[number, string]>;
  step(): boolean;
  take_news(): Copied<string[]>;
  take_kept(): Copied<[string, string | undefined][]>;
}
interface Copied<T> {
  toJs(): T;
  destroy(): void;
}

const PACKAGES = "/lib/python3.14/site-packages";
/** Archives to unpack; the standard library is read without unpacking. */
const ZIPS = ["packages.zip", "dragonstones.zip", "words-en.zip", "words-de.zip"];
/** How long a worker that has just been left may take to release the games, in milliseconds. */
const PATIENCE = 3000;

const tell = (report: Report): void => postMessage(report);

class Failed extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, about = "") {
    super(about);
    this.trouble = trouble;
  }
}

/** A Python value as a JavaScript one; Python's is freed. */
function taken<T>(value: Copied<T>): T {
  const copy = value.toJs();
  value.destroy();
  return copy;
}

/** Resolves when no other tab plays on this device: two must not play the same game. */
function alone(): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks
      .request("dragonstones", { signal }, () => {
        resolve();
        return new Promise(() => undefined); // as long as this worker lives
      })
      .catch(() => reject(new Failed("other-tab")));
  });
}

/** Report how much of a file has arrived; `response` is a copy that only serves to count. */
async function count(response: Response, heard: (bytes: number) => void): Promise<void> {
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    heard(part.value.length);
}

async function load(): Promise<PyodideAPI> {
  const list = (await (await fetch("/python/python.json")).json()) as Listed;
  const base = `/python/${list.version}/`;
  // Scripts are imported, not fetched, so their bytes cannot be counted.
  const counted = list.files.filter(({ name }) => !name.endsWith(".mjs"));
  const total = counted.reduce((sum, { size }) => sum + size, 0);
  const come = new Map<string, number>();
  const heard = (file: string, bytes: number): void => {
    come.set(file, (come.get(file) ?? 0) + bytes);
    tell({ t: "loading", file, loaded: [...come.values()].reduce((a, b) => a + b, 0), total });
  };
  const network = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const response = await network(...asked);
    const file = new URL(response.url).pathname.split("/").at(-1) ?? "";
    if (!response.ok) throw new Failed("not-loaded", `${response.status} ${file}`);
    void count(response.clone(), (bytes) => heard(file, bytes)).catch(() => undefined);
    return response;
  };
  try {
    const zips = ZIPS.map(async (name) => (await fetch(base + name)).arrayBuffer());
    const { loadPyodide } = (await import(
      /* @vite-ignore */ `${base}pyodide.mjs`
    )) as typeof import("pyodide");
    const python = await loadPyodide({
      indexURL: base,
      packageBaseUrl: base,
      // An empty list of packages: nothing is installed later.
      lockFileContents: { info: list.info, packages: {} } as never,
    });
    for (const zip of await Promise.all(zips))
      python.unpackArchive(zip, "zip", { extractDir: PACKAGES });
    return python;
  } finally {
    self.fetch = network;
  }
}

async function begin(name: string, language: Language): Promise<Site> {
  if (typeof WebAssembly === "undefined") throw new Failed("no-wasm");
  await alone();
  let python: PyodideAPI;
  try {
    python = await load();
  } catch (error) {
    throw error instanceof Failed ? error : new Failed("not-loaded", String(error));
  }
  const { OfflineSite } = python.pyimport("dragonstones.offline") as {
    OfflineSite: (person: string, name: string, language: string) => Site;
  };
  const games = await allGames().catch(() => []);
  const person = await personHere().catch(() => "0".repeat(20));
  const site = OfflineSite(person, name, language);
  for (const [id, text] of games) site.restore(id, text);
  return site;
}

/** Store the games that have changed, then send the news. */
async function settle(site: Site): Promise<void> {
  const kept = taken(site.take_kept());
  const news = taken(site.take_news());
  if (kept.length)
    await keepGames(kept.map(([id, text]) => [id, text ?? null])).catch(() =>
      tell({ t: "unkept" }),
    );
  for (const text of news) tell({ t: "news", text });
}

async function follow(site: Site, order: Order): Promise<void> {
  switch (order.t) {
    case "connect":
      site.connect();
      return settle(site);
    case "say":
      site.hear(order.text);
      return settle(site);
    case "ask": {
      const { id, method, path, body, language } = order;
      const [status, reply] = taken(site.request(method, path, body, language));
      await settle(site);
      return tell({ t: "answer", id, status, body: reply });
    }
    case "start":
      return;
  }
}

const orders: Order[] = [];
let wake: (() => void) | null = null;

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  orders.push(data);
  wake?.();
});

/** Waits until messages of the page have had a chance to arrive. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

async function run(): Promise<void> {
  while (!orders.length) await new Promise<void>((done) => (wake = done));
  const first = orders.shift();
  if (first?.t !== "start") return;
  const site = await begin(first.name, first.language);
  tell({ t: "ready" });
  for (;;) {
    const order = orders.shift();
    tell({ t: "thinking" });
    const isBusy = order ? (await follow(site, order), true) : site.step();
    if (!order && isBusy) await settle(site);
    tell({ t: "done" });
    if (isBusy) await breath();
    else if (!orders.length) await new Promise<void>((done) => (wake = done));
  }
}

run().catch((error: unknown) => {
  const trouble = error instanceof Failed ? error.trouble : "failed";
  tell({ t: "trouble", trouble, about: String(error) });
});
