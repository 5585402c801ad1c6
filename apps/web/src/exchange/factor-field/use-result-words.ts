import { useTranslation } from 'react-i18next';
import { type FactorResults, resultLimit } from './use-factor-results.ts';

/** What a search came to, in words; nothing where nothing was searched for. */
export function useResultWords(results: FactorResults | null): string {
  const { t } = useTranslation(['factors', 'common']);
  if (results === null) return '';
  if (results === 'waiting') return t('common:loading');
  if (results === 'failed') return t('search.failed');
  if (results.length === 0) return t('search.nothing');
  return t(results.length < resultLimit ? 'search.count' : 'search.many', { count: results.length });
}
