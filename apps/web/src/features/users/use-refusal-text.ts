import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';

/** Why the server refused to change somebody's access; for the last administrator also what to do about it. */
export function useRefusalText(error: unknown): string | undefined {
  const { t } = useTranslation('users');
  const problem = useProblemText(error);
  return error instanceof ApiProblem && error.code === 'LAST_ADMIN' ? t('lastAdmin') : problem;
}
