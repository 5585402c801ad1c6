import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useTranslation } from 'react-i18next';
import type { JudgedWords } from '../../../exchange/file-import/judged-file.tsx';
import type { TemplateImportResult } from './api/import-templates.ts';

/** What a file of sold products will do. */
export function useJudgedTemplates() {
  const { t } = useTranslation(['templateImport', 'fileImport']);

  /** Those that exist already were not counted. */
  function incomplete({ incomplete: count }: TemplateImportResult, onDuplicate: ImportDuplicateChoice) {
    return onDuplicate === 'skip' && count > 0 && t('judged.incomplete', { count });
  }

  return (result: TemplateImportResult, onDuplicate: ImportDuplicateChoice): JudgedWords => {
    const { errors, rows, created } = result;
    return {
      title: t('fileImport:judged.ready', { count: rows }),
      notes: errors.length > 0 ? [] : [t('judged.added', { count: created }), incomplete(result, onDuplicate)],
      write: t('fileImport:judged.import'),
      writable: rows > 0,
    };
  };
}
