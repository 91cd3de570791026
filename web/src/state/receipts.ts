// My part of a table's seed, and the site's earlier commitment to its own: with both I can check
// afterwards that the deal was fair (`dragonstones verify --receipt`).
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

/** The browser saves a file. */
export function saveFile(name: string, text: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: file, download: name }).click();
  URL.revokeObjectURL(file);
}

export const saveReceipt = (receipt: Receipt): void =>
  saveFile(`receipt-${receipt.table}.json`, JSON.stringify(receipt, null, 1));

export const receiptOf = (table: string): Receipt | null =>
  recall<Receipt[]>("receipts", []).find(({ table: id }) => id === table) ?? null;
