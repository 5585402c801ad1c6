import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import {
  changeCustomerLines,
  customerStep,
  invalidLineTransition,
  type LockedLine,
  lockOwnLines,
} from '../lines/change-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { archiveProducts, lockProducts, removeProducts, tellLinesOf } from './archive.queries.ts';

/** A statement takes a limited number of values, and a product can have many lines. */
const atOnce = 2000;

/** All or nothing: what happens to each product is validated first, with everything held. */
export async function deleteProducts(
  tx: Tx,
  { body }: CheckedInput<'deleteProducts'>,
  caller: Caller,
): Promise<OperationOutput<'deleteProducts'>> {
  if (body.lineIds && !body.cancelOnly) throw lineIdsAlone();
  const removals = await validate(tx, caller, body);
  const results = removals.map(({ result }) => result);
  if (body.dryRun) return { results };
  const refused = removals.find((each) => each.refused.length > 0)?.refused[0];
  if (refused) throw invalidLineTransition(refused);
  await cancelLines(
    tx,
    caller,
    removals.flatMap(({ canceled }) => canceled),
  );
  const removed = idsOf(results, 'DELETED');
  if (removed.length > 0) await removeProducts(tx, caller.organisationId, removed);
  await recordBulk(tx, caller, 'PRODUCTS_DELETED', removed.length, nameOf(results, removed));
  const archived = idsOf(results, 'ARCHIVED');
  if (archived.length > 0) {
    await archiveProducts(tx, caller.organisationId, archived);
    await tellLinesOf(tx, caller, archived, 'ARCHIVED');
    await recordBulk(tx, caller, 'PRODUCTS_ARCHIVED', archived.length, nameOf(results, archived));
  }
  return { results };
}

const lineIdsAlone = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/lineIds', code: 'INVALID_VALUE', message: 'Only requests can be cancelled line by line' }],
  });

const idsOf = (results: readonly Removal['result'][], outcome: Removal['result']['outcome']) =>
  results.filter((result) => result.outcome === outcome).map(({ productId }) => productId);

/** For the log, where it was one. */
const nameOf = (results: readonly Removal['result'][], [only]: readonly string[]) => {
  const product = results.find(({ productId }) => productId === only)?.name;
  return product === undefined ? {} : { product };
};

async function validate(
  tx: Tx,
  { organisationId }: Caller,
  body: CheckedInput<'deleteProducts'>['body'],
): Promise<Removal[]> {
  const productIds = [...new Set(body.productIds.map((id) => id.toLowerCase()))];
  const only = body.lineIds && new Set(body.lineIds.map((id) => id.toLowerCase()));
  const { products, lines } = await hold(tx, organisationId, productIds);
  if (products.size < productIds.length) throw new ProblemError('NOT_FOUND');
  const linesOf = Map.groupBy(lines, ({ product_id: productId }) => productId);
  const known = new Set(lines.map(({ id }) => id));
  if (only && [...only].some((id) => !known.has(id))) throw new ProblemError('NOT_FOUND');
  return productIds
    .flatMap((id) => products.get(id) ?? [])
    .map((product) => validateRemoval(product, linesOf.get(product.id) ?? [], { cancelOnly: !!body.cancelOnly, only }));
}

/** The products first: nobody adds a line to one that is held. */
async function hold(tx: Tx, organisationId: string, productIds: readonly string[]) {
  const products = new Map((await lockProducts(tx, organisationId, productIds)).map((row) => [row.id, row]));
  return { products, lines: await lockOwnLines(tx, organisationId, { productIds }) };
}

/** Canceled by the table of transitions; each supplier who still had something to do is told once. */
async function cancelLines(tx: Tx, caller: Caller, lines: readonly LockedLine[]): Promise<void> {
  for (const some of chunks(lines)) {
    await changeCustomerLines(tx, caller, some, {
      action: 'cancel',
      set: { next_reminder_at: null, expected_date: null },
    });
  }
  const open = lines.filter(({ status }) => status !== 'DECLINED');
  const bySupplier = Map.groupBy(open, ({ supplier_organisation_id: supplier }) => supplier);
  for (const [recipientId, theirs] of bySupplier) {
    if (recipientId === null) continue;
    for (const some of chunks(theirs)) {
      await noticeLines(tx, caller, { kind: 'CANCELED', recipientId, lines: some });
    }
  }
}

function chunks<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  );
}

interface RemovableProduct {
  readonly id: string;
  readonly name: string;
  readonly internal_reference: string;
  readonly archived_at: Date | null;
}

interface Removal {
  readonly result: OperationOutput<'deleteProducts'>['results'][number];
  readonly canceled: readonly LockedLine[];
  /** Why it cannot be done as a whole. */
  readonly refused: readonly LockedLine[];
}

/** What becomes of a product: what was never sent disappears, anything else is kept, its open requests being canceled. */
function validateRemoval(
  product: RemovableProduct,
  lines: readonly LockedLine[],
  { cancelOnly, only }: { cancelOnly: boolean; only?: ReadonlySet<string> | undefined },
): Removal {
  const concerned = only ? lines.filter(({ id }) => only.has(id)) : lines;
  const steps = concerned.map((line) => ({
    line,
    step: product.archived_at === null ? customerStep('cancel', line) : null,
  }));
  const canceled = steps.filter(({ step }) => step !== null);
  const refused = cancelOnly || product.archived_at !== null ? steps.filter(({ step }) => step === null) : [];
  const asleep = lines.every(({ status }) => status === 'NOT_STARTED');
  return {
    result: {
      productId: product.id,
      name: product.name,
      internalReference: product.internal_reference,
      outcome: cancelOnly || product.archived_at !== null ? 'KEPT' : asleep ? 'DELETED' : 'ARCHIVED',
      canceledLines: canceled.filter(({ step }) => step?.to === 'CANCELED').length,
      restoredLines: canceled.filter(({ step }) => step?.to === 'COMPLETED').length,
      refusedLines: refused.length,
    },
    canceled: canceled.map(({ line }) => line),
    refused: refused.map(({ line }) => line),
  };
}
