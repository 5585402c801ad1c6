import { type Problem, problemMediaType } from '@pcf/contract/problem';
import type { ProblemCode } from '@pcf/contract/problem-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TurnRefusal, type TurnRefusalReason } from '../database/fair-gate.ts';
import {
  isDatabaseAway,
  isOutdatedStatement,
  isRefusedToViewer,
  isSessionOver,
  isTimeUp,
  isUserGone,
  suspensionOf,
} from '../database/sql-error.ts';
import { FileStoreError } from '../files/file-store-error.ts';
import { maxFieldProblems } from './field-problems.ts';
import { ProblemError, problemTitles } from './problem-error.ts';

/** What a route, a hook or Fastify itself throws. */
export type Raised = Error & { readonly code?: string; readonly statusCode?: number };

const retrySeconds = 5;
/** A crowd of one organisation's calls is worked off in about that time. */
const crowdedSeconds = 2;

/** What Fastify and its plugins refuse is the client's doing; a status without a line here is a malformed request. */
const refusals: Readonly<Record<number, ProblemCode>> = {
  // A forbidden path of a file is none that the page has.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Every error leaves as a problem, whatever raised it; only what this file names says more than "internal error". */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemFor(request, error);
    if (problem.status >= 500) request.log.error({ err: error, problem: problem.code }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

/** What an error means to the caller. */
export const problemFor = (request: FastifyRequest, error: Raised): ProblemError =>
  hasGone(request, error) ? new ProblemError('VALIDATION_FAILED') : problemOf(error);

const refusedTurns: Record<TurnRefusalReason, () => ProblemError> = {
  CROWDED: () => new ProblemError('TOO_MANY_REQUESTS', { retryAfter: crowdedSeconds }),
  WAITED_TOO_LONG: () => new ProblemError('UNAVAILABLE', { retryAfter: retrySeconds }),
  // Nobody is left to answer.
  GONE: () => new ProblemError('VALIDATION_FAILED'),
};

/** The connection broke while the body came or before an answer went: the caller's doing, and nobody is left to answer. */
const hasGone = ({ raw }: FastifyRequest, error: Raised) =>
  error === raw.errored || (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed);

export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new ProblemError('NOT_FOUND')));
}

export function problemBody(error: ProblemError, instance: string): Problem {
  const { detail, errors, extra } = error.details;
  return {
    type: `urn:pcf-exchange:problem:${error.code}`,
    title: problemTitles[error.code],
    status: error.status,
    code: error.code,
    ...(detail === undefined ? {} : { detail }),
    instance,
    ...(errors === undefined ? {} : { errors: errors.slice(0, maxFieldProblems) }),
    ...extra,
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // A body that is too large is not read to its end.
  if (error.code === 'BODY_TOO_LARGE') reply.header('connection', 'close');
  return reply
    .code(error.status)
    .header('content-type', `${problemMediaType}; charset=utf-8`)
    .serializer((payload) => JSON.stringify(payload))
    .send(problemBody(error, request.id));
}

function problemOf(error: Raised): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof TurnRefusal) return refusedTurns[error.reason]();
  if (isSessionOver(error) || isUserGone(error)) return new ProblemError('UNAUTHENTICATED');
  if (isRefusedToViewer(error)) return new ProblemError('FORBIDDEN');
  const suspension = suspensionOf(error);
  if (suspension) return new ProblemError('ORGANISATION_SUSPENDED', { extra: { ...suspension } });
  if (isDatabaseAway(error) || isTimeUp(error) || isOutdatedStatement(error) || error instanceof FileStoreError) {
    return new ProblemError('UNAVAILABLE', { retryAfter: retrySeconds });
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new ProblemError('MALFORMED_JSON');
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return new ProblemError('INTERNAL_ERROR');
  return new ProblemError(refusals[statusCode] ?? 'VALIDATION_FAILED');
}
