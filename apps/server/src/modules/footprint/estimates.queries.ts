import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';

/** Held in one order, so that two calls over the same products wait for each other. */
export const lockProducts = (tx: Tx, { organisationId }: Caller, productIds: readonly string[]) =>
  tx
    .selectFrom('product')
    .select(['id', 'archived_at'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', productIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** With who chose it and when, as a file says years later. What people read of the product itself stays the same version. */
export function updateEstimates(
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
