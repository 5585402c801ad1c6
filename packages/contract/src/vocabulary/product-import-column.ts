/** The columns of a product file by their place in a product; how each is headed stands in `productImportHeadings`. */
export const productImportColumns = [
  'name',
  'internalReference',
  'description',
  'unit',
  'massKg',
  'supplierEmail',
  'supplierName',
  'supplierNumber',
  'supplierProductReference',
  'yearlyQuantity',
  'quantityUnit',
  'quantityYear',
] as const;

export type ProductImportColumn = (typeof productImportColumns)[number];
