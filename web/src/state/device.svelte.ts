// Playing on this device alone, without a site: bots, lessons, puzzles, passing it around. Python
// comes when somebody asks for it, and not before.
import { reachBy } from "../net/transport";
import type { Trouble } from "../offline/messages";
import type { Route } from "../router";
import { recall, remember } from "./storage";

/** The page was built for hosts that have nothing but files. */
export const IS_STATIC = import.meta.env.MODE === "static";

/** What other people are needed for, or what takes a site to know. */
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
  /** What is being loaded, and how much of all there is, in bytes. */
  loading = $state.raw({ file: "", loaded: 0, total: 0 });
  trouble = $state<Trouble>("failed");
  /** What is played is not kept: there is no room. */
  isFull = $state(false);
  isOn = $derived(this.status === "on");

  /** Whether this tab has played on the device, and was only loaded again. */
  get isWanted(): boolean {
    return recall(NAME, false, "tab");
  }

  /** Whether a page has nothing to show here. */
  lacks = (page: Route["page"]): boolean => this.isOn && OF_A_SITE.has(page);

  /** True: from now on this device is the site. */
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

  /** Back to the site, to where the games that are kept here can be added to mine. */
  leave(): void {
    remember(NAME, false, "tab");
    location.assign("/device");
  }

  /** Begin anew on this device: while a site is away, or because somebody likes to. */
  enter(): void {
    remember(NAME, true, "tab");
    location.assign("/");
  }
}

export const device = new Device();
