import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';

/** What to tell somebody whom the server refused; nothing where a toast says it. */
export function useProblemText(error: unknown): string | undefined {
  const { t, i18n } = useTranslation();
  if (!(error instanceof ApiProblem) || error.status >= 500) return undefined;
  if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter !== null) {
    return t('tooManyAttempts', { time: waitingTime(error.retryAfter, pageLanguage(i18n)) });
  }
  return t(`problem.${error.code}`);
}

/** "45 seconds" or "14 minutes", rounded up, so that waiting that long is enough. */
export function waitingTime(seconds: number, language: string): string {
  const [amount, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
