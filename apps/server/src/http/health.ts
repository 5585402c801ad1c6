import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ProblemError } from './problem-error.ts';
import { sendProblem } from './problems.ts';

/** Alive: the process answers. Ready: it takes requests, because the database answers and no stop has begun. */
export function registerHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    // As planned, and asked every second: no failure to be logged.
    if (isStopping()) return sendProblem(request, reply, new ProblemError('UNAVAILABLE', { retryAfter: 5 }));
    try {
      await database.ping();
    } catch {
      throw new ProblemError('UNAVAILABLE', { retryAfter: 5 });
    }
    return { status: 'ready' };
  });
}
