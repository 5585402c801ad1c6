import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { JobPayloads } from './job-payloads.ts';

/** Many jobs in one statement, in the transaction of their cause. */
export async function enqueueAll<Queue extends keyof JobPayloads>(
  tx: Tx,
  queue: Queue,
  payloads: readonly JobPayloads[Queue][],
): Promise<void> {
  await sql`select enqueue(${queue}, payload) from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) payload`.execute(
    tx,
  );
}
