import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { waitingTime } from '../../lib/format/waiting-time.ts';

/** What to tell somebody whom the server refused; nothing where a toast says it. */
export function useProblemText(error: unknown): string | undefined {
  const { t, i18n } = useTranslation();
  if (!(error instanceof ApiProblem) || error.status >= 500) return undefined;
  if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter !== null) {
    return t('tooManyAttempts', { time: waitingTime(error.retryAfter, pageLanguage(i18n)) });
  }
  return t(`problem.${error.code}`);
}
