import type { Language } from '@pcf/contract/vocabulary/language';

const minutesOfAnHour = 60;

function format(language: Language, unit: 'day' | 'hour' | 'minute', amount: number): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** "14 days", in the language's own plural. */
export function inDays(language: Language, days: number): string {
  return format(language, 'day', days);
}

/** "30 minutes", and whole hours as hours. */
export function inMinutes(language: Language, minutes: number): string {
  return minutes % minutesOfAnHour === 0
    ? format(language, 'hour', minutes / minutesOfAnHour)
    : format(language, 'minute', minutes);
}
