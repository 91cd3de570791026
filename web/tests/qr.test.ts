import { expect, test } from "vitest";
import { qr } from "../src/net/qr";
import codes from "./qr.json";

// Each fills its code to the last bit: programs pad in different ways.
test.each(codes)("$text, as another program draws it", ({ text, rows }) => {
  expect(qr(text)?.map((row) => row.map((is) => (is ? "#" : ".")).join(""))).toEqual(rows);
});

test("what is too long is not drawn", () => {
  expect(qr("x".repeat(106))).not.toBeNull();
  expect(qr("x".repeat(107))).toBeNull();
});
