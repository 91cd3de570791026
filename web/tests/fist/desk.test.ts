import { describe, expect, test } from "vitest";
import type { Decision, Send, TableModel } from "../../src/tables/contract";
import { Desk } from "../../src/tables/fist/desk.svelte";
import type { FistTable } from "../../src/tables/fist/fist";
import type { Json } from "../../src/wire/json";

function at(decision: Partial<Decision>): { desk: Desk; sent: Json[] } {
  const sent: Json[] = [];
  const asked = { id: 1, seat: 0, default: {}, ...decision } as Decision;
  const table = { asked, sending: null, view: { decision: asked, table: { drawn: {} } } } as unknown as TableModel<FistTable>;
  const send: Send = {
    answer: (answer) => {
      sent.push(answer);
      return Promise.resolve(true);
    },
    withdraw: () => Promise.resolve(true),
    showCard: () => undefined,
    toldSoFar: () => undefined,
  };
  return { desk: new Desk(() => table, () => send), sent };
}

describe("a fist", () => {
  test("is what was taken in hand", () => {
    const { desk, sent } = at({ kind: "bid", stage: "gold", limits: { fairy: 2, common: 1 } });
    expect(desk.take("fairy")).toBe(true);
    desk.take("common");
    expect(desk.take("common")).toBe(false);
    desk.put("fairy");
    desk.gather(2);
    desk.close();
    expect(sent).toEqual([{ fairy: 2 }]);
  });

  test("empty is a bid, too", () => {
    const { desk, sent } = at({ kind: "bid", stage: "gold", limits: { fairy: 2 } });
    desk.close();
    expect(sent).toEqual([{}]);
  });

  test("two of them share the coins", () => {
    const { desk, sent } = at({ kind: "two-fists", stage: "gold", limits: { fairy: 2 } });
    desk.take("fairy");
    desk.side = "right";
    desk.take("fairy");
    expect(desk.take("fairy")).toBe(false);
    desk.close();
    expect(sent).toEqual([{ left: { fairy: 1 }, right: { fairy: 1 } }]);
  });
});

describe("a payment", () => {
  test("can be made when it is one", () => {
    const { desk, sent } = at({ kind: "pay", options: [{ red: 2 }, { red: 1, blue: 1 }] });
    desk.take("blue");
    desk.close();
    expect(sent).toEqual([]);
    expect(desk.take("blue")).toBe(false);
    desk.take("red");
    desk.close();
    expect(sent).toEqual([{ red: 1, blue: 1 }]);
  });
});

describe("an object", () => {
  test("is touched to choose it, and once more to say so", () => {
    const { desk, sent } = at({ kind: "victim", options: [1, 2], card: "thief" });
    desk.touch("seat 2");
    desk.touch("seat 1");
    expect(desk.said).toBe(0);
    expect(sent).toEqual([]);
    desk.touch("seat 1");
    expect(sent).toEqual([1]);
  });

  test("that says nothing cannot be touched", () => {
    const { desk } = at({ kind: "victim", options: [1, 2], card: "thief" });
    desk.touch("seat 0");
    expect(desk.chosen).toEqual([]);
  });
});
