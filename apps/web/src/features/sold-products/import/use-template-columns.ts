import { requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { type TemplateFileColumn, templateFileHeadings } from '@pcf/contract/template-file-headings';
import { emissionScopes } from '@pcf/contract/vocabulary/emission-scope';
import { lifecycleBoundaries } from '@pcf/contract/vocabulary/lifecycle-boundary';
import { primaryDataShareTypes } from '@pcf/contract/vocabulary/primary-data-share-type';
import { useTranslation } from 'react-i18next';
import type { FileColumn } from '../../../exchange/file-import/column-list.tsx';
import { templateFileColumns } from './template-file-columns.ts';

const required: readonly string[] = requiredProductImportColumns;
/** Of columns that take one of a few codes, all of them. */
const codes: { readonly [Column in TemplateFileColumn]?: readonly string[] } = {
  lifecycleBoundary: lifecycleBoundaries,
  scopes: emissionScopes,
  primaryDataShareType: primaryDataShareTypes,
};

/** The columns of a file of sold products, in the order of the empty file. */
export function useTemplateColumns(): FileColumn[] {
  const { t } = useTranslation('templateImport');
  return templateFileColumns.map((column) => ({
    heading: templateFileHeadings[column],
    optional: !required.includes(column),
    meaning: t(`column.${column}`, { codes: codes[column]?.join(', ') }),
  }));
}
