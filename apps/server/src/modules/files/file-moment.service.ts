import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { holdImports, type StagedImport, type StagingTable } from './staged-import.service.ts';

const ofFile = ({ organisationId, id }: StagedImport) =>
  sql`organisation_id = ${organisationId}::uuid and id = ${id}::uuid`;

/**
 * Tells the moment that all lines of the file will have, once no other file of the organisation is being written. It must
 * be committed before the first of them is written, so that lists can read around them. What is told of another file by
 * then is of one that was given up, or that has to tell it anew.
 */
export async function tellMoment(tx: Tx, table: StagingTable, staged: StagedImport): Promise<void> {
  await holdImports(tx, table, staged.organisationId);
  await sql`
    update file_import set writing_at = null
     where organisation_id = ${staged.organisationId}::uuid and writing_at is not null`.execute(tx);
  await sql`update file_import set writing_at = clock_timestamp() where ${ofFile(staged)}`.execute(tx);
}

/** Whether what was told still is, now that nobody else can tell anything until the transaction ends. */
export async function isMomentTold(tx: Tx, table: StagingTable, staged: StagedImport): Promise<boolean> {
  await holdImports(tx, table, staged.organisationId);
  const { rows } = await sql`select from file_import where ${ofFile(staged)} and writing_at is not null`.execute(tx);
  return rows.length > 0;
}

/** The moment of the file's lines. As text, since a date of JavaScript would lose its microseconds. */
export async function momentOf(tx: Tx, staged: StagedImport): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    select coalesce((select writing_at from file_import where ${ofFile(staged)}), now())::text as moment`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('A select without a table has one row.');
  return found.moment;
}
