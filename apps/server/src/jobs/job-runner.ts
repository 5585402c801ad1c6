import type { FastifyBaseLogger } from 'fastify';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { withoutAddresses } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { announcementSignal } from './collect-notices.ts';
import { type JobPayloads, type QueueName, queues } from './queues.ts';

export type JobHandlers = {
  readonly [Queue in Exclude<QueueName, PipelinedQueue>]: (
    payload: JobPayloads[Queue],
    jobId: string,
    /** Where it fails once more, it is not tried again. */
    isLast?: boolean,
  ) => Promise<void>;
} & {
  readonly [Queue in PipelinedQueue]: (payloads: readonly JobPayloads[Queue][]) => Promise<void>;
};

/** Whose waiting jobs are done together, and soon: somebody looks at a page that is to change. */
type PipelinedQueue = 'announce';

export interface JobRunner {
  /** Lets running jobs finish for a while, and for so many milliseconds more, and hands back those that do not. */
  stop(more?: number): Promise<void>;
}

/** A few at a time, at once again while there are more: hundreds of mails must not take an hour. */
const working = {
  pollingIntervalSeconds: 1,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/**
 * What waits for other platforms, which may take half a minute to say nothing: of one organisation two at once, so that its
 * partners keep none of the others' waiting.
 */
const waiting = { ...working, batchSize: 2, localConcurrency: 6, localGroupConcurrency: 2 } as const;
const waitingQueues: ReadonlySet<QueueName> = new Set(['network-delivery', 'network-news']);
/** As many as fit into one NOTIFY. They are looked for when this process has made one, and else for those of others. */
const pipelined: Readonly<Record<PipelinedQueue, object>> = {
  announce: { pollingIntervalSeconds: 0.5, batchSize: 200, burstWhenBatchFull: true },
};
const signals: Readonly<Record<PipelinedQueue, string>> = { announce: announcementSignal };
/** While much happens, what happens within it is announced together. */
const wakingMilliseconds = 50;
const schedules: readonly (readonly [QueueName, string])[] = [
  ['clean-up', '17 * * * *'],
  ['reminders', '37 * * * *'],
  ['fold-tallies', '*/5 * * * *'],
  ['network-sweep', '* * * * *'],
  ['score-answers', '*/15 * * * *'],
];

/** Takes jobs from the database, together with every other process that does. */
export async function startJobs(
  database: Database,
  handlers: JobHandlers,
  log: FastifyBaseLogger,
  metrics: Metrics,
  stopMilliseconds = 10_000,
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql('worker') },
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    migrate: false,
    createSchema: false,
    supervise: true,
    schedule: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await boss.start();
  const stopWaking: (() => void)[] = [];
  for (const [queue, cron] of schedules) await boss.schedule(queue, cron, {});
  for (const queue of Object.keys(queues) as QueueName[]) {
    if (queue in pipelined) {
      await workTogether(queue as PipelinedQueue);
      continue;
    }
    const handle = handlers[queue] as (payload: object, jobId: string, isLast: boolean) => Promise<void>;
    const perform = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<object>): Promise<JobResult> => {
      const isLast = retryCount >= retryLimit;
      metrics.jobsActive.inc({ queue });
      try {
        await handle(data, id, isLast);
        metrics.jobs.inc({ queue, outcome: 'done' });
        return { id, status: 'completed' };
      } catch (error) {
        metrics.jobs.inc({ queue, outcome: isLast ? 'given_up' : 'failed' });
        if (isLast) log.error({ err: error, queue, jobId: id }, 'job failed for the last time and is given up');
        else log.warn({ err: error, queue, jobId: id }, 'job failed and will be tried again');
        const message = withoutAddresses(error instanceof Error ? error.message : String(error));
        return { id, status: 'failed', output: { message } };
      } finally {
        metrics.jobsActive.dec({ queue });
      }
    };
    await boss.work(queue, waitingQueues.has(queue) ? waiting : working, (jobs: JobWithMetadata<object>[]) =>
      Promise.all(jobs.map(perform)),
    );
  }
  return {
    async stop(more = 0) {
      for (const stop of stopWaking) stop();
      await boss.stop({ graceful: true, timeout: stopMilliseconds + more, close: false });
    },
  };

  async function workTogether(queue: PipelinedQueue): Promise<void> {
    const worker = await boss.work<JobPayloads[PipelinedQueue]>(queue, pipelined[queue], async (jobs) => {
      metrics.jobsActive.inc({ queue }, jobs.length);
      try {
        await handlers[queue](jobs.map(({ data }) => data));
        metrics.jobs.inc({ queue, outcome: 'done' }, jobs.length);
      } catch (error) {
        metrics.jobs.inc({ queue, outcome: 'failed' }, jobs.length);
        log.warn({ err: error, queue }, 'jobs failed and will be tried again');
        throw error;
      } finally {
        metrics.jobsActive.dec({ queue }, jobs.length);
      }
    });
    const waking = atMostEvery(wakingMilliseconds, () => boss.notifyWorker(worker));
    stopWaking.push(database.onSignal(signals[queue], waking.call), waking.stop);
  }
}

/** Does the work at once, and what is called for within the pause after it once, when the pause is over. */
export function atMostEvery(milliseconds: number, work: () => void): { call(): void; stop(): void } {
  let pause: NodeJS.Timeout | undefined;
  let calledFor = false;

  function begin(): void {
    calledFor = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (calledFor) begin();
    }, milliseconds).unref();
    work();
  }

  return {
    call() {
      calledFor = true;
      if (pause === undefined) begin();
    },
    stop: () => clearTimeout(pause),
  };
}
