// How the page reaches a site: over the network, or in a worker on this device.
import type { Language } from "../wire/types";
import type { SocketLike } from "./socket";

export interface Transport {
  fetch(method: string, path: string, body: unknown, language: Language): Promise<Response>;
  open(): SocketLike;
}

const network: Transport = {
  fetch: (method, path, body, language) => {
    const headers: Record<string, string> = { "Accept-Language": language };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    return fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
    });
  },
  open: () => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/api/socket`);
  },
};

let current = network;

export const transport = (): Transport => current;

/** From now on all requests go there. */
export function reachBy(other: Transport): void {
  current = other;
}
