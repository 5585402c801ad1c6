import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { withoutAddresses } from './without-addresses.ts';

/** Ids that the page sends along; anything else in those headers is not worth a line in the log. */
const idPattern = /^[\w-]{1,64}$/;
const idOf = (value: string | string[] | undefined) =>
  typeof value === 'string' && idPattern.test(value) ? value : undefined;

/** What PostgreSQL says of a value that it cannot read has the value in it; this class of errors is about nothing else. */
const aboutAValue = /^22...$/;

/**
 * Errors of the database carry the statement, its values and the row it failed on, and those of a mail server the
 * address; none of that belongs in a log.
 */
function describeError(error: Error & { code?: unknown }) {
  const stack = error.stack ?? '';
  if (typeof error.code === 'string' && aboutAValue.test(error.code)) {
    const message = 'a value could not be read';
    return { type: error.name, message, code: error.code, stack: stack.replace(error.message, message) };
  }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    code: error.code,
    stack: withoutAddresses(stack),
  };
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
      // What reads forms tells all headers of a request, the bearer token among them, to whoever traces.
      '*.headers',
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
