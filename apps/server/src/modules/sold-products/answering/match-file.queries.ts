import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';

/** Those of the references that are of an own template, which stays until the transaction ends. */
export const selectReferencesForShare = (tx: Tx, organisationId: string, references: readonly string[]) =>
  tx
    .selectFrom('template')
    .select(['id', 'internal_reference'])
    .where('organisation_id', '=', organisationId)
    .where('internal_reference', '=', sql<string>`any(${references}::text[])`)
    .orderBy('id')
    .forShare()
    .execute();

/** What is confirmed so far for some lines. */
export const selectConfirmed = (tx: Tx, supplierId: string, lineIds: readonly string[]) =>
  tx
    .selectFrom('template_match as m')
    .innerJoin('template as t', (join) =>
      join.onRef('t.organisation_id', '=', 'm.supplier_organisation_id').onRef('t.id', '=', 'm.template_id'),
    )
    .select(['m.line_id', 'm.template_id', 't.internal_reference'])
    .where('m.supplier_organisation_id', '=', supplierId)
    .where('m.line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .execute();
