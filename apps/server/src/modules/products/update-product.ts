import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { uniqueReference } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { invalidLineTransition, type LockedLine, lockOwnLines } from '../lines/change-lines.service.ts';
import { lockProducts, tellLinesOf } from './archive.queries.ts';
import {
  restoreArchived,
  updateLine,
  updateLinesOfProduct,
  updateProductValues,
  updatePurchase,
  upsertPurchase,
} from './change-product.queries.ts';
import { checkConnected, keepSuppliers } from './connected-suppliers.queries.ts';
import { presentedProduct, productValues, purchaseValues, saysAnything } from './present-product.ts';
import { selectProduct } from './products.queries.ts';

/** Held in the order of everybody who changes lines: the organisation, the product, its lines. */
export async function updateProduct(
  tx: Tx,
  { params: { productId }, body }: CheckedInput<'updateProduct'>,
  caller: Caller,
): Promise<OperationOutput<'updateProduct'>> {
  const given = body.lines ?? [];
  if (given.some(({ supplierId }) => supplierId !== undefined)) {
    await keepSuppliers(tx, caller.organisationId);
    // Nobody adds a line for the same supplier meanwhile.
    await lockProducts(tx, caller.organisationId, [productId]);
  }
  const product = { organisationId: caller.organisationId, productId };
  const values = productValues(body);
  if (!(await uniqueReference(updateProductValues(tx, product, body.version, values)))) {
    throw await whyNotUpdated(tx, productId);
  }
  const lines = await lockOwnLines(tx, caller.organisationId, { productIds: [productId] });
  const changes = validateLineChanges(lines, given);
  await checkConnected(tx, caller, new Set(changes.flatMap(({ supplierId }) => supplierId ?? [])));
  await updateLinesOfProduct(tx, product, { product_name: values.name, internal_reference: values.internal_reference });
  for (const change of changes) await writeLineChange(tx, caller, change);
  await recordBulk(tx, caller, 'PRODUCT_CHANGED', 1, { product: values.name });
  return presentedProduct(tx, productId);
}

async function whyNotUpdated(tx: Tx, productId: string): Promise<ProblemError> {
  const found = await selectProduct(tx, productId).executeTakeFirst();
  if (!found) return new ProblemError('NOT_FOUND');
  return new ProblemError(found.archived_at === null ? 'STALE_VERSION' : 'INVALID_TRANSITION');
}

async function writeLineChange(tx: Tx, { organisationId }: Caller, change: LineChange): Promise<void> {
  const { given, line, supplierId } = change;
  const reference = given.supplierProductReference;
  await updateLine(tx, organisationId, line.id, {
    ...(supplierId === undefined ? {} : { supplier_organisation_id: supplierId }),
    ...(reference === undefined ? {} : { supplier_product_reference: reference || null }),
  });
  const purchase = purchaseValues(given);
  if (saysAnything(purchase)) await upsertPurchase(tx, organisationId, line.id, purchase);
  else if (Object.keys(purchase).length > 0) await updatePurchase(tx, organisationId, line.id, purchase);
}

type Given = NonNullable<CheckedInput<'updateProduct'>['body']['lines']>[number];

interface LineChange {
  readonly given: Given;
  readonly line: LockedLine;
  /** Left out where the supplier stays. */
  readonly supplierId?: string | null;
}

/** What is to become of the lines of a product, all of which are given. A sent line keeps its supplier. */
function validateLineChanges(lines: readonly LockedLine[], given: readonly Given[]): LineChange[] {
  const changes = given.map((each): LineChange => {
    const line = lines.find(({ id }) => id === each.lineId.toLowerCase());
    if (!line) throw new ProblemError('NOT_FOUND');
    const supplierId = each.supplierId?.toLowerCase() ?? null;
    if (each.supplierId === undefined || supplierId === line.supplier_organisation_id) return { given: each, line };
    if (line.status !== 'NOT_STARTED') throw invalidLineTransition(line);
    return { given: each, line, supplierId };
  });
  const errors = changes.flatMap((change, index) =>
    taken(change, lines, changes)
      ? [{ path: `/body/lines/${index}/supplierId`, code: 'INVALID_VALUE' as const, message: 'Another line has it' }]
      : [],
  );
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return changes;
}

/** A product has one line for each supplier, and one without. */
function taken(change: LineChange, lines: readonly LockedLine[], changes: readonly LineChange[]): boolean {
  if (change.supplierId === undefined) return false;
  return (
    lines.some(({ id, supplier_organisation_id: has }) => id !== change.line.id && has === change.supplierId) ||
    changes.some((other) => other !== change && other.supplierId === change.supplierId)
  );
}

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
