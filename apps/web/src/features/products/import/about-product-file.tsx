import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import { useTranslation } from 'react-i18next';
import { AboutFile } from '../../../exchange/file-import/about-file.tsx';
import { ColumnList } from '../../../exchange/file-import/column-list.tsx';
import { downloadEmptyProductFile } from './api/download-empty-product-file.ts';

const required: readonly string[] = requiredProductImportColumns;

export function AboutProductFile() {
  const { t } = useTranslation('productImport');
  return (
    <AboutFile download={downloadEmptyProductFile} fileName={t('fileName')}>
      <ColumnList
        columns={productImportColumns.map((column) => ({
          heading: productImportHeadings[column],
          optional: !required.includes(column),
          meaning: t(`column.${column}`),
        }))}
      />
    </AboutFile>
  );
}
