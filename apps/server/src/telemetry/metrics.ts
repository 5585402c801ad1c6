import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isLocalCaller } from '../http/local-caller.ts';
import { ProblemError } from '../http/problem-error.ts';

export interface Metrics {
  readonly jobs: Counter<'queue' | 'outcome'>;
}

/** Prometheus metrics at /metrics, for callers with the token; without a token, for this machine alone. */
export function registerMetrics(app: FastifyInstance, token: string | undefined): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended, by queue and outcome.',
    labelNames: ['queue', 'outcome'] as const,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new ProblemError('NOT_FOUND');
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
  return { jobs };
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocalCaller(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
