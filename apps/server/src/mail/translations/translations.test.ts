import { emissionUnits, lifecycleBoundaries } from '@pcf/contract/vocabulary/emission-data';
import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { declineReasonCodes } from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../compose-mail.ts';
import type { MailContent } from '../mail-content.ts';
import { exampleMails } from '../testing/example-mails.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Every text of a part by its path. */
function leavesOf(part: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof part !== 'object' || part === null) return [[path, part]];
  return Object.entries(part).flatMap(([name, inner]) => leavesOf(inner, path === '' ? name : `${path}.${name}`));
}

const texts: Record<Language, [path: string, text: unknown][]> = {
  en: leavesOf(english),
  de: leavesOf(german),
  fr: leavesOf(french),
};
const originals = new Map(texts.en);

const keysOf = (language: Language) =>
  [...new Set(texts[language].map(([path]) => path.replace(pluralEnding, '')))].sort();
const placeholdersOf = (text: unknown) =>
  [...new Set(String(text).match(/\{\{[^}]*\}\}/g))].map((each) => each.replaceAll(' ', '')).sort();

/** English says the same with a form fewer than some languages have. */
const originalOf = (path: string) => originals.get(path) ?? originals.get(path.replace(pluralEnding, '_other'));

describe.each(languages)('the mails in %s', (language) => {
  it('have the texts that those in English have, and no others', () => {
    expect(keysOf(language)).toEqual(keysOf('en'));
  });

  it('have words in every text', () => {
    for (const [path, text] of texts[language]) expect(text, path).toMatch(/\S/);
  });

  it('have exactly the plural forms of the language, wherever English has plural forms', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const key of keysOf('en')) {
      const present = texts[language].filter(([path]) => path.replace(pluralEnding, '') === key);
      const expected = originals.has(key) ? [undefined] : forms;
      expect(present.map(([path]) => pluralEnding.exec(path)?.[1]).sort(), key).toEqual(expected);
    }
  });

  it('put the same values into their texts', () => {
    for (const [path, text] of texts[language]) {
      expect(placeholdersOf(text), path).toEqual(placeholdersOf(originalOf(path)));
    }
  });

  it('refer to no other text, which the words of people could then do as well', () => {
    for (const [path, text] of texts[language]) expect(text, path).not.toContain('$t(');
  });

  it('say each text somewhere', () => {
    const mails = exampleMails(language)
      .flatMap(({ content }) => furtherForms(content))
      .map((content) => composeMail(content));
    const lines = new Set(
      mails.flatMap(({ subject, html, text }) => [subject, ...withoutMarkup(html).split('\n'), ...text.split('\n')]),
    );
    const unsaid = texts[language].filter(
      ([path, text]) => !path.endsWith('_many') && !isSaid(String(text), [...lines]),
    );
    expect(unsaid).toEqual([]);
  });
});

const same: Record<Exclude<Language, 'en'>, readonly string[]> = {
  de: ['labels.code', 'labels.name'],
  fr: ['labels.code'],
};

describe.each(['de', 'fr'] as const)('the mails in %s', (language) => {
  it('are translated', () => {
    const untranslated = texts[language]
      .filter(
        ([path, text]) => text === originals.get(path) && /\p{L}/u.test(String(text).replaceAll(/\{\{[^}]*\}\}/g, '')),
      )
      .map(([path]) => path);
    expect(untranslated.sort()).toEqual(same[language]);
  });
});

/** A mail about one line and about several, with every word of the vocabularies that it can name. */
function furtherForms(content: MailContent): MailContent[] {
  if (!('products' in content)) return [content];
  const counted = [content, { ...content, count: 1 }, { ...content, count: 2 }];
  switch (content.template) {
    case 'lineRequest':
      return [
        ...counted,
        ...emissionUnits.map((unit) => ({ ...content, expected: { ...content.expected, unit } })),
        ...lifecycleBoundaries.map((lifecycleBoundary) => ({
          ...content,
          expected: { ...content.expected, lifecycleBoundary },
        })),
      ];
    case 'lineReminder':
      return [...counted, { ...content, due: null }];
    case 'lineComments':
      return [...counted, { ...content, count: 2, commentCount: 1 }];
    case 'lineDecline':
      return [...counted, ...declineReasonCodes.map((reasonCode) => ({ ...content, reasonCode }))];
    default:
      return counted;
  }
}

const withoutMarkup = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** With any values: its words stand in a line in their order. */
const isSaid = (text: string, lines: readonly string[]) => {
  const words = text.split(/\{\{[^}]*\}\}/);
  return lines.some((line) => {
    let end = 0;
    return words.every((part) => {
      const start = line.indexOf(part, end);
      end = start + part.length;
      return start >= 0;
    });
  });
};
