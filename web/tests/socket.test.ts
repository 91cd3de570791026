import { beforeEach, describe, expect, test, vi } from "vitest";
import { Away, Refused } from "../src/net/problems";
import {
  FIRST_WAIT,
  LONGEST_WAIT,
  SiteSocket,
  waitBefore,
  type Status,
  type TableMessage,
} from "../src/net/socket";
import type { LobbyNews } from "../src/wire/types";
import { FakeWorld } from "./world";

let world: FakeWorld;
let site: SiteSocket;
let told: Status[];
const heard: TableMessage[] = [];
const have = { events: 0, talk: 0 };
const watching = {
  have: () => ({ ...have, words: "en" as const }),
  hear: (news: TableMessage) => void heard.push(news),
};
const answer = {
  t: "answer",
  table: "t1",
  decision: 1000,
  answer: { fairy: 2 },
  key: "k1",
} as const;

beforeEach(() => {
  world = new FakeWorld();
  told = [];
  heard.length = 0;
  Object.assign(have, { events: 0, talk: 0 });
  site = new SiteSocket(
    world,
    (status) => told.push(status),
    () => undefined,
  );
  site.start();
});

test("it is connecting, then open; and asks for nothing before it is welcome", () => {
  site.watch("t1", watching);
  expect(told).toEqual(["connecting"]);
  expect(world.socket.sent).toEqual([]);
  world.socket.welcome();
  expect(told).toEqual(["connecting", "open"]);
  expect(world.socket.sent).toEqual([{ t: "watch", table: "t1", events: 0, talk: 0, words: "en" }]);
});

test("after a break it resumes from what it has", () => {
  site.watch("t1", watching);
  world.socket.welcome();
  Object.assign(have, { events: 12, talk: 3 });
  world.socket.break();
  expect(site.status).toBe("lost");
  world.pass(2000);
  world.socket.welcome();
  expect(world.sockets).toHaveLength(2);
  expect(world.socket.sent).toEqual([
    { t: "watch", table: "t1", events: 12, talk: 3, words: "en" },
  ]);
});

describe("a site of several processes", () => {
  test("is called for the table that is watched, and the line is quietly exchanged", async () => {
    world.socket.welcome(1, true);
    expect(world.openedFor).toEqual([null]);
    const answered = site.ask(answer);
    site.watch("t1", watching);
    expect(world.openedFor).toEqual([null, "t1"]);
    world.socket.welcome(1, true);
    expect(world.socket.sent).toEqual([
      { t: "watch", table: "t1", events: 0, talk: 0, words: "en" },
      answer,
    ]);
    world.socket.say({ t: "done", key: "k1" });
    await answered;
    expect(told).toEqual(["connecting", "open"]);
    site.watch("t1", watching);
    expect(world.sockets).toHaveLength(2);
    site.watch("t2", watching);
    expect(world.openedFor.at(-1)).toBe("t2");
  });

  test("is called again if the table was chosen before it said so", () => {
    site.watch("t1", watching);
    world.socket.welcome(1, true);
    expect(world.openedFor).toEqual([null, "t1"]);
    world.socket.welcome(1, true);
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.sent).toHaveLength(1);
  });
});

test("a site of one process is called once", () => {
  site.watch("t1", watching);
  world.socket.welcome();
  site.watch("t2", watching);
  expect(world.sockets).toHaveLength(1);
});

test("it waits twice as long each time, up to a limit, and never the same for all", () => {
  expect(waitBefore(0, 1)).toBe(FIRST_WAIT);
  expect(waitBefore(1, 1)).toBe(2 * FIRST_WAIT);
  expect(waitBefore(20, 1)).toBe(LONGEST_WAIT);
  expect(waitBefore(20, 0)).toBe(LONGEST_WAIT / 2);
});

test("when it has tried in vain for a while, the site is away", () => {
  for (let i = 0; i < 4; i++) {
    world.socket.break();
    world.pass(LONGEST_WAIT);
  }
  expect(told).toEqual(["connecting", "lost", "away"]);
  world.socket.welcome();
  expect(site.status).toBe("open");
});

test("without a network it says so, and tries at once when there is one", () => {
  world.socket.welcome();
  world.online = false;
  world.socket.break();
  expect(site.status).toBe("offline");
  world.online = true;
  site.hurry();
  world.socket.welcome();
  expect(site.status).toBe("open");
});

test("a connection that stays silent is given up", () => {
  world.socket.welcome();
  world.pass(20_000);
  expect(world.socket.sent).toEqual([{ t: "ping", key: "ping" }]);
  world.pass(8_000);
  expect(site.status).toBe("lost");
});

test("a pong keeps it", () => {
  world.socket.welcome();
  world.pass(20_000);
  world.socket.say({ t: "done", key: "ping" });
  world.pass(10_000);
  expect(site.status).toBe("open");
});

test("whoever is signed out is not connected again", () => {
  world.socket.welcome();
  world.socket.break(4401);
  world.pass(60_000);
  expect(site.status).toBe("out");
  expect(world.sockets).toHaveLength(1);
});

test("a site that stops says when it is back", () => {
  world.socket.welcome();
  world.socket.say({ t: "goodbye", reason: "stopping", again: 5 });
  expect(site.status).toBe("stopping");
  world.pass(4900);
  expect(world.sockets).toHaveLength(1);
  world.pass(200);
  expect(world.sockets).toHaveLength(2);
  world.socket.break();
  expect(site.status).toBe("stopping");
  world.pass(4000);
  world.socket.welcome();
  expect(site.status).toBe("open");
});

test("a page that is older than the site says so", () => {
  world.socket.welcome(99);
  expect(site.status).toBe("old");
});

describe("answers", () => {
  test("are sent again with the same key until they are accepted", async () => {
    site.watch("t1", watching);
    world.socket.welcome();
    const done = site.ask(answer);
    expect(world.socket.sent.at(-1)).toEqual(answer);
    world.socket.break();
    world.pass(2000);
    world.socket.welcome();
    expect(world.socket.sent.map(({ t }) => t)).toEqual(["watch", "answer"]);
    expect(world.socket.sent.at(-1)).toEqual(answer);
    world.socket.say({ t: "update", table: "t1", accepted: ["k1"] });
    await done;
    world.socket.break();
    world.pass(2000);
    world.socket.welcome();
    expect(world.socket.sent.map(({ t }) => t)).toEqual(["watch"]);
  });

  test("that were played already are done", async () => {
    world.socket.welcome();
    const done = site.ask(answer);
    world.socket.say({ t: "done", key: "k1" });
    await expect(done).resolves.toBeUndefined();
  });

  test("are refused with a sentence", async () => {
    world.socket.welcome();
    const done = site.ask(answer);
    world.socket.say({
      t: "refused",
      code: "too-much",
      reason: "You have 8 left.",
      key: "k1",
      table: "t1",
    });
    await expect(done).rejects.toEqual(
      new Refused({ code: "too-much", reason: "You have 8 left." }),
    );
  });

  test("what happened is heard before the answer is settled", async () => {
    site.watch("t1", watching);
    world.socket.welcome();
    const order: string[] = [];
    const done = site.ask(answer).then(() => order.push("settled"));
    world.socket.say({ t: "update", table: "t1", accepted: ["k1"], view: { waiting: [] } });
    order.push(`heard ${heard.length}`);
    await done;
    expect(order).toEqual(["heard 1", "settled"]);
  });

  test("of a table that is left are given up", async () => {
    const leave = site.watch("t1", watching);
    world.socket.welcome();
    const done = site.ask(answer);
    leave();
    await expect(done).rejects.toBeInstanceOf(Away);
    expect(world.socket.sent.at(-1)).toEqual({ t: "unwatch", table: "t1" });
  });

  test("what is said is not said twice", async () => {
    world.socket.welcome();
    const done = site.ask({ t: "say", table: "t1", key: "k2", text: "Hello" });
    world.socket.break();
    await expect(done).rejects.toBeInstanceOf(Away);
    world.pass(2000);
    world.socket.welcome();
    expect(world.socket.sent).toEqual([]);
  });
});

test("the lobby is watched again, too", () => {
  const hear = vi.fn<(news: LobbyNews) => void>();
  const leave = site.watchLobby(hear);
  world.socket.welcome();
  world.socket.break();
  world.pass(2000);
  world.socket.welcome();
  expect(world.socket.sent).toEqual([{ t: "lobby", on: true }]);
  world.socket.say({ t: "lobby", all: true, tables: [], gone: [] });
  expect(hear).toHaveBeenCalledOnce();
  leave();
  expect(world.socket.sent.at(-1)).toEqual({ t: "lobby", on: false });
});

test("a table that is gone is told once, and not watched any more", () => {
  site.watch("t1", watching);
  world.socket.welcome();
  world.socket.say({ t: "gone", table: "t1" });
  expect(heard).toEqual([{ t: "gone", table: "t1" }]);
  world.socket.break();
  world.pass(2000);
  world.socket.welcome();
  expect(world.socket.sent).toEqual([]);
});
