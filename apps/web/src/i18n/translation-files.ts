import type { BackendModule } from 'i18next';

type TranslationFile = () => Promise<Record<string, unknown>>;

/** What the pages before signing in need; the list of all the others would only make them slower. */
const files: Readonly<Record<string, TranslationFile>> = import.meta.glob<Record<string, unknown>>(
  './*/{common,shell,login,registration,password,access,stopMails,sso}.json',
  { import: 'default' },
);

async function findFile(language: string, namespace: string): Promise<TranslationFile | undefined> {
  const path = `./${language}/${namespace}.json`;
  return files[path] ?? (await import('./inner-translation-files.ts')).innerTranslationFiles[path];
}

/** Loads a namespace of one language when it is first needed; each file is a chunk of its own. */
export const translationFiles: BackendModule = {
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
