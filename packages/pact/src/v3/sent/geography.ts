import { countryAlpha2 } from '@pcf/contract/vocabulary/region';
import { regionOfCountries, regionOfRegions } from '../geography.ts';
import type { CarbonFootprint } from '../model/carbon-footprint.ts';
import { present } from '../present.ts';
import type { Section } from '../section.ts';

type Geography = Pick<
  CarbonFootprint,
  'geographyCountry' | 'geographyCountrySubdivision' | 'geographyRegionOrSubregion'
>;

/** One at most: the smallest that is known. */
export function sentGeography(sources: Section<'dataSources'>, asked: Section<'exchange'>): Geography {
  const { geographyCountrySubdivision } = asked;
  if (geographyCountrySubdivision) return { geographyCountrySubdivision };
  const [country, ...others] = sources.countries ?? [];
  if (country && others.length === 0) return { geographyCountry: countryAlpha2[country] };
  return present({
    geographyRegionOrSubregion: country
      ? regionOfCountries([country, ...others])
      : regionOfRegions(sources.regions ?? []),
  });
}
