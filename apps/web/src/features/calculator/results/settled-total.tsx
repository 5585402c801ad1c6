import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FootprintResult } from '@pcf/domain/footprint/summarise';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { roundDecimal } from '../../../lib/format/format-decimal.ts';

/** Long enough that somebody who is still typing does not hear half a number. */
const settledAfterMs = 600;

/** Tells the new total to those who hear the page, once it stands still. */
export function SettledTotal({ results }: { results: readonly FootprintResult[] }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const [first = '0', second] = results.map(({ total }) => roundDecimal(total, language));
  const text =
    second === undefined ? t('spoken.total', { total: first }) : t('spoken.both', { first: first, second: second });
  const [settled] = useDebouncedValue(text, settledAfterMs);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}
