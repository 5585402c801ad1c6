import { type AnswerImportProblem, answerImportWarnings } from '@pcf/contract/vocabulary/answer-import-problem';
import { useTranslation } from 'react-i18next';
import type { FindingWords } from '../../../../exchange/file-import/file-finding.ts';

const warnings: readonly string[] = answerImportWarnings;

/** Why a cell, a row or a file of answers is not taken, in the reader's language. */
export function useAnswerFindingWords(): FindingWords {
  const { t } = useTranslation('answerFile');
  return {
    isWarning: ({ code }) => warnings.includes(code),
    textOf: ({ code, column = '', value = '' }) =>
      t(`problem.${code as AnswerImportProblem}`, { column, value, count: Number(value) || 0 }),
  };
}
