import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { isPerKilogram } from '../emission-data/emission-data.service.ts';

/** Held in one order, so that two calls over the same products wait for each other. */
const lockProducts = (tx: Tx, { organisationId }: Caller, productIds: readonly string[]) =>
  tx
    .selectFrom('product')
    .select(['id', 'archived_at'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', productIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

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

/** With who chose it and when, as a file says years later. What people read of the product itself stays the same version. */
function updateEstimates(
  tx: Tx,
  { organisationId, userId }: Caller,
  productIds: readonly string[],
  factor: CheckedInput<'chooseEstimates'>['body']['factor'],
) {
  const chosen = sql<string>`${JSON.stringify(factor)}::jsonb || jsonb_build_object(
    'chosenBy', (select a.name from actor a where a.organisation_id = product.organisation_id and a.id = ${userId}::uuid),
    'chosenAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  return tx
    .updateTable('product')
    .set(factor ? { estimate: chosen, estimate_factor: factor.impact } : { estimate: null, estimate_factor: null })
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', productIds)
    .execute();
}
