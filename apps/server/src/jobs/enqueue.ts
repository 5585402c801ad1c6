import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { activeSpan } from '../telemetry/active-span.ts';
import type { JobPayloads } from './queues.ts';

/** With the trace of its cause, where that is traced: the job goes on with it. */
const written = (payload: object) => {
  const { traceparent } = activeSpan() ?? {};
  return traceparent === undefined ? payload : { ...payload, traceparent };
};

/** Inserts the job in the transaction of its cause: both happen, or neither. */
export async function enqueue<Queue extends keyof JobPayloads>(
  tx: Tx,
  queue: Queue,
  payload: JobPayloads[Queue],
): Promise<void> {
  await sql`select enqueue(${queue}, ${JSON.stringify(written(payload))}::jsonb)`.execute(tx);
}

/** Inserts a job that waits for so many seconds, in the transaction of its cause. */
export async function enqueueLater<Queue extends keyof JobPayloads>(
  tx: Tx,
  queue: Queue,
  payload: JobPayloads[Queue],
  seconds: number,
): Promise<void> {
  await sql`select enqueue_after(${queue}, ${JSON.stringify(written(payload))}::jsonb, ${seconds}::integer)`.execute(
    tx,
  );
}

/** Many jobs in one statement, in the transaction of their cause. */
export async function enqueueAll<Queue extends keyof JobPayloads>(
  tx: Tx,
  queue: Queue,
  payloads: readonly JobPayloads[Queue][],
): Promise<void> {
  await sql`select enqueue(${queue}, payload) from jsonb_array_elements(${JSON.stringify(payloads.map(written))}::jsonb) payload`.execute(
    tx,
  );
}
