import type { BackendModule } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' });

/** Loads a namespace of one language when it is first needed; each file is a chunk of its own. */
export const translationFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`./${language}/${namespace}.json`];
    if (load === undefined) {
      done(new Error(`There is no translation file ${language}/${namespace}.`), false);
      return;
    }
    // `true` asks for another try: a chunk that failed to load may load a moment later.
    load().then(
      (texts) => done(null, texts),
      (error) => done(error, true),
    );
  },
};
