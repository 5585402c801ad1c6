import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../components/form/use-problem-text.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';

/** Why the server refused to change somebody's access; for the last administrator also what to do about it. */
export function useRefusalText(error: unknown): string | undefined {
  const { t } = useTranslation('users');
  const problem = useProblemText(error);
  return error instanceof ApiProblem && error.code === 'LAST_ADMIN' ? t('lastAdmin') : problem;
}
