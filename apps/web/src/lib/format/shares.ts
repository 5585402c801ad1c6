import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { numberFormat } from './number-format.ts';

const smallest = 0.1;

/** Before a percent sign; it does not break. */
const blanks = { en: '\u00a0', de: '\u00a0', fr: '\u202f' } as const satisfies Record<Language, string>;

/** By how much a number has changed, as a share of what it was; null where it was nothing. */
export function relativeChange(before: number, after: number): number | null {
  if (before === 0) return null;
  return Number(((after - before) / Math.abs(before)).toPrecision(12));
}

/** The share of a part in percent; 0 where there is no total to have a share of. */
export function percentOf(part: number, total: number): number {
  if (total === 0) return 0;
  const percent = (part * 100) / total;
  return Number.isFinite(percent) ? percent : 0;
}

/** A change of 0.12 as +12 %; the minus is a proper one, so that it is not taken for a dash. */
export function formatChange(change: number, language: Language): string {
  const share = formatShare(Math.abs(change), language);
  if (change === 0) return share;
  return `${change > 0 ? '+' : '−'}${share}`;
}

/** 2.5 as "2.5 %", with every digit it has; a difference of 2.5 as "+2.5 %". */
export function formatPercent(
  percent: number,
  language: Language = fallbackLanguage,
  signDisplay: 'negative' | 'exceptZero' = 'negative',
): string {
  return `${numberFormat(language, { maximumSignificantDigits: 15, signDisplay }).format(percent)}${blanks[language]}%`;
}

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
