import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { deleteTemplateRows } from './write-sold-products.queries.ts';

export async function deleteTemplate(
  tx: Tx,
  { params }: CheckedInput<'deleteTemplate'>,
  caller: Caller,
): Promise<undefined> {
  await remove(tx, caller, [params.templateId]);
  return undefined;
}

export async function deleteTemplates(
  tx: Tx,
  { body }: CheckedInput<'deleteTemplates'>,
  caller: Caller,
): Promise<OperationOutput<'deleteTemplates'>> {
  return { deleted: await remove(tx, caller, [...new Set(body.map((id) => id.toLowerCase()))]) };
}

/** All of them or none. */
async function remove(tx: Tx, caller: Caller, ids: readonly string[]): Promise<number> {
  const deleted = await deleteTemplateRows(tx, caller.organisationId, ids);
  if (deleted.length < ids.length) throw new ProblemError('NOT_FOUND');
  await recordBulk(tx, caller, 'TEMPLATES_DELETED', deleted.length, deleted[0]);
  return deleted.length;
}
