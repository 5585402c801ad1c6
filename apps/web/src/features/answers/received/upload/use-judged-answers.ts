import { useTranslation } from 'react-i18next';
import type { JudgedWords } from '../../../../exchange/file-import/judged-file.tsx';
import type { AnswerImportResult } from '../api/import-answers.ts';
import type { AnswerFileAim } from './answer-file-aim.ts';

/** What a file of answers will do. */
export function useJudgedAnswers() {
  const { t } = useTranslation(['answerFile', 'fileImport']);
  return (result: AnswerImportResult, aim: AnswerFileAim): JudgedWords => {
    const { errors, warnings, moreErrors, moreWarnings, saved, submitted, skipped } = result;
    const count = aim === 'submit' ? submitted : saved;
    return {
      title: t(`judged.ready.${aim}`, { count }),
      notes: [
        moreWarnings && !moreErrors && t('fileImport:judged.more'),
        warnings.length > 0 && errors.length === 0 && t('judged.warnings', { count: warnings.length }),
        skipped > 0 && t('skipped', { count: skipped }),
      ],
      write: t(`judged.do.${aim}`),
      writable: count > 0,
    };
  };
}
