import type { Tx } from '../database/database.ts';
import { demoProducts } from './demo-products.ts';

/** By their references. */
export async function demoProductIds(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'internal_reference'])
    .where('archived_at', 'is', null)
    .where(
      'internal_reference',
      'in',
      demoProducts.map(({ internalReference }) => internalReference),
    )
    .execute();
  return new Map(rows.map(({ id, internal_reference: reference }) => [reference, id]));
}
