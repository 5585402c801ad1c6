import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { countPurchases, type ShownPurchase, selectPurchases } from './purchases.queries.ts';

/** Exact numbers come as text. */
const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

type ListQueries = {
  page: ReturnType<typeof selectPurchases>;
  count: ReturnType<typeof countPurchases>;
};

export const listFootprintLines = reads<'listFootprintLines', ListQueries>(
  (db, { query }) => ({
    page: selectPurchases(db, query, checkPage(query)),
    count: countPurchases(db, query),
  }),
  ({ page, count }) => ({ data: page.map(presentPurchase), metadata: metadataOf(count[0]) }),
);

function presentPurchase(row: ShownPurchase): OperationOutput<'listFootprintLines'>['data'][number] {
  const { supplier_organisation_id: supplierId, in_force_version: version, in_force_at: acceptedAt } = row;
  return {
    lineId: row.line_id,
    productId: row.product_id,
    name: row.product_name,
    internalReference: row.internal_reference,
    supplier: supplierId === null ? null : { id: supplierId, name: row.supplier_name ?? '' },
    productRequestStatus: row.status,
    requestReference: row.request_reference,
    year: row.year || null,
    quantity: Number(row.quantity),
    quantityUnit: row.quantity_unit,
    massKg: numberOf(row.mass_kg),
    basis: row.basis,
    totalKg: numberOf(row.total_kg),
    gap: row.gap,
    inForce:
      version === null || acceptedAt === null
        ? null
        : {
            version,
            emissionValue: numberOf(row.in_force_value),
            emissionUnit: row.in_force_unit,
            emissionUnitAmount: numberOf(row.in_force_unit_amount),
            massKg: numberOf(row.in_force_mass_kg),
            acceptedAt: acceptedAt.toISOString(),
          },
    estimate: row.estimate,
  };
}
