import type { Problem, Refusal } from "../wire/types";

/** The site said no, and why; nothing has changed. The message is a sentence for people. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  /** The path to what is wrong in the card that was sent. */
  readonly path: readonly (string | number)[];
  /** The numbers of the rulings behind it. */
  readonly rulings: readonly string[];
  /** The page of this site that shows what is there already; empty: there is none. */
  readonly page: string;

  constructor(
    problem: Pick<Problem, "code" | "reason" | "page"> & {
      status?: number;
      path?: unknown;
      rulings?: readonly string[];
    },
  ) {
    super(problem.reason);
    this.code = problem.code;
    this.status = problem.status ?? 0;
    this.rulings = problem.rulings ?? [];
    this.page = problem.page ?? "";
    this.path = Array.isArray(problem.path) ? (problem.path as (string | number)[]) : [];
  }

  static by(refusal: Refusal): Refused {
    return new Refused(refusal);
  }
}

/** The site did not answer at all. */
export class Away extends Error {}
