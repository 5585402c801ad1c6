import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/exact-number.ts';
import type { LocalNumber } from '../../lib/format/parse-local-number.ts';

/** How a text was read, where it could be two numbers or is written as in another language; null where it is plain. */
export function useReadingText(reading: LocalNumber | null, value: number | null): string | null {
  const { t, i18n } = useTranslation();
  // What came from elsewhere in the meantime was not read here.
  if (!reading || reading.value !== value) return null;
  const written = (number: number) => exactNumber(number, pageLanguage(i18n));
  if (reading.otherwise !== null) {
    return t('input.readAsNot', { value: written(value), other: written(reading.otherwise) });
  }
  return reading.isForeign ? t('input.readAs', { value: written(value) }) : null;
}
