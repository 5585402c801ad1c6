import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ProblemError } from './problem-error.ts';

/** Alive: the process answers. Ready: it takes requests, because the database answers and no stop has begun. */
export function registerHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    if (isStopping()) throw new ProblemError('UNAVAILABLE', { retryAfter: 5 });
    try {
      await database.ping();
    } catch {
      throw new ProblemError('UNAVAILABLE', { retryAfter: 5 });
    }
    return { status: 'ready' };
  });
}
