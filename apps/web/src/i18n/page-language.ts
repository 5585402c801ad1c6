import { fallbackLanguage, type Language, languages } from '@pcf/contract/vocabulary/language';

/** The language the page speaks now, as one of ours. */
export function pageLanguage(i18n: { resolvedLanguage?: string | undefined }): Language {
  return languages.find((language) => language === i18n.resolvedLanguage) ?? fallbackLanguage;
}
