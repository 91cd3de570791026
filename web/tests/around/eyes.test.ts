// Other eyes on the same connection: what was on its way for the last ones is not shown to them.
import { beforeEach, expect, test } from "vitest";
import { SiteSocket } from "../../src/net/socket";
import { LiveTable } from "../../src/state/table.svelte";
import type { TableInfo } from "../../src/wire/types";
import { FakeWorld } from "../world";

const info = {
  id: "t1",
  name: "T",
  game: "fist-2002",
  options: {},
  seats: [],
  state: "playing",
} as unknown as TableInfo;
let world: FakeWorld;
let table: LiveTable;

const hears = (seat: number | null): void => world.socket.say({ t: "table", table: info, seat });
const sees = (you: number | null, secret: string, asked: number[]): void =>
  world.socket.say({
    t: "update",
    table: "t1",
    first: 0,
    events: [{ kind: "x", words: secret }],
    view: { you, table: { secret }, result: null },
    asked,
  });

beforeEach(() => {
  world = new FakeWorld();
  const socket = new SiteSocket(
    world,
    () => undefined,
    () => undefined,
  );
  table = new LiveTable(socket, "t1", null);
  socket.start();
  socket.watch("t1", table.watching);
  world.socket.welcome();
});

test("between players it asks for what everybody may see, then for a seat", () => {
  expect(world.socket.sent.at(-1)).toMatchObject({ t: "watch", aside: true, events: 0 });
  hears(null);
  sees(null, "nobody's", [0, 1]);
  expect([table.me, table.view?.you, table.asking]).toEqual([null, null, [0, 1]]);
  table.lookAs(1);
  expect(world.socket.sent.at(-1)).toMatchObject({ t: "watch", seat: 1, events: 0 });
  expect(world.socket.sent.at(-1)).not.toHaveProperty("aside");
});

test("nothing of the last eyes stays, and nothing more comes for them", () => {
  hears(null);
  table.lookAs(0);
  hears(0);
  sees(0, "of seat 0", [0, 1]);
  expect(table.events).toHaveLength(1);
  table.lookAs(null);
  expect([table.view, table.events, table.time]).toEqual([null, [], null]);
  // On their way since before.
  sees(0, "of seat 0, again", [1]);
  hears(0);
  sees(0, "of seat 0, once more", [1]);
  expect([table.view, table.events]).toEqual([null, []]);
  expect(table.asking).toEqual([1]);
  hears(null);
  sees(null, "nobody's", [1]);
  expect(table.view?.table).toEqual({ secret: "nobody's" });
});

test("after a break the same eyes open again", () => {
  hears(null);
  table.lookAs(1);
  hears(1);
  sees(1, "of seat 1", [1]);
  world.socket.break();
  world.pass(3000);
  world.socket.welcome();
  expect(world.socket.sent[0]).toMatchObject({ t: "watch", seat: 1, events: 1 });
});
