import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Ids that the page sends along; anything else in those headers is not worth a line in the log. */
const idPattern = /^[\w-]{1,64}$/;
const idOf = (value: string | string[] | undefined) =>
  typeof value === 'string' && idPattern.test(value) ? value : undefined;

/** Errors of the database carry the statement, its values and the row it failed on; none of that belongs in a log. */
function describeError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' };
}

/**
 * One line of JSON an event. A request is logged by its route, never by its address, since links carry tokens there;
 * headers and bodies are not logged at all.
 */
export function loggerOptions(config: Pick<Config, 'logLevel'>, stream?: { write(line: string): void }) {
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    redact: [
      'req.headers',
      'headers',
      '*.password',
      '*.authorization',
      '*.refresh_token',
      '*.access_token',
      '*.secret',
    ],
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
        address: request.ip,
        deviceId: idOf(request.headers['x-device-id']),
        sessionId: idOf(request.headers['x-session-id']),
      }),
    },
  };
}
