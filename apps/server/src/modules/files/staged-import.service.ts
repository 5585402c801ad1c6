import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A file that is being read, by the id under which its rows are staged. */
export interface StagedImport {
  readonly organisationId: string;
  readonly id: string;
}

export type StagingTable = 'product_import_row' | 'template_import_row';

/** The rows of a file, where their table is called r. */
export const ofImport = ({ organisationId, id }: StagedImport): RawBuilder<unknown> =>
  sql`r.organisation_id = ${organisationId}::uuid and r.file_import_id = ${id}::uuid`;

/** Apart by a microsecond each, the first row the newest: lists begin with the newest, and then show the file's order. */
export const createdAt = sql`now() - r.row_number * interval '1 microsecond'`;

/**
 * Whether what a row refers to exists is looked up row by row: with a plan made once, not anew for every row. It is made
 * now: one that the connection has from when the tables were small would read them whole for every row.
 */
export async function keepPlans(tx: Tx): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'auto', true)`.execute(tx);
  await sql`discard plans`.execute(tx);
}
