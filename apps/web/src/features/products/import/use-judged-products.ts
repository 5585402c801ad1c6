import { productImportHeadings } from '@pcf/contract/product-import-headings';
import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useTranslation } from 'react-i18next';
import type { JudgedWords } from '../../../exchange/file-import/judged-file.tsx';
import type { ImportResult } from './api/import-products.ts';

/** What a file of products will do. */
export function useJudgedProducts() {
  const { t } = useTranslation(['productImport', 'fileImport']);

  /** Those whom only products name that exist already were not counted. */
  function invites({ preview, suppliersInvited }: ImportResult, onDuplicate: ImportDuplicateChoice) {
    const namesSuppliers = preview.headings.includes(productImportHeadings.supplierEmail);
    if (onDuplicate === 'update' && namesSuppliers) return t('judged.invitesUnknown');
    return suppliersInvited > 0 && t('judged.invites', { count: suppliersInvited });
  }

  return (result: ImportResult, onDuplicate: ImportDuplicateChoice): JudgedWords => {
    const { errors, rows, created } = result;
    return {
      title: t('fileImport:judged.ready', { count: rows }),
      notes: errors.length > 0 ? [] : [t('judged.readyText', { count: created }), invites(result, onDuplicate)],
      write: t('fileImport:judged.import'),
      writable: rows > 0,
    };
  };
}
