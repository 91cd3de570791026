// Requests: what is tried again by itself, and what is told.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
import { Refused } from "../src/net/problems";

const answers: Response[] = [];
const asked: string[] = [];

function reply(status: number, body: unknown, wait?: number): Response {
  const headers = wait === undefined ? {} : { "Retry-After": String(wait) };
  return new Response(JSON.stringify(body), { status, headers });
}
const tooMany = (wait: number): Response =>
  reply(429, { code: "too-many", reason: "That was too often.", status: 429 }, wait);

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift() ?? tooMany(1));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a request that comes with too many others is made again by itself", async () => {
  answers.push(tooMany(1), tooMany(2), reply(200, []));
  const games = api.games();
  await vi.runAllTimersAsync();
  expect(await games).toEqual([]);
  expect(asked).toEqual(["/api/games", "/api/games", "/api/games"]);
});

test("somebody who would have to wait for long is told", async () => {
  answers.push(tooMany(60));
  await expect(api.login({ name: "Ada", password: "guess" })).rejects.toThrow(Refused);
  expect(asked).toHaveLength(1);
});

test("it does not go on forever", async () => {
  const games = api.games();
  const told = expect(games).rejects.toThrow("That was too often.");
  await vi.runAllTimersAsync();
  await told;
  expect(asked).toHaveLength(4);
});
