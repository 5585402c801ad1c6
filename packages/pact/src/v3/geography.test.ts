import { countries, countryAlpha2, regions } from '@pcf/contract/vocabulary/region';
import { describe, expect, it } from 'vitest';
import {
  countryOfAlpha2,
  placesAround,
  regionAround,
  regionOfCountries,
  regionOfRegions,
  regionsFromPact,
  unRegions,
} from './geography.ts';

describe('the regions of the United Nations', () => {
  it('are the 22 of PACT', () => {
    expect(unRegions).toHaveLength(22);
    expect(new Set(unRegions).size).toBe(22);
  });

  it('hold every country but Antarctica', () => {
    expect(countries.filter((country) => regionOfCountries([country]) === null)).toEqual(['ATA']);
  });
});

describe('several countries', () => {
  it('are the smallest region that holds them all', () => {
    expect(regionOfCountries(['DEU', 'FRA'])).toBe('Western Europe');
    expect(regionOfCountries(['DEU', 'POL', 'ESP'])).toBe('Europe');
    expect(regionOfCountries(['USA', 'BRA'])).toBe('Americas');
  });

  it('have none where they lie apart', () => {
    expect(regionOfCountries(['DEU', 'CHN'])).toBeNull();
    expect(regionOfCountries(['DEU', 'ATA'])).toBeNull();
  });
});

describe('our regions', () => {
  it.each([
    ['AFRICA', 'Africa'],
    ['ASIA', 'Asia'],
    ['EUROPE', 'Europe'],
    ['OCEANIA', 'Oceania'],
    ['NORTH_AMERICA', 'Northern America'],
    ['SOUTH_AMERICA', 'Latin America and the Caribbean'],
    ['ANTARCTICA', null],
  ] as const)('%s is %s', (region, name) => {
    expect(regionOfRegions([region])).toBe(name);
  });

  it('come back as they went', () => {
    for (const region of regions.filter((each) => each !== 'ANTARCTICA')) {
      expect(regionsFromPact(regionOfRegions([region]) ?? '')).toEqual({ regions: [region], wider: false });
    }
    expect(regionOfRegions(['NORTH_AMERICA', 'SOUTH_AMERICA'])).toBe('Americas');
    expect(regionsFromPact('Americas')).toEqual({ regions: ['NORTH_AMERICA', 'SOUTH_AMERICA'], wider: false });
  });

  it('are wider than a subregion', () => {
    expect(regionsFromPact('Western Europe')).toEqual({ regions: ['EUROPE'], wider: true });
    expect(unRegions.every((region) => (regionsFromPact(region)?.regions.length ?? 0) > 0)).toBe(true);
  });

  it('know no others', () => {
    expect(regionsFromPact('Atlantis')).toBeNull();
    expect(regionOfRegions(['EUROPE', 'ASIA'])).toBeNull();
    expect(regionOfRegions([])).toBeNull();
  });
});

describe('a place', () => {
  it('lies in whatever holds it', () => {
    expect(placesAround({ geographyCountrySubdivision: 'DE-BW' })).toEqual(['DE-BW', 'DE', 'Western Europe', 'Europe']);
    expect(regionAround({ geographyCountry: 'JP' })).toBe('Eastern Asia');
    expect(regionAround({})).toBeNull();
  });

  it('is found by its two letters', () => {
    expect(countries.every((country) => countryOfAlpha2(countryAlpha2[country]) === country)).toBe(true);
    expect(countryOfAlpha2('XX')).toBeNull();
  });
});
