import type { Language } from '@pcf/contract/vocabulary/language';

/** English numbers are American and English dates British; the other languages follow their own customs in both. */
export const numberLocales = { en: 'en-US', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>;
export const dateLocales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<Language, string>;
