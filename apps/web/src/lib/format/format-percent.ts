import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

/** Before a percent sign; it does not break. */
const blanks = { en: '\u00a0', de: '\u00a0', fr: '\u202f' } as const satisfies Record<Language, string>;

/** 2.5 as "2.5 %", with every digit it has; a difference of 2.5 as "+2.5 %". */
export function formatPercent(
  percent: number,
  language: Language = fallbackLanguage,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
): string {
  return `${numberFormat(language, { maximumSignificantDigits: 15, signDisplay }).format(percent)}${blanks[language]}%`;
}
