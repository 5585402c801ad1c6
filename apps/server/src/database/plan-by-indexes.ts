import { sql } from 'kysely';
import type { Queries } from './database.ts';

/**
 * A list is read by indexes, never the whole table, however common its planner believes a filter to be: what most
 * organisations have, one may not have at all. Nor is a page worth compiling.
 */
export const planByIndexes = (db: Queries) =>
  db.selectNoFrom([
    sql<string>`set_config('enable_seqscan', 'off', true)`.as('seqscan'),
    sql<string>`set_config('jit', 'off', true)`.as('jit'),
  ]);
