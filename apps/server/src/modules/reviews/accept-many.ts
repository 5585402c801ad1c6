import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ReviewSkipReason } from '@pcf/contract/vocabulary/requests';
import type { Caller, Tx } from '../../database/database.ts';
import { type LockedLine, lockOwnLines } from '../lines/change-lines.service.ts';
import { acceptLines, selectNamedLines, whyNotReviewed } from './review-lines.ts';

type Item = CheckedInput<'acceptManyEmissionData'>['body']['items'][number];
type Result = OperationOutput<'acceptManyEmissionData'>;

interface ValidatedItem {
  readonly item: Item;
  readonly line: LockedLine | null;
  readonly code: ReviewSkipReason | null;
}

/** Each validated for itself, with all of their lines held; those that can be accepted are, whatever the others are. */
export async function acceptManyEmissionData(
  tx: Tx,
  { body }: CheckedInput<'acceptManyEmissionData'>,
  caller: Caller,
): Promise<Result> {
  const items = body.items.map((item) => ({ ...item, productId: item.productId.toLowerCase() }));
  const lineOf = await holdNamedLines(tx, caller, items);
  const validated = new Map<string, ValidatedItem>();
  for (const item of items) {
    const line = lineOf(item);
    const name = line?.id ?? `${item.requestReference} ${item.productId}`;
    const once = `${name} ${item.version}`;
    if (!validated.has(once)) validated.set(once, { item, line, code: whySkipped(line, item.version) });
  }
  const all = [...validated.values()];
  await acceptLines(
    tx,
    caller,
    all.flatMap(({ line, code }) => (line && code === null ? [line] : [])),
  );
  return {
    accepted: all.filter(({ code }) => code === null).map(presentItem),
    skipped: all.flatMap((each) => (each.code === null ? [] : [{ ...presentItem(each), code: each.code }])),
  };
}

async function holdNamedLines(tx: Tx, caller: Caller, items: readonly Item[]) {
  const named = await selectNamedLines(tx, items);
  const lineIds = [...new Set(named.map(({ line_id }) => line_id))];
  const held = lineIds.length > 0 ? await lockOwnLines(tx, caller.organisationId, { lineIds }) : [];
  const byId = new Map(held.map((line) => [line.id, line]));
  const byName = new Map(named.map(({ reference, product_id, line_id }) => [`${reference} ${product_id}`, line_id]));
  return ({ requestReference, productId }: Item) =>
    byId.get(byName.get(`${requestReference} ${productId}`) ?? '') ?? null;
}

function whySkipped(line: LockedLine | null, version: number): ReviewSkipReason | null {
  if (!line) return 'NOT_FOUND';
  const problem = whyNotReviewed(line, 'accept', version);
  if (!problem) return line.emission_value_granularity === 'UNAVAILABLE' ? 'NO_DATA_AVAILABLE' : null;
  return problem.code === 'STALE_VERSION' ? 'STALE_VERSION' : 'INVALID_TRANSITION';
}

const presentItem = ({ item, line }: ValidatedItem) => ({
  requestReference: item.requestReference,
  productId: item.productId,
  version: item.version,
  name: line?.product_name ?? null,
});
