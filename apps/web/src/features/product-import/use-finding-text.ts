import { useTranslation } from 'react-i18next';
import type { ImportFinding } from './api/import-products.ts';

/** Why a cell, a row or a file is not taken, in the reader's language. */
export function useFindingText(): (finding: ImportFinding) => string {
  const { t } = useTranslation('productImport');
  return ({ row, code, column = '', value = '' }) => {
    if (code === 'INVALID_FILE_FORMAT' && row === 0) return t('elsewhere.unreadable');
    if (code === 'INVALID_NUMBER_OF_CELLS' || code === 'TOO_MANY_ROWS')
      return t(`problem.${code}`, { count: Number(value) });
    return t(`problem.${code}`, { column });
  };
}
