// The site of this device, as the page reaches it: the same requests and the same socket, and a
// worker behind them.
import { Away } from "../net/problems";
import type { SocketLike } from "../net/socket";
import type { Transport } from "../net/transport";
import type { Device } from "../state/device.svelte";
import { toasts } from "../state/toasts.svelte";
import { DEVICE, language, loadWords, t } from "../text/fluent.svelte";
import { unhandled } from "../unhandled";
import type { Language } from "../wire/types";
import type { Order, Report, Trouble } from "./messages";

export interface Loading {
  file: string;
  loaded: number;
  total: number;
}

export class DeviceTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, about: string) {
    super(about);
    this.trouble = trouble;
  }
}

/** After how many silent milliseconds a worker counts as dead: usually, and while it thinks. */
const PATIENCE = 4000;
const THINKING = 60_000;
const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;

interface Pending {
  resolve(response: Response): void;
  reject(error: Error): void;
}

export class DeviceSite implements Transport {
  #name: () => string;
  #language: () => Language;
  #unkept: () => void;
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #asked = new Map<number, Pending>();
  #next = 0;
  #socket: (SocketLike & { readyState: number }) | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(name: () => string, language: () => Language, unkept: () => void) {
    this.#name = name;
    this.#language = language;
    this.#unkept = unkept;
  }

  /** Resolves when games can be played; DeviceTrouble: they cannot. */
  start(heard: (loading: Loading) => void = () => undefined): Promise<void> {
    return (this.#ready ??= this.#started(heard));
  }

  #started(heard: (loading: Loading) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (trouble: Trouble, about: string): void => {
        this.#bury();
        reject(new DeviceTrouble(trouble, about));
      };
      let worker: Worker;
      try {
        worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      } catch (error) {
        return fail("no-wasm", String(error));
      }
      this.#worker = worker;
      worker.onerror = (event) => fail("failed", event.message);
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (data.t === "loading") heard(data);
        else if (data.t === "trouble") fail(data.trouble, data.about);
        else if (data.t === "ready") resolve();
        else this.#hear(data);
      };
      worker.postMessage({
        t: "start",
        name: this.#name(),
        language: this.#language(),
      } satisfies Order);
    });
  }

  async fetch(method: string, path: string, body: unknown, language: Language): Promise<Response> {
    await this.start();
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#asked.set(id, { resolve, reject });
      const text = body === undefined ? null : JSON.stringify(body);
      this.#order({ t: "ask", id, method, path, body: text, language });
    });
  }

  open(): SocketLike {
    const socket: SocketLike & { readyState: number } = {
      readyState: OPEN,
      onmessage: null,
      onclose: null,
      send: (text) => this.#order({ t: "say", text: String(text) }),
      close: () => {
        socket.readyState = CLOSED;
        if (this.#socket === socket) this.#socket = null;
      },
    };
    this.#socket = socket;
    void this.start().then(
      () => this.#order({ t: "connect" }),
      () => this.#hangUp(),
    );
    return socket;
  }

  #order(order: Order): void {
    this.#worker?.postMessage(order);
    this.#wait(PATIENCE);
  }

  /** The worker has work. If it stays silent it was killed, and another one goes on from disk. */
  #wait(milliseconds: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#bury();
      this.#hangUp();
    }, milliseconds);
  }

  #bury(): void {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = null;
    for (const { reject } of this.#asked.values()) reject(new Away("the worker is gone"));
    this.#asked.clear();
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.readyState = CLOSED;
    socket.onclose?.call(socket as WebSocket, new CloseEvent("close", { code: LOST }));
  }

  #hear(report: Exclude<Report, { t: "loading" | "trouble" | "ready" }>): void {
    clearTimeout(this.#patience);
    switch (report.t) {
      case "thinking":
        return this.#wait(THINKING);
      case "done":
        return;
      case "unkept":
        return this.#unkept();
      case "news": {
        const socket = this.#socket;
        return void socket?.onmessage?.call(
          socket as WebSocket,
          new MessageEvent("message", { data: report.text }),
        );
      }
      case "answer": {
        const { id, status, body } = report;
        this.#asked.get(id)?.resolve(new Response(status === 204 ? null : body, { status }));
        this.#asked.delete(id);
        return;
      }
      default:
        return unhandled(report, undefined);
    }
  }
}

/** The site of this device, when games can be played there; DeviceTrouble: they cannot. */
export async function begin(device: Device, name: string): Promise<Transport> {
  const unkept = async (): Promise<void> => {
    if (device.isFull) return;
    device.isFull = true;
    await loadWords(DEVICE);
    toasts.show(t("device-full"), "refusal");
  };
  const site = new DeviceSite(
    () => name,
    language,
    () => void unkept(),
  );
  await site.start((loading) => (device.loading = loading));
  return site;
}
