import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import type { Tx } from '../../database/database.ts';
import { pointer } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { knownDocuments } from '../documents/known-documents.service.ts';
import { chosenDocuments, withNames } from '../emission-data/chosen-documents.service.ts';
import { impossibleParts } from '../emission-data/impossible-parts.service.ts';
import { type TemplateColumns, templateColumns } from './sold-product-columns.service.ts';

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
