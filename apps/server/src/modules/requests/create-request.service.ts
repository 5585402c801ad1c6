import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { customerStep, invalidLineTransition, type LockedLine, lockOwnLines } from '../lines/change-lines.service.ts';
import { joinCampaign } from './campaigns.ts';
import { expectedColumns } from './expected-columns.service.ts';
import { presentRequest } from './present-request.ts';
import { selectRequest } from './request-lists.ts';
import { checkDueDate, distinctIds, sendParcels } from './send-parcels.ts';
import { insertSecondLines, keepProducts, keepSuppliers, selectConnections } from './sending.queries.ts';

/** All of the products or none. */
export async function createEmissionRequest(
  tx: Tx,
  { body }: CheckedInput<'createEmissionRequest'>,
  caller: Caller,
): Promise<OperationOutput<'createEmissionRequest'>> {
  const dueDate = checkDueDate(body.dueDate);
  const { now } = await keepSuppliers(tx, caller.organisationId);
  const supplierId = body.supplierId.toLowerCase();
  await checkSupplier(tx, caller, supplierId);
  const productIds = distinctIds(body.productIds);
  const products = await keepProducts(tx, caller.organisationId, productIds);
  if (products.length < productIds.length) throw new ProblemError('NOT_FOUND');
  const lines = await linesToSend(tx, caller, supplierId, productIds);
  const campaignId = await joinCampaign(tx, caller, body.campaign || null);
  const [sent] = await sendParcels(
    tx,
    caller,
    [{ supplierId, campaignId, expects: expectedColumns(body.expects), lines }],
    {
      action: 'send',
      comment: body.comment || null,
      dueDate,
      sentAt: now,
    },
  );
  const row = await selectRequest(tx, sent?.requestId ?? '').executeTakeFirstOrThrow();
  return presentRequest(row);
}

/** A supplier that was never connected does not exist for the caller; one that declined can be invited again first, and one that is away asked later. */
async function checkSupplier(tx: Tx, caller: Caller, supplierId: string): Promise<void> {
  const [connection] = await selectConnections(tx, caller.organisationId, [supplierId]);
  if (!connection) throw new ProblemError('NOT_FOUND');
  if (connection.status === 'DECLINED') {
    throw new ProblemError('INVALID_TRANSITION', {
      detail: 'The supplier has declined the invitation.',
      extra: { currentStatus: connection.status, supplierId },
    });
  }
  if (connection.away) throw new ProblemError('SUPPLIER_AWAY', { extra: { supplierId } });
}

/** One line of each product: the supplier's own, else the one that has no supplier yet, else a new one. */
async function linesToSend(
  tx: Tx,
  caller: Caller,
  supplierId: string,
  productIds: readonly string[],
): Promise<LockedLine[]> {
  const chosen = await chooseLines(tx, caller, supplierId, productIds);
  const missing = productIds.filter((id) => !chosen.has(id));
  if (missing.length === 0) return [...chosen.values()];
  await insertSecondLines(tx, {
    customerId: caller.organisationId,
    userId: caller.userId,
    supplierId,
    productIds: missing,
  });
  // Validated anew: somebody else may have made the line, and sent it, while this waited.
  return [...(await chooseLines(tx, caller, supplierId, productIds)).values()];
}

async function chooseLines(
  tx: Tx,
  caller: Caller,
  supplierId: string,
  productIds: readonly string[],
): Promise<Map<string, LockedLine>> {
  const byProduct = Map.groupBy(
    await lockOwnLines(tx, caller.organisationId, { productIds }),
    ({ product_id: productId }) => productId,
  );
  const chosen = new Map<string, LockedLine>();
  for (const [productId, lines] of byProduct) {
    const line =
      lines.find((each) => each.supplier_organisation_id === supplierId) ??
      lines.find((each) => each.supplier_organisation_id === null);
    const archived = lines.find((each) => each.archived);
    if (archived) throw archivedProduct(archived);
    if (line && !customerStep('send', line)) throw invalidLineTransition(line);
    if (line) chosen.set(productId, line);
  }
  return chosen;
}

const archivedProduct = (line: LockedLine) =>
  new ProblemError('INVALID_TRANSITION', {
    detail: 'The product is archived.',
    extra: { currentStatus: line.status, productId: line.product_id },
  });
