import { languages } from '@pcf/contract/vocabulary/language';
import { countries } from '@pcf/contract/vocabulary/region';
import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';

it('names a country in the language of the page', () => {
  expect(languages.map((language) => countryName('DEU', language))).toEqual(['Germany', 'Deutschland', 'Allemagne']);
});

it('has a name for every country', () => {
  expect(countries.filter((country) => /^[A-Z]{2,3}$/.test(countryName(country, 'en')))).toEqual([]);
});
