import type { Problem } from '@pcf/contract/problem';
import { type ProblemCode, permissionCodes, problemStatuses } from '@pcf/contract/problem-codes';

export const errorToastKeys = ['toast.error.connectivity', 'toast.error.server'] as const;

/** An answer arrived that is not what the contract promises: a proxy's error page, broken JSON, an unknown problem. */
export class BadResponseError extends Error {
  override readonly name = 'BadResponseError';
  readonly code = 'ERR_BAD_RESPONSE';
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(`The server answered ${status} in a way that the contract does not know.`, { cause });
    this.status = status;
  }
}

/** No answer arrived: the server cannot be reached, or the connection broke before the answer was complete. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code = 'ERR_NETWORK';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

/** An error that the API described by a problem body (RFC 9457). The page translates its code. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly problem: Problem;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(`${problem.code} (${problem.status})`);
    this.code = problem.code;
    this.status = problem.status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** True where the caller is known but may not do this: signing in again would change nothing. */
  get isPermission(): boolean {
    return (permissionCodes as readonly ProblemCode[]).includes(this.code);
  }
}

/** What the server would answer to a call without a session, for calls that are not worth sending. */
export function unauthenticatedProblem(): ApiProblem {
  const code = 'UNAUTHENTICATED';
  return new ApiProblem({ type: 'about:blank', title: 'Not signed in', status: problemStatuses[code], code });
}

export interface Suspension {
  readonly reason: string;
  /** When the organisation is deleted; null where nobody asked for that. */
  readonly deleteAt: string | null;
}

/** Why nobody may act for the organisation at the moment, and how long it will be there; null of every other error. */
export function suspensionOf(error: unknown): Suspension | null {
  if (!(error instanceof ApiProblem) || error.code !== 'ORGANISATION_SUSPENDED') return null;
  const { reason, deleteAt } = error.problem;
  return {
    reason: typeof reason === 'string' ? reason : '',
    deleteAt: typeof deleteAt === 'string' ? deleteAt : null,
  };
}

export function isProblem(content: unknown): content is Problem {
  return (
    typeof content === 'object' &&
    content !== null &&
    'code' in content &&
    typeof content.code === 'string' &&
    Object.hasOwn(problemStatuses, content.code) &&
    'status' in content &&
    typeof content.status === 'number'
  );
}

type ErrorToastKey = (typeof errorToastKeys)[number];

/** The toast that an error deserves wherever it happens; null where the screen itself says what is wrong. */
export function errorToastKey(error: unknown): ErrorToastKey | null {
  if (error instanceof NetworkError) return 'toast.error.connectivity';
  if (error instanceof BadResponseError) return 'toast.error.server';
  if (error instanceof ApiProblem && error.status >= 500) return 'toast.error.server';
  return null;
}
