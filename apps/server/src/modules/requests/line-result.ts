import type { LockedLine } from '../lines/lock-lines.service.ts';

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
