import { languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { catalogueFactors } from './factors.ts';
import { groupLabels, proxyLabels } from './generated/labels.generated.ts';
import { factorLabel, groupLabel } from './labels.ts';

const keys = new Set(
  catalogueFactors
    .flatMap(({ topCategory, category, subcategory }) => [topCategory, category, subcategory])
    .filter((key) => key !== 'NaN'),
);
const proxies = catalogueFactors.filter(({ kind }) => kind === 'proxy');

describe('groupLabel', () => {
  it.each(languages)('has a name in %s for every group, and for nothing else', (language) => {
    for (const key of keys) expect(groupLabels.get(key)?.[language], key).toBeTruthy();
    expect(new Set(groupLabels.keys())).toEqual(keys);
  });

  it('translates', () => {
    expect(groupLabel('Fertilizers', 'en')).toBe('Fertilizers');
    expect(groupLabel('Fertilizers', 'de')).toBe('Düngemittel');
    expect(groupLabel('Bulk carrier', 'fr')).toBe('Vraquier');
  });

  it('shows the group of a file as it is', () => {
    expect(groupLabel('Our alloys', 'de')).toBe('Our alloys');
  });

  it.each(['de', 'fr'] as const)('gives the groups that stand side by side different names in %s', (language) => {
    const paths = new Set(catalogueFactors.map((factor) => JSON.stringify(pathOf(factor))));
    const shown = new Set(
      [...paths].map((path) => (JSON.parse(path) as string[]).map((key) => groupLabel(key, language)).join(' > ')),
    );
    expect(shown.size).toBe(paths.size);
  });
});

describe('factorLabel', () => {
  it.each(['de', 'fr'] as const)('has every proxy in %s, and nothing else', (language) => {
    expect(new Set(proxyLabels.keys())).toEqual(new Set(proxies.map(({ name }) => name)));
    const beginning = language === 'de' ? /^Ich weiß es nicht \(.+\)$/ : /^Je ne sais pas \(.+\)$/;
    for (const proxy of proxies) expect(factorLabel(proxy, language)).toMatch(beginning);
  });

  it('keeps the names of proxies in English and of factors in every language', () => {
    for (const proxy of proxies) expect(factorLabel(proxy, 'en')).toBe(proxy.name);
    const abs = catalogueFactors.find(({ name }) => name === 'ABS');
    expect(abs && factorLabel(abs, 'de')).toBe('ABS');
  });

  it('does not translate what a file calls the same', () => {
    for (const proxy of proxies) expect(factorLabel({ ...proxy, origin: 'OWN' }, 'fr')).toBe(proxy.name);
  });
});

function pathOf({ topCategory, category, subcategory }: (typeof catalogueFactors)[number]): string[] {
  return [topCategory, category, subcategory];
}
