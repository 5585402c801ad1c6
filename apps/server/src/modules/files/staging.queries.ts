import type { ImportPhase } from '@pcf/contract/vocabulary/import-phase';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import type { StagedImport, StagingTable } from './staged-import.service.ts';

export const insertImport = (tx: Tx, organisationId: string, importId: string | undefined) =>
  tx
    .insertInto('file_import')
    .values({ organisation_id: organisationId, import_id: importId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateImport = (
  tx: Tx,
  { organisationId, id }: StagedImport,
  progress: { phase?: ImportPhase; rows_read?: number; percent?: number },
) =>
  tx
    .updateTable('file_import')
    .set(progress)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();

export const deleteRows = (tx: Tx, table: StagingTable, { organisationId, id }: StagedImport) =>
  tx.deleteFrom(table).where('organisation_id', '=', organisationId).where('file_import_id', '=', id).execute();

/** The newest under the id that the caller chose. */
export const selectProgress = (db: Queries, importId: string) =>
  db
    .selectFrom('file_import')
    .select(['import_id', 'phase', 'rows_read', 'percent'])
    .where('organisation_id', '=', sql<string>`(select current_organisation())`)
    .where('import_id', '=', importId)
    .orderBy('created_at', 'desc')
    .limit(1);
