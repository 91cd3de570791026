// At a party no screen goes dark, where the browser can prevent that.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayAwake } from "../../src/party/awake";

const asked: string[] = [];
const release = vi.fn(() => Promise.resolve());
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const request = vi.fn((what: string) => {
  asked.push(what);
  return Promise.resolve({ release });
});

/** The page is hidden or seen: a phone is locked, or somebody comes back. */
function become(state: "hidden" | "visible"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  asked.length = 0;
  vi.clearAllMocks();
  page.visibilityState = "visible";
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

test("the screen is kept on, and no longer than the party is on it", async () => {
  const over = stayAwake();
  await settled();
  expect(asked).toEqual(["screen"]);
  over();
  expect(release).toHaveBeenCalledOnce();
  become("visible");
  expect(asked).toHaveLength(1);
});

test("a browser forgets it while the page is hidden, and is asked again afterwards", () => {
  const over = stayAwake();
  become("hidden");
  expect(asked).toHaveLength(1);
  become("visible");
  expect(asked).toHaveLength(2);
  over();
});

test("whoever leaves before the browser has answered keeps nothing on", async () => {
  stayAwake()();
  await settled();
  expect(release).toHaveBeenCalledOnce();
});

test("a browser that cannot, or does not want to, is left in peace", async () => {
  request.mockRejectedValueOnce(new Error("the battery is low"));
  stayAwake()();
  vi.stubGlobal("navigator", {});
  stayAwake()();
  await settled();
  expect(release).not.toHaveBeenCalled();
});
