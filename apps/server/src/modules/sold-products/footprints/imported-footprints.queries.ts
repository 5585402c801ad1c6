import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';

/** Footprints that were imported before, with the templates that were made of them. */
export const selectImported = (tx: Tx, footprintIds: readonly string[]) =>
  tx
    .selectFrom('imported_footprint')
    .select(['footprint_id', 'template_id', 'content_hash'])
    .where('organisation_id', '=', sql<string>`current_organisation()`)
    .where('footprint_id', '=', sql<string>`any(${footprintIds}::uuid[])`)
    .execute();

/** Those of the references that templates have already. */
export const selectTakenReferences = (tx: Tx, references: readonly string[]) =>
  tx
    .selectFrom('template')
    .select('internal_reference')
    .where('organisation_id', '=', sql<string>`current_organisation()`)
    .where('internal_reference', '=', sql<string>`any(${references}::text[])`)
    .execute();

interface Imported {
  readonly footprintId: string;
  readonly templateId: string;
  readonly contentHash: string;
}

export async function insertImported(tx: Tx, caller: Caller, imported: readonly Imported[]): Promise<void> {
  if (imported.length === 0) return;
  await tx
    .insertInto('imported_footprint')
    .values(
      imported.map(({ footprintId, templateId, contentHash }) => ({
        organisation_id: caller.organisationId,
        footprint_id: footprintId,
        template_id: templateId,
        content_hash: contentHash,
      })),
    )
    .execute();
}
