// The messages between the page and its worker.
import type { Language } from "../wire/types";

/** Messages to the worker, which answers each of them. */
export type Order =
  | { t: "start"; name: string; language: Language }
  | { t: "ask"; id: number; method: string; path: string; body: string | null; language: Language }
  | { t: "connect" }
  | { t: "say"; text: string };

/** Why games cannot be played on this device. */
export type Trouble = "no-wasm" | "other-tab" | "not-loaded" | "failed";

/** Messages from the worker. */
export type Report =
  | { t: "loading"; file: string; loaded: number; total: number }
  | { t: "ready" }
  | { t: "trouble"; trouble: Trouble; about: string }
  /** The worker is busy, and may not answer for a while. */
  | { t: "thinking" }
  | { t: "answer"; id: number; status: number; body: string }
  | { t: "news"; text: string }
  | { t: "done" }
  /** A game could not be stored: the device has no room, or storage is forbidden. */
  | { t: "unkept" };
