import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { changeCustomerLines, invalidLineTransition, lockOwnLines } from '../lines/change-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import {
  presentRequestedProduct,
  readRequestedProduct,
  requestedProductQueries,
  selectLineId,
} from './read-requested-product.service.ts';

export const getRequestedProduct = reads<'getRequestedProduct', ReturnType<typeof requestedProductQueries>>(
  (db, { params }) => requestedProductQueries(db, params),
  ({ line: [line], timeline }, caller) => {
    if (!line) throw new ProblemError('NOT_FOUND');
    return presentRequestedProduct(line, timeline, caller);
  },
);

export async function addCustomerComment(
  tx: Tx,
  { params, body: { text } }: CheckedInput<'addCustomerComment'>,
  caller: Caller,
): Promise<OperationOutput<'addCustomerComment'>> {
  const found = await selectLineId(tx, params);
  const [line] = found ? await lockOwnLines(tx, caller.organisationId, { lineIds: [found.id] }) : [];
  if (!line?.supplier_organisation_id) throw new ProblemError('NOT_FOUND');
  if (line.archived) throw invalidLineTransition(line);
  const [, , product] = await pipelined([
    changeCustomerLines(tx, caller, [line], { action: 'comment', comment: text }),
    noticeLines(tx, caller, {
      kind: 'COMMENTED',
      recipientId: line.supplier_organisation_id,
      lines: [line],
      comment: text,
    }),
    readRequestedProduct(tx, params, caller),
  ]);
  return product;
}
