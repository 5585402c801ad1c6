import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { waitingTime } from './waiting-time.ts';

/** What to tell somebody whose sign-in was refused; nothing where a toast says it. */
export function useLoginProblem(error: Error | null): string | undefined {
  const { t, i18n } = useTranslation(['login', 'common']);
  if (!(error instanceof ApiProblem) || error.status >= 500) return undefined;
  if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter !== null) {
    return t('tooManyAttempts', { time: waitingTime(error.retryAfter, i18n.language) });
  }
  // An address that no account can have is, to whoever typed it, simply a wrong one.
  const code = error.code === 'VALIDATION_FAILED' ? 'INVALID_CREDENTIALS' : error.code;
  return t(`common:problem.${code}`);
}
