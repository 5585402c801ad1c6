import type { ProductImportProblem } from '@pcf/contract/vocabulary/files';
import { productImportWarnings } from '@pcf/contract/vocabulary/files';
import { useTranslation } from 'react-i18next';
import type { FindingWords } from './file-finding.ts';

const warnings: readonly string[] = productImportWarnings;

/** Why a cell, a row or a file of products, bought or sold, is not taken, in the reader's language. */
export function useImportFindingWords(): FindingWords {
  const { t } = useTranslation('fileImport');
  return {
    isWarning: ({ code }) => warnings.includes(code),
    textOf: ({ row, code: found, column = '', value = '' }) => {
      const code = found as ProductImportProblem;
      if (code === 'INVALID_FILE_FORMAT' && row === 0) return t('elsewhere.unreadable');
      if (code === 'INVALID_NUMBER_OF_CELLS' || code === 'TOO_MANY_ROWS')
        return t(`problem.${code}`, { count: Number(value) });
      return t(`problem.${code}`, { column, value });
    },
  };
}
