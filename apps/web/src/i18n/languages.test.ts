import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { findUsedKeys } from './testing/find-used-keys.ts';
import { keyFamilies } from './testing/key-families.ts';
import { readTranslations, type Translation } from './testing/read-translations.ts';
import { sameAsEnglish } from './testing/same-as-english.ts';

const web = fileURLToPath(new URL('../../', import.meta.url));
const english = readTranslations(fallbackLanguage);
const others = ['de', 'fr'] as const;

const nameOf = ({ namespace, key }: Pick<Translation, 'namespace' | 'key'>) => `${namespace}:${key}`;
const namesOf = (translations: readonly Translation[]) => [...new Set(translations.map(nameOf))].sort();
const isInFamily = ({ namespace, key }: Translation) =>
  keyFamilies.some((family) => family.namespace === namespace && key.startsWith(family.prefix));

/** What a text must keep when it is translated: the values and the elements put into it. */
function placeholdersOf(text: unknown): string[] {
  const matches = String(text).matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?\w+\/?>/g);
  return [...new Set(Array.from(matches, (match) => match[1] ?? match[0]))].sort();
}

describe.each(languages)('%s', (language) => {
  const translations = readTranslations(language);

  it('has the keys that English has, and no others', () => {
    expect(namesOf(translations)).toEqual(namesOf(english));
  });

  it('has a text for every key', () => {
    for (const translation of translations) {
      expect(translation.text, nameOf(translation)).toBeTypeOf('string');
      expect(String(translation.text).trim(), nameOf(translation)).not.toBe('');
    }
  });

  it('has exactly the plural forms that the language has, wherever English has plural forms', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plural = new Set(english.filter(({ pluralForm }) => pluralForm !== null).map(nameOf));
    for (const name of namesOf(translations)) {
      const present = translations.filter((translation) => nameOf(translation) === name);
      const expected = plural.has(name) ? forms.toSorted() : [null];
      expect(present.map(({ pluralForm }) => pluralForm).sort(), name).toEqual(expected);
    }
  });

  it('puts the same values and elements into its texts', () => {
    for (const translation of translations) {
      const original = english.filter((candidate) => nameOf(candidate) === nameOf(translation)).at(-1);
      // "One line" may do without its number; the general form may not.
      const expected = placeholdersOf(original?.text).filter((name) => {
        const mayBeWord = name === 'count' && !['other', null].includes(translation.pluralForm);
        return !mayBeWord || placeholdersOf(translation.text).includes(name);
      });
      expect(placeholdersOf(translation.text), nameOf(translation)).toEqual(expected);
    }
  });
});

describe.each(others)('%s', (language) => {
  it('is translated, but where the word is the same', () => {
    const texts = new Map(english.map(({ text, pluralForm, ...rest }) => [`${nameOf(rest)}_${pluralForm}`, text]));
    const equal = readTranslations(language)
      .filter(({ text, pluralForm, ...rest }) => texts.get(`${nameOf(rest)}_${pluralForm}`) === text)
      .filter(({ text }) => /\p{L}/u.test(String(text).replaceAll(/\{\{[^}]*\}\}/g, '')));
    expect(namesOf(equal)).toEqual(sameAsEnglish[language].toSorted());
  });
});

describe('the source files', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}'], { cwd: web }).filter(
    (file) => !/\.test\.tsx?$|^src\/i18n\//.test(file),
  );
  const texts = sources.map((file) => ({ file, text: readFileSync(`${web}${file}`, 'utf8') }));
  const used = texts.flatMap(({ file, text }) => findUsedKeys(text).map((key) => ({ ...key, file })));

  it('name no key that does not exist', () => {
    const known = new Set(english.map(nameOf));
    const missing = used.filter((key) => !key.isPrefix && !known.has(nameOf(key)));
    expect(missing).toEqual([]);
  });

  it('compute keys of the known families only', () => {
    const families = new Set(keyFamilies.map(({ namespace, prefix }) => `${namespace}:${prefix}`));
    expect(used.filter((key) => key.isPrefix && !families.has(nameOf(key)))).toEqual([]);
  });

  it.each(keyFamilies)('use the family $namespace:$prefix', ({ prefix }) => {
    const spelled = new RegExp(`['"\`](?:\\w+:)?${prefix.replaceAll('.', '\\.')}`);
    expect(texts.some(({ text }) => spelled.test(text))).toBe(true);
  });

  it('use every key', () => {
    const names = new Set(used.filter(({ isPrefix }) => !isPrefix).map(nameOf));
    const unused = english.filter((translation) => !isInFamily(translation) && !names.has(nameOf(translation)));
    expect(namesOf(unused)).toEqual([]);
  });
});

it.each(keyFamilies)(
  'the family $namespace:$prefix has a text for each of its words',
  ({ namespace, prefix, words }) => {
    const family = english.filter(
      (translation) => translation.namespace === namespace && translation.key.startsWith(prefix),
    );
    expect(namesOf(family)).toEqual(words.map((word) => `${namespace}:${prefix}${word}`).sort());
  },
);
