import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

/** Before a percent sign; it does not break. */
const blanks = { en: '\u00a0', de: '\u00a0', fr: '\u202f' } as const satisfies Record<Language, string>;

const smallest = 0.1;

/** A share of 0.671 as 67 %: whole from ten percent on, one decimal below, and never 0 % for what is there. */
export function formatShare(share: number, language: Language = fallbackLanguage): string {
  const percent = share * 100;
  const size = Math.abs(percent);
  const format = numberFormat(language, {
    maximumFractionDigits: size < 9.95 ? 1 : 0,
    signDisplay: 'negative',
  });
  const number = size > 0 && size < smallest ? `<\u00a0${format.format(smallest)}` : format.format(percent);
  return `${number}${blanks[language]}%`;
}
