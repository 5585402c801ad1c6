import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-problem.ts';

/** Why the server refused the name; nothing where a toast says it. */
export function useSaveProblem(error: Error | null): string | undefined {
  const { t } = useTranslation();
  return error instanceof ApiProblem && error.status < 500 ? t(`problem.${error.code}`) : undefined;
}
