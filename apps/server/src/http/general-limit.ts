import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network-of.ts';
import { ProblemError } from './problem-error.ts';

/** So many calls a minute from one network, counted in this process. Files of the page and health checks do not count. */
export async function registerGeneralLimit(
  app: FastifyInstance,
  requestsPerMinute: number,
  limitHit: () => void,
): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    // By the route, not the address: an address can be spelled in many ways.
    allowList: (request) => !/^\/(3|api|auth|\.well-known)\//.test(request.routeOptions.url ?? ''),
    errorResponseBuilder: (_request, { ttl }) => {
      limitHit();
      return new ProblemError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) });
    },
  });
}
