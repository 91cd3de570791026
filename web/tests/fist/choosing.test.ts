import { describe, expect, test } from "vitest";
import type { Decision, Send, TableModel } from "../../src/tables/contract";
import { Choosing } from "../../src/tables/fist/choosing.svelte";
import type { Types } from "../../src/tables/fist/types";

type Question<D> = D extends Decision<Types> ? Omit<D, "id" | "seat" | "default"> : never;

function at(question: Question<Decision<Types>>): {
  choosing: Choosing;
  sent: Types["answer"][];
} {
  const sent: Types["answer"][] = [];
  const asked = { id: 1, seat: 0, default: {}, ...question } as Decision<Types>;
  const table = {
    asked,
    sending: null,
    view: { decision: asked, table: { drawn: {} } },
  } as unknown as TableModel<Types>;
  const send: Send<Types> = {
    answer: (answer) => {
      sent.push(answer);
      return Promise.resolve(true);
    },
    withdraw: () => Promise.resolve(true),
    pass: () => Promise.resolve(true),
    askAnyway: () => Promise.resolve(true),
    showOrders: () => undefined,
    showCard: () => undefined,
    showWhy: () => undefined,
    toldSoFar: () => undefined,
  };
  return {
    choosing: new Choosing(
      () => table,
      () => send,
    ),
    sent,
  };
}

describe("a fist", () => {
  test("is what was taken in hand", () => {
    const { choosing, sent } = at({ kind: "bid", stage: "gold", limits: { fairy: 2, common: 1 } });
    expect(choosing.take("fairy")).toBe(true);
    choosing.take("common");
    expect(choosing.take("common")).toBe(false);
    choosing.put("fairy");
    choosing.gather(2);
    choosing.close();
    expect(sent).toEqual([{ fairy: 2 }]);
  });

  test("empty is a bid, too: said twice, as long as there is something to bid", () => {
    const { choosing, sent } = at({ kind: "bid", stage: "gold", limits: { fairy: 2 } });
    choosing.close();
    expect([choosing.empties.isAsking, sent]).toEqual([true, []]);
    // A coin in between, and it is asked again.
    choosing.take("fairy");
    choosing.put("fairy");
    choosing.close();
    expect(sent).toEqual([]);
    choosing.close();
    expect(sent).toEqual([{}]);
  });

  test("empty needs no second thought if there is nothing to bid", () => {
    const { choosing, sent } = at({ kind: "bid", stage: "gold", limits: {} });
    choosing.close();
    expect(sent).toEqual([{}]);
  });

  test("two of them share the coins", () => {
    const { choosing, sent } = at({ kind: "two-fists", stage: "gold", limits: { fairy: 2 } });
    choosing.take("fairy");
    choosing.side = "right";
    choosing.take("fairy");
    expect(choosing.take("fairy")).toBe(false);
    choosing.close();
    expect(sent).toEqual([{ left: { fairy: 1 }, right: { fairy: 1 } }]);
  });
});

describe("a payment", () => {
  test("can be made when it is one", () => {
    const { choosing, sent } = at({ kind: "pay", options: [{ red: 2 }, { red: 1, blue: 1 }] });
    choosing.take("blue");
    choosing.close();
    expect(sent).toEqual([]);
    expect(choosing.take("blue")).toBe(false);
    choosing.take("red");
    choosing.close();
    expect(sent).toEqual([{ red: 1, blue: 1 }]);
  });
});

describe("an object", () => {
  test("is touched to choose it, and once more to say so", () => {
    const { choosing, sent } = at({ kind: "victim", options: [1, 2], card: "thief" });
    choosing.touch("seat 2");
    choosing.touch("seat 1");
    expect(choosing.said).toBe(0);
    expect(sent).toEqual([]);
    choosing.touch("seat 1");
    expect(sent).toEqual([1]);
  });

  test("that says nothing cannot be touched", () => {
    const { choosing } = at({ kind: "victim", options: [1, 2], card: "thief" });
    choosing.touch("seat 0");
    expect(choosing.chosen).toEqual([]);
  });
});
