import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { isPerKilogram } from '../emission-data/known-factor.service.ts';
import { lockProducts, updateEstimates } from './estimates.queries.ts';

/** For all of the products or for none. Their totals follow in the same transaction. */
export async function chooseEstimates(
  tx: Tx,
  { body: { productIds, factor } }: CheckedInput<'chooseEstimates'>,
  caller: Caller,
): Promise<undefined> {
  if (factor && !isPerKilogram(factor)) throw notInCatalogue();
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))];
  const products = await lockProducts(tx, caller, ids);
  if (products.length < ids.length) throw new ProblemError('NOT_FOUND');
  if (products.some(({ archived_at: archivedAt }) => archivedAt !== null)) throw new ProblemError('INVALID_TRANSITION');
  await updateEstimates(tx, caller, ids, factor);
  await recordActivity(tx, caller, 'ESTIMATE_CHOSEN', {
    count: String(ids.length),
    ...(factor ? { factor: factor.name } : {}),
  });
  return undefined;
}

const notInCatalogue = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/factor', code: 'INVALID_VALUE', message: 'Not a factor per kg as the catalogue has it' }],
  });
