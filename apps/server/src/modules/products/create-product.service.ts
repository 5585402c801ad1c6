import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { uniqueReference } from '../../http/field-problems.ts';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { checkConnected, keepSuppliers } from './connected-suppliers.queries.ts';
import { presentedProduct, presentProduct, productValues, purchaseValues, saysAnything } from './present-product.ts';
import {
  insertCreated,
  insertLine,
  insertProduct,
  insertPurchase,
  selectProduct,
  selectProductLines,
} from './products.queries.ts';

interface ProductQueries {
  readonly product: ReturnType<typeof selectProduct>;
  readonly lines: ReturnType<typeof selectProductLines>;
  readonly [name: string]: ReturnType<typeof selectProduct> | ReturnType<typeof selectProductLines>;
}

export const getProduct = reads<'getProduct', ProductQueries>(
  (db, { params }) => ({
    product: selectProduct(db, params.productId),
    lines: selectProductLines(db, params.productId),
  }),
  ({ product: [product], lines }) => {
    if (!product) throw new ProblemError('NOT_FOUND');
    return presentProduct(product, lines);
  },
);

/** The product with its first line, which nobody was asked for yet. */
export async function createProduct(
  tx: Tx,
  { body }: CheckedInput<'createProduct'>,
  caller: Caller,
): Promise<OperationOutput<'createProduct'>> {
  if (body.supplierId) {
    await keepSuppliers(tx, caller.organisationId);
    await checkConnected(tx, caller, new Set([body.supplierId]));
  }
  const values = productValues(body);
  const product = await uniqueReference(
    insertProduct(tx, { ...values, organisation_id: caller.organisationId, created_by: caller.userId }),
  );
  const line = await insertLine(tx, {
    customer_organisation_id: caller.organisationId,
    product_id: product.id,
    supplier_organisation_id: body.supplierId ?? null,
    product_name: values.name,
    internal_reference: values.internal_reference,
    supplier_product_reference: body.supplierProductReference || null,
  });
  const purchase = purchaseValues(body);
  if (saysAnything(purchase)) {
    await insertPurchase(tx, { ...purchase, customer_organisation_id: caller.organisationId, line_id: line.id });
  }
  await insertCreated(tx, caller.organisationId, caller.userId, line.id);
  await recordBulk(tx, caller, 'PRODUCTS_CREATED', 1, { product: values.name });
  return presentedProduct(tx, product.id);
}
