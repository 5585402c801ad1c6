import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { lockOwnLines } from '../lines/change-lines.service.ts';

/** Held first, like everything that changes what a line was bought for. */
export async function removePurchaseQuantity(
  tx: Tx,
  { params: { productId, lineId, year } }: CheckedInput<'removePurchaseQuantity'>,
  caller: Caller,
): Promise<undefined> {
  const [line] = await lockOwnLines(tx, caller.organisationId, { lineIds: [lineId] });
  if (line?.product_id !== productId.toLowerCase()) throw new ProblemError('NOT_FOUND');
  if (line.archived) throw new ProblemError('INVALID_TRANSITION');
  if (!(await removePurchaseYear(tx, line.id, year))) throw new ProblemError('NOT_FOUND');
  await recordBulk(tx, caller, 'PRODUCT_CHANGED', 1, { product: line.product_name });
  return undefined;
}

/** Whether there was one. */
async function removePurchaseYear(tx: Tx, lineId: string, year: number): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`
    select remove_purchase_year(${lineId}::uuid, ${year}::integer) as removed`.execute(tx);
  return rows[0]?.removed === true;
}
