// Playing on this device alone, without a site: bots, lessons, puzzles, passing it around. Python
// is loaded when the reader asks for it, and not before.
import { reachBy } from "../net/transport";
import type { Trouble } from "../offline/messages";
import type { Route } from "../router";
import { recall, remember } from "./storage";

/** Whether the page was built to be served as mere files, without a site. */
export const IS_STATIC = import.meta.env.MODE === "static";

/** Pages that need other people, or something that only a site knows. */
const OF_A_SITE: ReadonlySet<Route["page"]> = new Set([
  "lobby",
  "new",
  "tv",
  "guild",
  "entry",
  "forum",
  "thread",
  "moderation",
  "admin",
  "ratings",
  "person",
  "notices",
  "recover",
  "strategy",
]);

const NAME = "on-device";

export class Device {
  status = $state<"off" | "loading" | "on" | "failed">("off");
  /** The file that is being loaded, and how many bytes of all have arrived. */
  loading = $state.raw({ file: "", loaded: 0, total: 0 });
  trouble = $state<Trouble>("failed");
  /** There is no room left: what is played is not stored. */
  isFull = $state(false);
  isOn = $derived(this.status === "on");

  /** Whether this tab was playing on the device before it was reloaded. */
  get isWanted(): boolean {
    return recall(NAME, false, "tab");
  }

  /** Whether a page has nothing to show here. */
  lacks = (page: Route["page"]): boolean => this.isOn && OF_A_SITE.has(page);

  /** Make this device the site; false: it cannot be. */
  async start(name: string): Promise<boolean> {
    if (this.status === "loading") return false;
    this.status = "loading";
    try {
      const { begin } = await import("../offline/site");
      reachBy(await begin(this, name));
    } catch (error) {
      this.trouble = (error as { trouble?: Trouble }).trouble ?? "not-loaded";
      this.status = "failed";
      return false;
    }
    this.status = "on";
    remember(NAME, true, "tab");
    return true;
  }

  /** Go back to the site, to the page that adds the games stored here to mine. */
  leave(): void {
    remember(NAME, false, "tab");
    location.assign("/device");
  }

  /** Load the page again to play on this device: the site is away, or the reader prefers it. */
  enter(): void {
    remember(NAME, true, "tab");
    location.assign("/");
  }
}

export const device = new Device();
