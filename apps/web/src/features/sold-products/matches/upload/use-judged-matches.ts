import { useTranslation } from 'react-i18next';
import type { JudgedWords } from '../../../../exchange/file-import/judged-file.tsx';
import type { MatchImportResult } from '../api/import-template-matches.ts';

/** What a file of matches will do. */
export function useJudgedMatches() {
  const { t } = useTranslation(['templateMatches', 'answerFile']);
  return ({ errors, warnings, confirmed, unchanged }: MatchImportResult): JudgedWords => ({
    title: t('upload.ready', { count: confirmed }),
    notes: [
      warnings.length > 0 && errors.length === 0 && t('answerFile:judged.warnings', { count: warnings.length }),
      unchanged > 0 && t('answerFile:skipped', { count: unchanged }),
    ],
    write: t('upload.write'),
    writable: confirmed > 0,
  });
}
