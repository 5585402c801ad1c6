import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { uniqueReference } from '../../http/field-problems.ts';
import { headValues } from '../products/product-head.service.ts';
import { type CheckedTemplateData, checkTemplateData, keepDocuments } from './check-sold-product-data.ts';
import type { HeadValues, TemplateColumns } from './sold-product-columns.ts';
import { presentedTemplate } from './sold-products.queries.ts';
import { insertTemplate } from './write-sold-products.queries.ts';

export async function createTemplate(
  tx: Tx,
  { body }: CheckedInput<'createTemplate'>,
  caller: Caller,
): Promise<OperationOutput<'createTemplate'>> {
  const data = body.data && (await checkTemplateData(tx, body.data, body.itemData));
  return presentedTemplate(tx, await addSoldProduct(tx, caller, headValues(body), data));
}

/** A new template with what it keeps; answers with its id. */
export async function addSoldProduct(
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

interface NewTemplate {
  readonly head: HeadValues;
  readonly data: TemplateColumns;
}

/** How many are sent at a time. */
const atOnce = 50;

/** Many at once, all or none; answers with their ids in the same order. */
export async function addTemplates(tx: Tx, caller: Caller, templates: readonly NewTemplate[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < templates.length; from += atOnce) {
    const added = await pipelined(templates.slice(from, from + atOnce).map((each) => insertTemplate(tx, caller, each)));
    ids.push(...added.map(({ id }) => id));
  }
  await recordBulk(tx, caller, 'TEMPLATES_CREATED', ids.length, { name: templates[0]?.head.name ?? '' });
  return ids;
}
