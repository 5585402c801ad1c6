import type { Language } from '@pcf/contract/vocabulary/language';
import i18next, { type FlatNamespace, type TFunction } from 'i18next';
import { use, useSyncExternalStore } from 'react';
import { pageLanguage } from './page-language.ts';

interface Words<Name extends FlatNamespace> {
  readonly t: TFunction<Name>;
  readonly language: Language;
}

const known = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();

/**
 * Texts for what a list shows in every row. They are there with the page, as a rule; useTranslation, which looks after
 * much else, is ten hooks at each place and was a tenth of the time that rows took.
 */
export function useWords<Name extends FlatNamespace>(namespace: Name): Words<Name> {
  const language = useSyncExternalStore(subscribe, spokenLanguage);
  const key = `${language} ${namespace}`;
  const found = known.get(key) as Words<Name> | undefined;
  if (found !== undefined) return found;
  if (!i18next.hasLoadedNamespace(namespace)) use(loadOnce(key, namespace));
  const words = { t: i18next.getFixedT(language, namespace), language } as Words<Name>;
  known.set(key, words);
  return words;
}

function loadOnce(key: string, namespace: string): Promise<void> {
  const load = loading.get(key) ?? i18next.loadNamespaces(namespace);
  loading.set(key, load);
  return load;
}

const spokenLanguage = () => pageLanguage(i18next);

function subscribe(told: () => void): () => void {
  i18next.on('languageChanged', told);
  return () => i18next.off('languageChanged', told);
}
