// What I added to the luck of a table, and what the site had committed itself to before: with it
// I can check afterwards that the deal was honest (`dragonstones verify --receipt`).
import type { TableInfo } from "../wire/types";
import { recall, remember } from "./storage";

export interface Receipt {
  table: string;
  commitment: string;
  seat: number;
  luck: string;
}

/** How many are kept. */
const KEPT = 60;

export function keepReceipt(table: TableInfo, luck: string): void {
  const seat = table.seats.findIndex((one) => one.luck === luck);
  if (seat < 0) return;
  const mine = { table: table.id, commitment: table.commitment, seat, luck };
  const others = recall<Receipt[]>("receipts", []).filter(({ table: id }) => id !== table.id);
  remember("receipts", [mine, ...others].slice(0, KEPT));
}

/** A file to keep; the browser saves it. */
export function saveReceipt(receipt: Receipt): void {
  const file = URL.createObjectURL(
    new Blob([JSON.stringify(receipt, null, 1)], { type: "application/json" }),
  );
  Object.assign(document.createElement("a"), {
    href: file,
    download: `receipt-${receipt.table}.json`,
  }).click();
  URL.revokeObjectURL(file);
}

export const receiptOf = (table: string): Receipt | null =>
  recall<Receipt[]>("receipts", []).find(({ table: id }) => id === table) ?? null;
