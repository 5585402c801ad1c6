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

/** Why a supplier cannot be asked for anything; null where it can. */
export type SupplierRefusal = (supplierId: string | null) => 'NOT_CONNECTED' | 'SUPPLIER_AWAY' | null;

/** Of the lines' suppliers: those that are connected or invited can be asked, unless nobody acts for them. */
export async function supplierRefusals(tx: Tx, caller: Caller, lines: readonly LockedLine[]): Promise<SupplierRefusal> {
  const ids = [...new Set(lines.flatMap(({ supplier_organisation_id: id }) => id ?? []))];
  const connections = ids.length > 0 ? await selectConnections(tx, caller.organisationId, ids) : [];
  const connected = new Map(
    connections.flatMap(({ supplier_organisation_id: id, status, away }) =>
      status === 'DECLINED' ? [] : [[id, away] as const],
    ),
  );
  return (supplierId) => {
    const away = connected.get(supplierId ?? '');
    if (away === undefined) return 'NOT_CONNECTED';
    return away ? 'SUPPLIER_AWAY' : null;
  };
}
