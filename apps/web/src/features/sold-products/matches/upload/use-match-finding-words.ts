import { type MatchImportProblem, matchImportWarnings } from '@pcf/contract/vocabulary/match-import-problem';
import { useTranslation } from 'react-i18next';
import type { FindingWords } from '../../../../exchange/file-import/file-finding.ts';

const warnings: readonly string[] = matchImportWarnings;

/** Why a row or a file of matches is not taken, in the reader's language; it goes wrong as a file of answers does. */
export function useMatchFindingWords(): FindingWords {
  const { t } = useTranslation(['templateMatches', 'answerFile']);
  return {
    isWarning: ({ code }) => warnings.includes(code),
    textOf: ({ code: found, column = '', value = '' }) => {
      const code = found as MatchImportProblem;
      return code === 'UNKNOWN_TEMPLATE' || code === 'MATCH_EXISTS'
        ? t(`problem.${code}`, { value })
        : t(`answerFile:problem.${code}`, { column, value });
    },
  };
}
