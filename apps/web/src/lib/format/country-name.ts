import type { Language } from '@pcf/contract/vocabulary/language';
import { type Country, countryAlpha2 } from '@pcf/contract/vocabulary/region';

// Apart from the other formats: the table of countries is large, and few pages show one.

const made = new Map<Language, Intl.DisplayNames>();

/** What a country is called in a language; a list asks for all of them at once. */
export function countryName(country: Country, language: Language): string {
  const names = made.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  made.set(language, names);
  return names.of(countryAlpha2[country]) ?? country;
}
