import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type QueueName, queues } from '../jobs/queues.ts';

/** What runs here. */
export interface Build {
  readonly version: string;
  /** Of the sources it was built from, where the settings say. */
  readonly commit: string | undefined;
  readonly database: 'pglite' | 'postgres';
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Of another platform, which may take seconds. */
const callSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Everything that is counted and measured. Labels have few values that are known beforehand: never an address, an id or
 * what somebody typed, since each value is a series of its own, and Prometheus keeps it for weeks.
 */
export function createMetrics({ version, commit = 'unknown', database }: Build) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'pcf_build_info',
    help: 'What runs here; always 1.',
    labelNames: ['version', 'commit', 'node', 'database'] as const,
    registers,
  }).set({ version, commit, node: process.version, database }, 1);
  const jobsActive = new Gauge({
    name: 'pcf_jobs_active',
    help: 'Jobs that this process is doing, by queue.',
    labelNames: ['queue'] as const,
    registers,
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that ended, by queue and outcome: done, failed (and tried again), given_up.',
    labelNames: ['queue', 'outcome'] as const,
    registers,
  });
  // From the first: Prometheus sees an increase only where there was a figure before.
  for (const queue of Object.keys(queues) as QueueName[]) {
    jobsActive.set({ queue }, 0);
    for (const outcome of ['done', 'failed', 'given_up']) jobs.inc({ queue, outcome }, 0);
  }
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by route.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    jobs,
    jobsActive,
    queueJobs: new Gauge({
      name: 'pcf_queue_jobs',
      help: 'Jobs of all processes that nobody has begun, by queue: waiting, or deferred to a later moment.',
      labelNames: ['queue', 'state'] as const,
      registers,
    }),
    queueOldest: new Gauge({
      name: 'pcf_queue_oldest_job_seconds',
      help: 'For how long the oldest waiting job could have been begun; 0 where none waits.',
      labelNames: ['queue'] as const,
      registers,
    }),
    databaseUp: new Gauge({
      name: 'pcf_database_up',
      help: 'Whether the database answered when it was asked for its queues.',
      registers,
    }),
    connections: new Gauge({
      name: 'pcf_database_connections',
      help: 'Connections to the database, by pool: in_use or idle. The embedded database has no pool.',
      labelNames: ['pool', 'state'] as const,
      registers,
    }),
    connectionsMax: new Gauge({
      name: 'pcf_database_connections_max',
      help: 'Connections that a pool may open.',
      labelNames: ['pool'] as const,
      registers,
    }),
    connectionsWaiting: new Gauge({
      name: 'pcf_database_connections_waiting',
      help: 'Pieces of work that wait for a connection of the pool.',
      labelNames: ['pool'] as const,
      registers,
    }),
    turns: new Gauge({
      name: 'pcf_database_turns',
      help: 'Work at the gate where organisations take turns at the database, and at the entrance of those who are not known yet: running or waiting.',
      labelNames: ['gate', 'state'] as const,
      registers,
    }),
    documentsFree: new Gauge({
      name: 'pcf_documents_disk_free_bytes',
      help: 'What is free on the disk of the documents, where they are on one.',
      registers,
    }),
    documentsSize: new Gauge({
      name: 'pcf_documents_disk_size_bytes',
      help: 'Size of the disk of the documents, where they are on one.',
      registers,
    }),
    mails: new Counter({
      name: 'pcf_mails_total',
      help: 'Mails by template and outcome: sent, bounced (the address was refused for good), refused (by the mail server, and tried again), failed (the mail server was not reached), given_up.',
      labelNames: ['template', 'outcome'] as const,
      registers,
    }),
    signIns: new Counter({
      name: 'pcf_sign_ins_total',
      help: 'Sign-ins by method (password, provider, link) and outcome.',
      labelNames: ['method', 'outcome'] as const,
      registers,
    }),
    limitsHit: new Counter({
      name: 'pcf_limits_hit_total',
      help: 'How often a limit was hit, by limit.',
      labelNames: ['limit'] as const,
      registers,
    }),
    partnerCalls: new Histogram({
      name: 'pcf_partner_call_duration_seconds',
      help: 'Calls to (out) and from (in) platforms of partners, by kind and outcome.',
      labelNames: ['direction', 'kind', 'outcome'] as const,
      buckets: callSeconds,
      registers,
    }),
  };
}
