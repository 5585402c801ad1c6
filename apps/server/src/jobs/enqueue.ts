import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Inserts the job in the transaction of its cause: both happen, or neither. */
export async function enqueue<Queue extends keyof JobPayloads>(
  tx: Tx,
  queue: Queue,
  payload: JobPayloads[Queue],
): Promise<void> {
  await sql`select enqueue(${queue}, ${JSON.stringify(payload)}::jsonb)`.execute(tx);
}
