import { fallbackLanguage, type Language, languages } from '@pcf/contract/vocabulary/language';
import type { BackendModule, i18n } from 'i18next';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatCount } from '../lib/format/number-format.ts';
import { pageEnvironment } from '../lib/page-environment.ts';

/** What the pages before signing in need; the list of all the others would only make them slower. */
const files: Readonly<Record<string, TranslationFile>> = import.meta.glob<Record<string, unknown>>(
  './*/{common,shell,login,registration,password,access,stopMails,sso}.json',
  { import: 'default' },
);

/** Loads a namespace of one language when it is first needed; each file is a chunk of its own. */
const translationFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    findFile(language, namespace).then(
      (load) =>
        load
          ? load().then(
              (texts) => done(null, texts),
              // `true` asks for another try: a chunk that failed to load may load a moment later.
              (error) => done(error, true),
            )
          : done(new Error(`There is no translation file ${language}/${namespace}.`), false),
      (error) => done(error, true),
    );
  },
};

const storageKey = 'language';

/** The language chosen in this browser; null where none was, or one the page does not speak. */
export function storedLanguage(): Language | null {
  const stored = pageEnvironment.localStorage.getItem(storageKey);
  return languages.find((language) => language === stored) ?? null;
}

export function storeLanguage(language: Language): void {
  pageEnvironment.localStorage.setItem(storageKey, language);
}

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
  // By itself it makes a format for every number that it writes.
  i18next.services.formatter?.add('number', (value: number, written = language) =>
    formatCount(value, languages.find((one) => one === written) ?? language),
  );
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

type TranslationFile = () => Promise<Record<string, unknown>>;

const innerFiles = {
  de: () => import('./inner-files/de.ts'),
  en: () => import('./inner-files/en.ts'),
  fr: () => import('./inner-files/fr.ts'),
} satisfies Record<Language, unknown>;

async function findFile(language: string, namespace: string): Promise<TranslationFile | undefined> {
  const file = files[`./${language}/${namespace}.json`];
  const known = languages.find((one) => one === language);
  if (file || known === undefined) return file;
  return (await innerFiles[known]()).innerFiles[`../${known}/${namespace}.json`];
}
