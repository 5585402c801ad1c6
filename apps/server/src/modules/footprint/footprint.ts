import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ReadResults } from '../../database/database.ts';
import { reads } from '../../http/operation-handler.ts';
import {
  countAllLines,
  selectAskedYear,
  selectLargestPurchases,
  selectLargestSuppliers,
  selectYears,
} from './footprint.queries.ts';

type FootprintQueries = {
  asked: ReturnType<typeof selectAskedYear>;
  years: ReturnType<typeof selectYears>;
  all: ReturnType<typeof countAllLines>;
  products: ReturnType<typeof selectLargestPurchases>;
  suppliers: ReturnType<typeof selectLargestSuppliers>;
};

type Results = ReadResults<FootprintQueries>;

export const getFootprint = reads<'getFootprint', FootprintQueries>(
  (db, { query }) => ({
    asked: selectAskedYear(db, query),
    years: selectYears(db),
    all: countAllLines(db),
    products: selectLargestPurchases(db, query),
    suppliers: selectLargestSuppliers(db, query),
  }),
  presentFootprint,
);

function presentFootprint({ asked, years, all, products, suppliers }: Results): OperationOutput<'getFootprint'> {
  const year = asked[0]?.year ?? null;
  const sums = years.find((each) => each.year === year);
  return {
    year: year || null,
    years: years.map((each) => each.year || null),
    ...presentSums(sums),
    massKg: Number(sums?.mass_kg ?? 0),
    weighedLines: sums?.weighed_lines ?? 0,
    specificMassKg: Number(sums?.specific_mass_kg ?? 0),
    estimatedMassKg: Number(sums?.estimated_mass_kg ?? 0),
    acceptedLines: all[0]?.accepted_lines ?? 0,
    linesWithoutQuantity: (all[0]?.lines ?? 0) - (sums?.lines ?? 0),
    products: products.map((row) => ({
      lineId: row.line_id,
      productId: row.product_id,
      name: row.product_name,
      internalReference: row.internal_reference,
      supplierName: row.supplier_name,
      totalKg: Number(row.total_kg),
      basis: row.basis,
    })),
    suppliers: suppliers.map((row) => ({ id: row.partner_id, name: row.name ?? '', ...presentSums(row) })),
  };
}

type Sums = Pick<
  Results['suppliers'][number],
  'lines' | 'specific_lines' | 'estimated_lines' | 'specific_kg' | 'estimated_kg'
>;

const presentSums = (sums: Sums | undefined) => ({
  lines: sums?.lines ?? 0,
  specificLines: sums?.specific_lines ?? 0,
  estimatedLines: sums?.estimated_lines ?? 0,
  specificKg: Number(sums?.specific_kg ?? 0),
  estimatedKg: Number(sums?.estimated_kg ?? 0),
});
