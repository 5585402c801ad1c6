import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { uniqueReference } from '../../http/unique-reference.ts';
import { tellLinesOf } from './archive.queries.ts';
import { restoreArchived, updateLinesOfProduct } from './change-product.queries.ts';
import { presentedProduct } from './present-product.ts';
import { selectProduct } from './products.queries.ts';

export async function restoreProduct(
  tx: Tx,
  { params: { productId } }: CheckedInput<'restoreProduct'>,
  caller: Caller,
): Promise<OperationOutput<'restoreProduct'>> {
  const product = { organisationId: caller.organisationId, productId };
  const restored = await uniqueReference(restoreArchived(tx, product));
  if (!restored) {
    const found = await selectProduct(tx, productId).executeTakeFirst();
    throw new ProblemError(found ? 'INVALID_TRANSITION' : 'NOT_FOUND');
  }
  await updateLinesOfProduct(tx, product, { archived: false });
  await tellLinesOf(tx, caller, [productId], 'RESTORED');
  await recordBulk(tx, caller, 'PRODUCTS_RESTORED', 1, { product: restored.name });
  return presentedProduct(tx, productId);
}
