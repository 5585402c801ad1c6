import { fallbackLanguage, type Language } from '@pcf/contract/vocabulary/language';
import { numberLocales } from './locales.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1024;

/** As file managers show it: in the largest unit of which there is at least one, with at most one decimal. */
export function formatFileSize(bytes: number, language: Language = fallbackLanguage): string {
  const size = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  return new Intl.NumberFormat(numberLocales[language], {
    style: 'unit',
    unit: units[size] ?? 'byte',
    maximumFractionDigits: size > 1 ? 1 : 0,
  }).format(bytes / step ** size);
}
