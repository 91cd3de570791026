// How the page reaches a site: over the network, or in a worker on this device.
import type { Language } from "../wire/types";
import type { SocketLike } from "./socket";

export interface Transport {
  fetch(method: string, path: string, body: unknown, language: Language): Promise<Response>;
  /** The table for which it is opened, so that all who play there meet in one process. */
  open(table: string | null): SocketLike;
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
  open: (table) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = table === null ? "" : `?table=${encodeURIComponent(table)}`;
    return new WebSocket(`${scheme}//${location.host}/api/socket${query}`);
  },
};

let current = network;

export const transport = (): Transport => current;

/** From now on all requests go there. */
export function reachBy(other: Transport): void {
  current = other;
}
