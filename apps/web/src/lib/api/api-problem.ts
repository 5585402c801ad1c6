import type { Problem } from '@pcf/contract/problem';
import { type ProblemCode, permissionCodes, problemStatuses } from '@pcf/contract/problem-codes';

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
