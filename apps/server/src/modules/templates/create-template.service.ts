import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { uniqueReference } from '../../http/unique-reference.ts';
import { recordBulk } from '../activity/activity.service.ts';
import { type CheckedTemplateData, checkTemplateData } from './check-template-data.ts';
import { presentedTemplate } from './present-template.ts';
import { keepDocuments } from './template-documents.ts';
import { type HeadValues, headValues } from './template-values.ts';
import { insertTemplate } from './write-templates.queries.ts';

export async function createTemplate(
  tx: Tx,
  { body }: CheckedInput<'createTemplate'>,
  caller: Caller,
): Promise<OperationOutput<'createTemplate'>> {
  const data = body.data && (await checkTemplateData(tx, body.data, body.itemData));
  return presentedTemplate(tx, await addTemplate(tx, caller, headValues(body), data));
}

/** A new template with what it keeps; answers with its id. */
export async function addTemplate(
  tx: Tx,
  caller: Caller,
  head: HeadValues,
  data: CheckedTemplateData | undefined,
): Promise<string> {
  const { id } = await uniqueReference(insertTemplate(tx, caller, { head, data: data?.columns }));
  if (data) await keepDocuments(tx, caller, id, data.documentIds);
  await recordBulk(tx, caller, 'TEMPLATES_CREATED', 1, { name: head.name });
  return id;
}
