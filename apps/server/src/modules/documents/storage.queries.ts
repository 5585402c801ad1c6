import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

/** How much the documents of the own organisation take; no row where it never had any. */
export const selectStorageUse = (db: Queries | Tx) =>
  db.selectFrom('storage_use').select(sql<number>`used_bytes::double precision`.as('used_bytes'));
