import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { formatNumber } from './format-number.ts';
import { scaleNumber } from './scale-number.ts';

/** 1,234 as 1.23k and 2,500,000 as 2.5M. */
export function shortenNumber(value: number, language: Language = fallbackLanguage): string {
  if (!Number.isFinite(value)) return formatNumber(value, language);
  const { amount, unit } = scaleNumber(value, [
    { unit: '', factor: 1 },
    { unit: 'k', factor: 1e3 },
    { unit: 'M', factor: 1e6 },
  ]);
  return `${formatNumber(amount, language)}${unit}`;
}
