import { requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { readOnlyTemplateFileHeadings, templateFileHeadings } from '@pcf/contract/template-file-headings';
import { headerReader } from '../../../files/read-header.ts';

/** As of a file of products; the columns that only an export has are passed over, so that it can come back. */
export const readTemplateHeader = headerReader({
  headings: templateFileHeadings,
  required: requiredProductImportColumns,
  requiredFirst: true,
  passedOver: Object.values(readOnlyTemplateFileHeadings),
});
