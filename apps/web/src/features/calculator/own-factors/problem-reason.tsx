import { factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import type { FoundProblem } from '@pcf/catalogue/file/factor-file-problem';
import { useTranslation } from 'react-i18next';
import { megabytes } from './megabytes.ts';

export function ProblemReason({ problem: { code, column, value } }: { problem: FoundProblem }) {
  const { t } = useTranslation('ownFactors');
  const { rows, bytes, minImpact, maxImpact } = factorFileLimits;
  const maxLength = factorFileColumns[column ?? 'name'].maxLength;
  return (
    <span>{t(`reason.${code}`, { value, rows, minImpact, maxImpact, maxLength, megabytes: megabytes(bytes) })}</span>
  );
}
