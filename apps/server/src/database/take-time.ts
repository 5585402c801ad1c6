import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** The transaction may take as long as it takes, as a file of a million rows does; calls are bounded otherwise. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(tx);
}
