import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isTimeUp } from '../database/sql-error.ts';
import { isLocalCaller } from '../http/local-caller.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type QueueName, queues } from '../jobs/queues.ts';
import type { Metrics } from './metrics.ts';

/** However many scrape, the database is asked no more often. */
const freshMilliseconds = 5_000;
/** A scrape does not wait longer for the database: Prometheus gives up after ten seconds. */
const maxWaitMilliseconds = 2_000;

interface MeasuredParts {
  readonly database: Database;
  readonly documents: Config['documents'];
  /** What partners' platforms call, by route. */
  readonly partnerCallOf: (route: string) => string | undefined;
}

/** Prometheus metrics at /metrics, for callers with the token; without a token, for this machine alone. */
export function registerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
  parts: MeasuredParts,
): void {
  const lookAtQueues = createQueueLook(metrics, parts.database);
  const lookAtDisk = createDiskLook(metrics, parts.documents);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds);
    const kind = parts.partnerCallOf(route);
    if (kind) metrics.partnerCalls.observe({ direction: 'in', kind, outcome: outcomeOf(reply.statusCode) }, seconds);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new ProblemError('NOT_FOUND');
    measureLoad(metrics, parts.database);
    await Promise.all([lookAtQueues(), lookAtDisk()]);
    return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocalCaller(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function outcomeOf(status: number): string {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
}

function measureLoad(metrics: Metrics, database: Database): void {
  const { pools, gates } = database.load();
  for (const { pool, max, open, idle, waiting } of pools) {
    metrics.connections.set({ pool, state: 'in_use' }, open - idle);
    metrics.connections.set({ pool, state: 'idle' }, idle);
    metrics.connectionsMax.set({ pool }, max);
    metrics.connectionsWaiting.set({ pool }, waiting);
  }
  for (const { gate, running, waiting } of gates) {
    metrics.turns.set({ gate, state: 'running' }, running);
    metrics.turns.set({ gate, state: 'waiting' }, waiting);
  }
}

/**
 * Where the folder is not there, or its volume does not answer, nothing is said of its disk. It is asked once at a time:
 * each question to a volume that hangs holds one of the few threads that files, names and passwords share.
 */
function createDiskLook(metrics: Metrics, documents: Config['documents']): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const forget = () => {
    metrics.documentsFree.remove();
    metrics.documentsSize.remove();
  };
  if (documents.kind !== 'disk') {
    forget();
    return () => Promise.resolve();
  }
  const { folder } = documents;
  const look = () =>
    statfs(folder)
      .then(({ bavail, blocks, bsize }) => {
        metrics.documentsFree.set(bavail * bsize);
        metrics.documentsSize.set(blocks * bsize);
      }, forget)
      .finally(() => {
        looking = undefined;
      });
  return async () => {
    looking ??= look();
    if (await isLate(looking)) forget();
  };
}

/** Whether something takes longer than a scrape waits. */
async function isLate(work: Promise<void>): Promise<boolean> {
  const inTime = new AbortController();
  const late = setTimeout(maxWaitMilliseconds, 'late', { signal: inTime.signal, ref: false }).catch(() => undefined);
  const first = await Promise.race([work, late]);
  inTime.abort();
  return first === 'late';
}

interface QueueDepth {
  name: QueueName;
  waiting: number;
  deferred: number;
  oldest_seconds: number;
}

/** One statement that the index of the queue answers, and that ends before anybody has stopped waiting for it. */
const selectDepths = (database: Database) =>
  database.asWorker(async (tx) => {
    await sql.raw(`set local statement_timeout = ${maxWaitMilliseconds}`).execute(tx);
    const { rows } = await sql<QueueDepth>`
      select name, (count(*) filter (where start_after <= now()))::integer as waiting,
             (count(*) filter (where start_after > now()))::integer as deferred,
             greatest(0, coalesce(extract(epoch from now() - min(start_after)), 0))::double precision as oldest_seconds
        from pgboss.job where state < 'active' and not blocked group by name`.execute(tx);
    return rows;
  });

/** Says how full the queues are; while the database is away, no more than that it is. Never fails. */
function createQueueLook(metrics: Metrics, database: Database): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let freshUntil = 0;

  async function look(): Promise<void> {
    try {
      const depths = new Map((await selectDepths(database)).map((depth) => [depth.name, depth]));
      for (const queue of Object.keys(queues) as QueueName[]) {
        const { waiting = 0, deferred = 0, oldest_seconds: oldest = 0 } = depths.get(queue) ?? {};
        metrics.queueJobs.set({ queue, state: 'waiting' }, waiting);
        metrics.queueJobs.set({ queue, state: 'deferred' }, deferred);
        metrics.queueOldest.set({ queue }, oldest);
      }
      metrics.databaseUp.set(1);
      freshUntil = performance.now() + freshMilliseconds;
    } catch (error) {
      forget();
      // A count that took too long, or found no connection free, says nothing of the database.
      metrics.databaseUp.set(isTimeUp(error) || isPoolFull(database) ? 1 : 0);
    } finally {
      looking = undefined;
    }
  }

  /** What was true before the database went away says nothing about now. */
  function forget(): void {
    metrics.queueJobs.reset();
    metrics.queueOldest.reset();
  }

  return async () => {
    if (performance.now() < freshUntil) return;
    looking ??= look();
    if (!(await isLate(looking))) return;
    forget();
    if (!isPoolFull(database)) metrics.databaseUp.set(0);
  };
}

/** All connections of jobs are at work, and others wait for one. */
const isPoolFull = (database: Database) =>
  database
    .load()
    .pools.some(({ pool, max, open, idle, waiting }) => pool === 'worker' && waiting > 0 && open - idle >= max);
