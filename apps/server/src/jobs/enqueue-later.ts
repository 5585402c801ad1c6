import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Inserts a job that waits for so many seconds, in the transaction of its cause. */
export async function enqueueLater<Queue extends keyof JobPayloads>(
  tx: Tx,
  queue: Queue,
  payload: JobPayloads[Queue],
  seconds: number,
): Promise<void> {
  await sql`select enqueue_after(${queue}, ${JSON.stringify(payload)}::jsonb, ${seconds}::integer)`.execute(tx);
}
