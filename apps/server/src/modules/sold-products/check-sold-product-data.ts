import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { pointer } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { knownDocuments, whileDocumentsStay } from '../documents/known-documents.service.ts';
import { chosenDocuments, impossibleParts, withNames } from '../emission-data/emission-data.service.ts';
import { type TemplateColumns, templateColumns } from './sold-product-columns.ts';

const deleteOtherDocuments = (tx: Tx, caller: Caller, templateId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('template_document')
    .where('organisation_id', '=', caller.organisationId)
    .where('template_id', '=', templateId)
    .where('document_id', '<>', sql<string>`all(${ids}::uuid[])`)
    .execute();

/** In one order everywhere, so that two templates with the same documents do not wait for each other. */
const insertTemplateDocuments = (tx: Tx, caller: Caller, templateId: string, ids: readonly string[]) =>
  tx
    .insertInto('template_document')
    .values(
      [...ids]
        .sort()
        .map((id) => ({ organisation_id: caller.organisationId, template_id: templateId, document_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export interface CheckedTemplateData {
  readonly columns: TemplateColumns;
  readonly documentIds: readonly string[];
}

/** What is kept of emission data. They may be incomplete; what no data can be is refused. */
export async function checkTemplateData(
  tx: Tx,
  given: EmissionData,
  givenRows: ItemData | null | undefined,
): Promise<CheckedTemplateData> {
  const relevant = relevantData(given, givenRows);
  const documentIds = [...new Set(chosenDocuments(relevant.data).map(({ id }) => id))];
  const names = await knownDocuments(tx, documentIds);
  const errors = impossibleParts(relevant, names).map((path) => ({
    path: pointer('body', path),
    code: 'INVALID_VALUE' as const,
    message: 'This is not possible here',
  }));
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return { columns: templateColumns(withNames(relevant.data, names), relevant.itemData, new Date()), documentIds };
}

/** From here on exactly these documents stay for a template; one that was deleted meanwhile ends the change. */
export async function keepDocuments(tx: Tx, caller: Caller, templateId: string, ids: readonly string[]): Promise<void> {
  await deleteOtherDocuments(tx, caller, templateId, ids);
  if (ids.length > 0) await whileDocumentsStay(insertTemplateDocuments(tx, caller, templateId, ids));
}
