import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emissionUnitSymbols, emissionUnits } from './emission-data.ts';
import { languages } from './language.ts';
import { countries, countryAlpha2 } from './region.ts';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    exported: (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>,
  })),
);

const isWordList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

const lists = new Map(
  modules.flatMap(({ exported }) =>
    Object.entries(exported).flatMap(([name, value]) => (isWordList(value) ? [[name, value] as const] : [])),
  ),
);

const list = (name: string) => lists.get(name) ?? [];

/** Field names, verbs and codes that others have settled keep the case they have there. */
const ownSpelling = [
  'languages',
  'featureFlags',
  'accessRequestActions',
  'emissionDataItemTypes',
  'exportFormats',
  'factorKinds',
  'footprintParts',
  'productImportColumns',
  'emissionFileColumns',
  'importDuplicateChoices',
  'answerSteps',
];
const spelling = (name: string) => {
  if (name === 'factorUnits') return /^kgCO₂e\/[a-zA-Z]+(\*[a-z]+)?$/;
  return ownSpelling.includes(name) ? /^[a-z][a-zA-Z]*$/ : /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
};

describe('every vocabulary', () => {
  it.each(modules)('$file holds at least one list', ({ exported }) => {
    expect(Object.values(exported).some((value) => isWordList(value) && value.length > 0)).toBe(true);
  });

  it.each([...lists])('%s repeats no word', (_name, words) => {
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([...lists])('%s is spelled like every other', (name, words) => {
    expect(words.filter((word) => !spelling(name).test(word))).toEqual([]);
  });

  it.each([...lists].filter(([, words]) => words.includes('OTHER')))('%s offers OTHER near its end', (_name, words) => {
    expect(words.indexOf('OTHER')).toBeGreaterThanOrEqual(words.length - 2);
  });
});

describe('the lists are complete', () => {
  it.each([
    ['productRequestStatuses', 7],
    ['featureStates', 4],
    ['emissionFactorSources', 15],
    ['regions', 7],
    ['emissionScopes', 5],
    ['emissionValueGranularities', 6],
    ['emissionUnits', 12],
    ['allocationMethods', 5],
    ['lifecycleStages', 40],
    ['impactMethodologies', 13],
    ['standards', 17],
    ['productImportErrors', 7],
    ['reasonsForNoTarget', 7],
    ['verificationProviders', 20],
    ['verificationStandards', 41],
    ['featureFlags', 10],
    ['countries', 249],
  ])('%s has %i members', (name, count) => {
    expect(list(name)).toHaveLength(count);
  });
});

describe('a reduced list stays inside its full one', () => {
  it.each([
    ['productRequestAggregatedStatuses', 'productRequestStatuses'],
    ['openProductRequestStatuses', 'productRequestStatuses'],
    ['productImportWarnings', 'productImportErrors'],
    ['productImportErrors', 'productImportProblems'],
    ['receivedRequestSortFields', 'lineSortFields'],
    ['invitationSortFields', 'productSortFields'],
    ['exchangeGaps', 'exchangeProblems'],
    ['exchangeObstacles', 'exchangeProblems'],
  ])('%s within %s', (reduced, full) => {
    expect(list(reduced).length).toBeGreaterThan(0);
    expect(list(reduced).length).toBeLessThan(list(full).length);
    expect(list(reduced).filter((word) => !list(full).includes(word))).toEqual([]);
  });
});

describe('countries', () => {
  it('have three letters, and two letters of their own', () => {
    expect(countries.filter((country) => !/^[A-Z]{3}$/.test(country))).toEqual([]);
    expect(new Set(Object.values(countryAlpha2)).size).toBe(countries.length);
    expect([countryAlpha2.DEU, countryAlpha2.CHE, countryAlpha2.ZAF]).toEqual(['DE', 'CH', 'ZA']);
  });

  it.each(languages)('have a name of their own in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const named = countries.map((country) => names.of(countryAlpha2[country]));
    expect(countries.filter((_country, index) => named[index] === undefined)).toEqual([]);
    expect(new Set(named).size).toBe(countries.length);
  });
});

describe('emission units', () => {
  it('have a symbol each, but for the piece and the supplier’s own', () => {
    expect(emissionUnits.filter((unit) => emissionUnitSymbols[unit] === null)).toEqual(['DIMENSIONLESS', 'OTHER']);
  });
});
