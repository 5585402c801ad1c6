import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { LineSkipReason } from '@pcf/contract/vocabulary/requests';
import type { Caller, Tx } from '../../database/database.ts';
import { customerStep, type LockedLine, lockOwnLines } from '../lines/change-lines.service.ts';
import { findCampaign, joinCampaign } from './campaigns.ts';
import { expectedColumns } from './expected-columns.service.ts';
import { lineResult, type SupplierRefusal, supplierRefusals, unknownProduct } from './line-result.ts';
import { checkDueDate, distinctIds, sendParcels } from './send-parcels.ts';
import { keepSuppliers, selectSupplierNames } from './sending.queries.ts';

type Result = OperationOutput<'requestProducts'>;

/** As far as possible, one request for each supplier. Every line that was meant is either sent or skipped. */
export async function requestProducts(
  tx: Tx,
  { body }: CheckedInput<'requestProducts'>,
  caller: Caller,
): Promise<Result> {
  const dueDate = checkDueDate(body.dueDate);
  const { now } = await keepSuppliers(tx, caller.organisationId);
  const productIds = distinctIds(body.productIds);
  const lines = await meantLines(tx, caller, productIds, body.lineIds);
  const refusalOf = await supplierRefusals(tx, caller, lines);
  const names = await selectSupplierNames(
    tx,
    caller.organisationId,
    lines.map(({ id }) => id),
  );
  const skipped = lines.flatMap((line) => {
    const code = whyNotSent(line, refusalOf);
    return code === null ? [] : [{ ...lineResult(line, names), code }];
  });
  const known = new Set(lines.map(({ product_id: id }) => id));
  const unknown = productIds.filter((id) => !known.has(id));
  const sendable = lines.filter((line) => whyNotSent(line, refusalOf) === null);
  const bySupplier = Map.groupBy(sendable, ({ supplier_organisation_id: id }) => id ?? '');

  const campaign = body.campaign || null;
  const writes = !body.dryRun && sendable.length > 0;
  const campaignId = writes ? await joinCampaign(tx, caller, campaign) : await findCampaign(tx, caller, campaign);
  const expects = expectedColumns(body.expects);
  const parcels = [...bySupplier].map(([supplierId, ofSupplier]) => ({
    supplierId,
    campaignId,
    expects,
    lines: ofSupplier,
  }));
  const sent = writes
    ? await sendParcels(tx, caller, parcels, { action: 'send', comment: body.comment || null, dueDate, sentAt: now })
    : [];
  const references = new Map(sent.map(({ supplierId, requestReference }) => [supplierId, requestReference]));
  return {
    campaignId,
    requests: parcels.map(({ supplierId, lines: ofSupplier }) => ({
      requestReference: references.get(supplierId) ?? null,
      supplier: { id: supplierId, name: names.get(supplierId) ?? '' },
      lines: ofSupplier.length,
    })),
    sent: sendable.map((line) => ({
      ...lineResult(line, names),
      requestReference: references.get(line.supplier_organisation_id ?? '') ?? null,
    })),
    skipped: [...skipped, ...unknown.map((id) => ({ ...unknownProduct(id), code: 'NOT_FOUND' as const }))],
  };
}

/** In the order of the products that were asked for. */
async function meantLines(
  tx: Tx,
  caller: Caller,
  productIds: readonly string[],
  lineIds: readonly string[] | undefined,
): Promise<LockedLine[]> {
  const byProduct = Map.groupBy(
    await lockOwnLines(tx, caller.organisationId, { productIds }),
    ({ product_id: productId }) => productId,
  );
  const ordered = productIds.flatMap((id) => byProduct.get(id) ?? []);
  if (lineIds === undefined) return ordered;
  const meant = new Set(distinctIds(lineIds));
  return ordered.filter(({ id }) => meant.has(id));
}

function whyNotSent(line: LockedLine, refusalOf: SupplierRefusal): LineSkipReason | null {
  if (line.archived) return 'ARCHIVED';
  if (!customerStep('send', line)) return 'INVALID_TRANSITION';
  if (line.supplier_organisation_id === null) return 'NO_SUPPLIER';
  return refusalOf(line.supplier_organisation_id);
}
