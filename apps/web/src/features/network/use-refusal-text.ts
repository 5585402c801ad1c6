import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';

/** Why a connection stays as it is: with how many requests, where those stand against it. */
export function useRefusalText(error: unknown): string | undefined {
  const { t } = useTranslation('network');
  const problem = useProblemText(error);
  if (!(error instanceof ApiProblem) || error.code !== 'SUPPLIER_HAS_OPEN_REQUESTS') return problem;
  const { count } = error.problem;
  return typeof count === 'number' ? t('openRequests', { count }) : problem;
}
