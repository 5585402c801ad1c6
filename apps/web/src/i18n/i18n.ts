import { fallbackLanguage, type Language, languages } from '@pcf/contract/vocabulary/language';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storedLanguage, storeLanguage } from './stored-language.ts';
import { translationFiles } from './translation-files.ts';

/** Starts in the language of this browser; resolves once the texts of the frame are there. */
export async function startI18n(): Promise<i18n> {
  const language = storedLanguage() ?? fallbackLanguage;
  await i18next
    .use(translationFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language has every text, which a test sees to, so that nobody waits for a second one.
      fallbackLng: false,
      supportedLngs: languages,
      load: 'currentOnly',
      ns: ['common', 'shell'],
      defaultNS: 'common',
      // Six tries take eleven seconds, in which a page without a connection could not say what is wrong.
      maxRetries: 1,
      // React escapes what it writes.
      interpolation: { escapeValue: false },
    });
  markPage(language);
  return i18next;
}

/** Switches the page over and remembers the choice in this browser. */
export function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  return speak(language);
}

/** Switches the page over for as long as it is open. */
export async function speak(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  markPage(language);
}

/** Screen readers and hyphenation go by the language of the document. */
function markPage(language: Language): void {
  const page = globalThis.document?.documentElement;
  if (page) page.lang = language;
}
