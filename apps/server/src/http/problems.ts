import { type Problem, problemMediaType } from '@pcf/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isSessionOver } from '../database/sql-error.ts';
import { ProblemError } from './problem-error.ts';
import { problemTitles } from './problem-titles.ts';

const databaseRetrySeconds = 5;

/** Every error leaves as a problem, whatever raised it; only what this file names says more than "internal error". */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error, problem: problem.code }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new ProblemError('NOT_FOUND')));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { detail, errors, extra, retryAfter } = error.details;
  const body: Problem = {
    type: `urn:pcf-exchange:problem:${error.code}`,
    title: problemTitles[error.code],
    status: error.status,
    code: error.code,
    ...(detail === undefined ? {} : { detail }),
    instance: request.id,
    ...(errors === undefined ? {} : { errors }),
    ...extra,
  };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(error.status)
    .header('content-type', `${problemMediaType}; charset=utf-8`)
    .serializer((payload) => JSON.stringify(payload))
    .send(body);
}

function problemOf(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isSessionOver(error)) return new ProblemError('UNAUTHENTICATED');
  if (isDatabaseAway(error)) return new ProblemError('UNAVAILABLE', { retryAfter: databaseRetrySeconds });
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ProblemError('MALFORMED_JSON');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError('BODY_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError('UNSUPPORTED_MEDIA_TYPE');
  }
  // Fastify's own refusals (a bad content length, a malformed URL) are the client's doing.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemError('VALIDATION_FAILED');
  return new ProblemError('INTERNAL_ERROR');
}
