import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { pageEnvironment } from '../lib/page-environment.ts';

const key = 'language';

/** The language chosen in this browser; null where none was, or one the page does not speak. */
export function storedLanguage(): Language | null {
  const stored = pageEnvironment.localStorage.getItem(key);
  return languages.find((language) => language === stored) ?? null;
}

export function storeLanguage(language: Language): void {
  pageEnvironment.localStorage.setItem(key, language);
}
