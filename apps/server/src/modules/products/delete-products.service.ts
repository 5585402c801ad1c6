import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { recordBulk } from '../../database/record-activity.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { invalidLineTransition } from '../lines/change-lines.service.ts';
import { lockOwnLines } from '../lines/lock-lines.service.ts';
import { archiveProducts, lockProducts, removeProducts, tellLinesOf } from './archive.queries.ts';
import { cancelLines } from './cancel-lines.ts';
import { judgeRemoval, type Removal } from './judge-removal.ts';

/** All or nothing: what happens to each product is judged first, with everything held. */
export async function deleteProducts(
  tx: Tx,
  { body }: CheckedInput<'deleteProducts'>,
  caller: Caller,
): Promise<OperationOutput<'deleteProducts'>> {
  if (body.lineIds && !body.cancelOnly) throw lineIdsAlone();
  const removals = await judge(tx, caller, body);
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
    errors: [{ path: '/body/lineIds', code: 'INVALID_VALUE', message: 'Only requests can be canceled line by line' }],
  });

const idsOf = (results: readonly Removal['result'][], outcome: Removal['result']['outcome']) =>
  results.filter((result) => result.outcome === outcome).map(({ productId }) => productId);

/** For the log, where it was one. */
const nameOf = (results: readonly Removal['result'][], [only]: readonly string[]) => {
  const product = results.find(({ productId }) => productId === only)?.name;
  return product === undefined ? {} : { product };
};

async function judge(
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
    .map((product) => judgeRemoval(product, linesOf.get(product.id) ?? [], { cancelOnly: !!body.cancelOnly, only }));
}

/** The products first: nobody adds a line to one that is held. */
async function hold(tx: Tx, organisationId: string, productIds: readonly string[]) {
  const products = new Map((await lockProducts(tx, organisationId, productIds)).map((row) => [row.id, row]));
  return { products, lines: await lockOwnLines(tx, organisationId, { productIds }) };
}
