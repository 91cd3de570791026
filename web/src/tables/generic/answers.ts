// What a legal answer to any question looks like, as far as the data of the question says it.
import type { Decision } from "../contract";

/**
 * number: one of a row of whole numbers; options: one of a list; counts: a number of each kind, as
 * the question's `limits` say; unknown: only the default is known.
 */
export type Shape =
  | { kind: "number"; min: number; max: number }
  | { kind: "options"; options: readonly unknown[] }
  | { kind: "counts"; limits: Readonly<Record<string, number>> }
  | { kind: "unknown"; answer: unknown };

/** Fewer numbers than this are buttons. */
const FEW = 5;

const isRow = (options: readonly unknown[]): options is number[] =>
  options.length >= FEW &&
  options.every(
    (option, place) => Number.isInteger(option) && option === (options[0] as number) + place,
  );

const isLimits = (data: unknown): data is Record<string, number> =>
  typeof data === "object" &&
  data !== null &&
  !Array.isArray(data) &&
  Object.values(data).every((most) => Number.isInteger(most));

export function shapeOf(question: Decision): Shape {
  const { options } = question;
  const limits = "limits" in question ? question.limits : null;
  if (options && isRow(options))
    return { kind: "number", min: options[0] ?? 0, max: options.at(-1) ?? 0 };
  if (options?.length) return { kind: "options", options };
  if (isLimits(limits)) return { kind: "counts", limits };
  return { kind: "unknown", answer: question.default };
}

/** An answer in words, where the question has words for it. */
export function wordsFor(question: Decision, answer: unknown): string {
  const said = JSON.stringify(answer);
  const place = (question.options ?? []).findIndex((option) => JSON.stringify(option) === said);
  return question.words?.options?.[place] ?? (typeof answer === "string" ? answer : said);
}
