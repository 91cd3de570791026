import type { Problem, Refusal } from "../wire/types";

/** The site said no, and why; nothing has changed. The message is a sentence for people. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(problem: Pick<Problem, "code" | "reason"> & { status?: number }) {
    super(problem.reason);
    this.code = problem.code;
    this.status = problem.status ?? 0;
  }

  static by(refusal: Refusal): Refused {
    return new Refused(refusal);
  }
}

/** The site did not answer at all. */
export class Away extends Error {}
