import { useTranslation } from 'react-i18next';
import type { Range } from '../../lib/filters/codecs.ts';

/** A range in a few words; null where it has no end. */
export function useRangeText() {
  const { t } = useTranslation('exchange');
  return <Value>({ from, to }: Range<Value>, format: (value: Value) => string): string | null => {
    if (from !== null && to !== null) return t('filters.between', { from: format(from), to: format(to) });
    if (from !== null) return t('filters.atLeast', { from: format(from) });
    return to === null ? null : t('filters.atMost', { to: format(to) });
  };
}
