import { type ProblemCode, problemStatuses } from '@pcf/contract/problem-codes';
import { type PactErrorCode, pactErrorStatuses as statuses } from '@pcf/pact/v3/model/error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTokenLapsed, suspensionOf } from '../../../database/sql-error.ts';
import { problemTitles } from '../../../http/problem-error.ts';
import { problemFor, type Raised } from '../../../http/problems.ts';

export class PactError extends Error {
  readonly code: PactErrorCode;

  constructor(code: PactErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface PactProblem {
  readonly status: number;
  readonly code: PactErrorCode;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

/** A partner that is suspended is away as a platform is that cannot be reached: asking again in an hour may help. */
const awaySeconds = 3600;

const codes: Partial<Record<ProblemCode, PactErrorCode>> = {
  FORBIDDEN: 'AccessDenied',
  NOT_FOUND: 'NotFound',
};

/** Whatever was raised, in the words of the protocol; where it has no word of its own, the status says more than the code. */
export function pactProblemOf(request: FastifyRequest, error: Raised): PactProblem {
  if (error instanceof PactError) return { status: statuses[error.code], code: error.code, message: error.message };
  if (isTokenLapsed(error)) {
    return { status: statuses.TokenExpired, code: 'TokenExpired', message: 'The access token has expired' };
  }
  const problem = problemFor(request, error);
  // Which of all tokens it is not is nobody's business.
  if (problem.code === 'UNAUTHENTICATED') {
    return { status: statuses.BadRequest, code: 'BadRequest', message: 'The access token is missing or not known' };
  }
  if (problem.code === 'ORGANISATION_SUSPENDED') {
    const message = problemTitles.UNAVAILABLE;
    return { status: problemStatuses.UNAVAILABLE, code: 'InternalError', message, retryAfter: awaySeconds };
  }
  return {
    status: problem.status,
    code: codes[problem.code] ?? (problem.status >= 500 ? 'InternalError' : 'BadRequest'),
    message: problemTitles[problem.code],
    retryAfter: problem.details.retryAfter,
  };
}

export function sendPactProblem(
  reply: FastifyReply,
  problem: PactProblem,
  body: object = bodyOf(problem),
): FastifyReply {
  const { status, retryAfter } = problem;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // A body that is too large is not read to its end.
  if (status === 413) reply.header('connection', 'close');
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

/** A call that breaks off, in the words of the protocol. */
export const unreadableCall = {
  type: 'application/json',
  body: { code: 'BadRequest', message: problemTitles.VALIDATION_FAILED },
} as const;

const bodyOf = ({ code, message }: PactProblem) => ({ code, message });

/** Whatever goes wrong below a scope is told in the words of the protocol. */
export const tellInPact = (scope: FastifyInstance): void => {
  scope.setErrorHandler((error: Raised, request, reply) => sendToPartner(request, reply, error));
};

/** What went wrong here; that an organisation is suspended did not. */
export function logFailure(request: FastifyRequest, error: Raised, { status, code }: PactProblem): void {
  if (status >= 500 && !suspensionOf(error)) request.log.error({ err: error, problem: code }, 'request failed');
}

export function sendToPartner(request: FastifyRequest, reply: FastifyReply, error: Raised): FastifyReply {
  const problem = pactProblemOf(request, error);
  logFailure(request, error, problem);
  return sendPactProblem(reply, problem);
}
