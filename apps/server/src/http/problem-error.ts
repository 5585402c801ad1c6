import type { Problem } from '@pcf/contract/problem';
import { type ProblemCode, problemStatuses } from '@pcf/contract/problem-codes';

export interface ProblemDetails {
  readonly detail?: string;
  readonly errors?: NonNullable<Problem['errors']>;
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter?: number;
  /** Members that only this code carries. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Thrown anywhere below a route; the problem plugin turns it into the answer. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problemStatuses[this.code];
  }
}
