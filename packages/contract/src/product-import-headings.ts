import type { ProductImportColumn } from './vocabulary/files.ts';

/** The header of a product file. The first three come first and in this order, the others in any order or not at all. */
export const productImportHeadings = {
  name: 'Product name',
  internalReference: 'Product reference number',
  description: 'Product description',
  unit: 'Unit',
  massKg: 'Mass of one unit (kg)',
  supplierEmail: 'Supplier e-mail',
  supplierName: 'Supplier name',
  supplierNumber: 'Supplier number',
  supplierProductReference: 'Supplier product reference',
  yearlyQuantity: 'Yearly quantity',
  quantityUnit: 'Quantity unit',
  quantityYear: 'Year',
} as const satisfies Readonly<Record<ProductImportColumn, string>>;

export const requiredProductImportColumns = [
  'name',
  'internalReference',
  'description',
] as const satisfies readonly ProductImportColumn[];
