import { emissionFactorSources } from '@pcf/contract/vocabulary/emission-data';
import { expect, it } from 'vitest';
import { isSecondary, nameOfSource, sourceOfName } from './sources.ts';

it('counts own data and those of suppliers as primary', () => {
  expect(emissionFactorSources.filter((source) => !isSecondary(source))).toEqual(['SELF', 'SUPPLIER']);
});

it('has a name for every secondary source but another one', () => {
  const secondary = emissionFactorSources.filter((source) => isSecondary(source) && source !== 'OTHER');
  expect(secondary.map((source) => sourceOfName(nameOfSource(source, null) ?? '').source)).toEqual(secondary);
});

it('keeps the name of another one', () => {
  expect(nameOfSource('OTHER', 'Own database')).toBe('Own database');
  expect(sourceOfName('Own database')).toEqual({ source: 'OTHER', sourceText: 'Own database' });
  expect(sourceOfName('Ecoinvent')).toEqual({ source: 'ECOINVENT', sourceText: null });
});
