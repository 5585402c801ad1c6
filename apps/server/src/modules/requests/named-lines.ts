import type { LineAction } from '@pcf/domain/exchange/line-action';
import type { Caller, Tx } from '../../database/database.ts';
import { customerStep, type LockedLine, lockOwnLines } from '../lines/change-lines.service.ts';
import { distinctIds } from './send-parcels.ts';
import { selectReferences } from './sending.queries.ts';

/** A line by its product, and by a request it was ever sent in where the product has several. */
export interface NamedItem {
  readonly productId: string;
  readonly requestReference?: string | undefined;
}

interface FoundItem extends NamedItem {
  /** One where the item names it, several where it could be any of them, none where there is none. */
  readonly candidates: readonly LockedLine[];
}

/** Finds the lines that items name for an action, and holds them. */
export async function lockNamedLines(
  tx: Tx,
  caller: Caller,
  given: readonly NamedItem[],
  action: LineAction,
): Promise<{ readonly lines: readonly LockedLine[]; readonly items: readonly FoundItem[] }> {
  const items = given.map((item) => ({ ...item, productId: item.productId.toLowerCase() }));
  const lines = await lockOwnLines(tx, caller.organisationId, {
    productIds: distinctIds(items.map(({ productId }) => productId)),
  });
  const byProduct = Map.groupBy(lines, ({ product_id: productId }) => productId);
  const isReferenceOf = await referencesOf(tx, caller, items, lines);
  return {
    lines,
    items: items.map((item) => {
      const ofProduct = byProduct.get(item.productId) ?? [];
      const { requestReference } = item;
      return {
        ...item,
        candidates: requestReference
          ? ofProduct.filter((line) => isReferenceOf(requestReference, line))
          : soleOrAll(ofProduct, action),
      };
    }),
  };
}

/** Those in the right status; where there is none, any of the lines says what stands against it. */
function soleOrAll(lines: readonly LockedLine[], action: LineAction): readonly LockedLine[] {
  const qualified = lines.filter((line) => customerStep(action, line));
  return qualified.length > 0 ? qualified : lines.slice(0, 1);
}

async function referencesOf(tx: Tx, caller: Caller, items: readonly NamedItem[], lines: readonly LockedLine[]) {
  const references = [...new Set(items.flatMap(({ requestReference }) => requestReference ?? []))];
  const rows =
    references.length > 0
      ? await selectReferences(tx, caller.organisationId, { references, lineIds: lines.map(({ id }) => id) })
      : [];
  const known = new Set(rows.map(({ reference, line_id: lineId }) => `${reference} ${lineId}`));
  return (reference: string, line: LockedLine) => known.has(`${reference} ${line.id}`);
}
