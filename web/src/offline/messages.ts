// Between the page and its worker.
import type { Language } from "../wire/types";

/** To the worker. It answers each of them with something. */
export type Order =
  | { t: "start"; name: string; language: Language }
  | { t: "ask"; id: number; method: string; path: string; body: string | null; language: Language }
  | { t: "connect" }
  | { t: "say"; text: string };

/** What can be wrong with a device, or what is missing. */
export type Trouble = "no-wasm" | "other-tab" | "not-loaded" | "failed";

/** From the worker. */
export type Report =
  | { t: "loading"; file: string; loaded: number; total: number }
  | { t: "ready" }
  | { t: "trouble"; trouble: Trouble; about: string }
  /** It may take a while until it answers again. */
  | { t: "thinking" }
  | { t: "answer"; id: number; status: number; body: string }
  | { t: "news"; text: string }
  | { t: "done" }
  /** What was played could not be kept: there is no room on this device, or it may not. */
  | { t: "unkept" };
