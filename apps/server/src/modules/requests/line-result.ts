import type { Caller, Tx } from '../../database/database.ts';
import type { LockedLine } from '../lines/change-lines.service.ts';
import { selectConnections } from './sending.queries.ts';

export interface LineResult {
  productId: string;
  lineId: string | null;
  name: string | null;
  supplier: { id: string; name: string } | null;
}

/** What the caller learns of one line; the names are of its own suppliers alone. */
export function lineResult(line: LockedLine, supplierNames: ReadonlyMap<string, string>): LineResult {
  const supplierId = line.supplier_organisation_id;
  return {
    productId: line.product_id,
    lineId: line.id,
    name: line.product_name,
    supplier: supplierId === null ? null : { id: supplierId, name: supplierNames.get(supplierId) ?? '' },
  };
}

export const unknownProduct = (productId: string): LineResult => ({
  productId,
  lineId: null,
  name: null,
  supplier: null,
});

/** Those of the lines' suppliers that are connected or invited. */
export async function connectedSuppliers(
  tx: Tx,
  caller: Caller,
  lines: readonly LockedLine[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(lines.flatMap(({ supplier_organisation_id: id }) => id ?? []))];
  const connections = ids.length > 0 ? await selectConnections(tx, caller.organisationId, ids) : [];
  return new Set(
    connections.filter(({ status }) => status !== 'DECLINED').map(({ supplier_organisation_id: id }) => id),
  );
}
