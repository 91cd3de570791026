// Cards and variants that leave the page: as a file, or as a link with everything in it.
import { t } from "../text/fluent.svelte";
import { session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

/** The end of an address that contains all of it: `#card=...`. */
export function fragmentOf(what: string, data: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const safe = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `#${what}=${safe}`;
}

/** What is in the fragment of an address; null: there is none. */
export function inFragment(what: string, hash: string): unknown {
  const [, found, text] = /^#(\w+)=([\w-]+)$/.exec(hash) ?? [];
  if (found !== what || !text) return null;
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const whole = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(whole)) as unknown;
  } catch {
    return {}; // the site says what is wrong with it
  }
}

export function saveFile(name: string, data: unknown): void {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The words are messages: for a link that is copied, and for one that is in the address. */
export async function copyLink(
  path: string,
  fragment: string,
  words: { copied: string; above: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(session.linkTo(`${path}${fragment}`));
    toasts.show(t(words.copied));
  } catch {
    // Without https a page may not use the clipboard: the link can be copied by hand.
    history.replaceState(null, "", fragment);
    toasts.show(t(words.above));
  }
}
