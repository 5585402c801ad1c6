import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { headerReader } from '../../../files/read-header.ts';

export const readHeader = headerReader({
  headings: productImportHeadings,
  required: requiredProductImportColumns,
  requiredFirst: true,
});
