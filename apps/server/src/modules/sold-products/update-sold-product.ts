import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { uniqueReference } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { headValues } from '../products/product-head.service.ts';
import { type CheckedTemplateData, checkTemplateData, keepDocuments } from './check-sold-product-data.ts';
import { deleteDraft } from './sold-product-draft.ts';
import { presentedTemplate, selectTemplate } from './sold-products.queries.ts';
import { updateTemplateRow } from './write-sold-products.queries.ts';

/** With updateEmissionData the data are published: answers from now on contain them, and there is no draft any more. */
export async function updateTemplate(
  tx: Tx,
  { params: { templateId }, query, body }: CheckedInput<'updateTemplate'>,
  caller: Caller,
): Promise<OperationOutput<'updateTemplate'>> {
  const data = query.updateEmissionData ? await publishedData(tx, body) : noData(body);
  const change = { templateId, version: body.version, head: headValues(body), data: data?.columns };
  if (!(await uniqueReference(updateTemplateRow(tx, caller, change)))) throw await whyNotUpdated(tx, templateId);
  if (data) {
    await keepDocuments(tx, caller, templateId, data.documentIds);
    await deleteDraft(tx, caller, templateId);
  }
  await recordBulk(tx, caller, 'TEMPLATES_CHANGED', 1, { name: change.head.name });
  return presentedTemplate(tx, templateId);
}

async function publishedData(tx: Tx, body: CheckedInput<'updateTemplate'>['body']): Promise<CheckedTemplateData> {
  if (body.data) return checkTemplateData(tx, body.data, body.itemData);
  throw new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/data', code: 'REQUIRED', message: 'There is nothing to replace the emission data with' }],
  });
}

/** Data that would be ignored are refused, so that nobody believes them published. */
function noData({ data, itemData }: CheckedInput<'updateTemplate'>['body']): undefined {
  const ignored = [...(data ? ['data'] : []), ...(itemData ? ['itemData'] : [])];
  if (ignored.length === 0) return;
  throw new ProblemError('VALIDATION_FAILED', {
    errors: ignored.map((name) => ({
      path: `/body/${name}`,
      code: 'UNKNOWN_FIELD',
      message: 'Emission data is replaced only with updateEmissionData=true',
    })),
  });
}

async function whyNotUpdated(tx: Tx, templateId: string): Promise<ProblemError> {
  const found = await selectTemplate(tx, templateId).executeTakeFirst();
  return found
    ? new ProblemError('STALE_VERSION', { extra: { version: found.version } })
    : new ProblemError('NOT_FOUND');
}
