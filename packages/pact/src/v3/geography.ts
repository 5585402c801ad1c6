import type { Region } from '@pcf/contract/vocabulary/region';
import { type Country, countries, countryAlpha2 } from '@pcf/contract/vocabulary/region';

/** The regions of the United Nations with their subregions and, by ISO 3166-1 alpha-2, the countries of these. */
const world = {
  Africa: {
    'Northern Africa': 'DZ EG EH LY MA SD TN',
    'Sub-Saharan Africa':
      'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW IO KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW ' +
      'SC SH SL SN SO SS ST SZ TD TF TG TZ UG YT ZA ZM ZW',
  },
  Americas: {
    'Latin America and the Caribbean':
      'AG AI AR AW BB BL BO BQ BR BS BV BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS ' +
      'MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI',
    'Northern America': 'BM CA GL PM US',
  },
  Asia: {
    'Central Asia': 'KG KZ TJ TM UZ',
    'Eastern Asia': 'CN HK JP KP KR MN MO TW',
    'South-eastern Asia': 'BN ID KH LA MM MY PH SG TH TL VN',
    'Southern Asia': 'AF BD BT IN IR LK MV NP PK',
    'Western Asia': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  },
  Europe: {
    'Eastern Europe': 'BG BY CZ HU MD PL RO RU SK UA',
    'Northern Europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
    'Southern Europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA',
    'Western Europe': 'AT BE CH DE FR LI LU MC NL',
  },
  Oceania: {
    'Australia and New Zealand': 'AU CC CX HM NF NZ',
    Melanesia: 'FJ NC PG SB VU',
    Micronesia: 'FM GU KI MH MP NR PW UM',
    Polynesia: 'AS CK NU PF PN TK TO TV WF WS',
  },
} as const;

type World = typeof world;
export type UnRegion = keyof World | { [Name in keyof World]: keyof World[Name] }[keyof World];

const subregionsOf = Object.entries(world).map(
  ([region, subregions]) => [region, Object.entries(subregions)] as [UnRegion, [UnRegion, string][]],
);

export const unRegions = subregionsOf.flatMap(([region, subregions]) => [
  region,
  ...subregions.map(([subregion]) => subregion),
]) as [UnRegion, ...UnRegion[]];

/** From a place to whatever holds it, the smallest first. */
type Chain = readonly UnRegion[];

const chainOfCountry: ReadonlyMap<string, Chain> = new Map(
  subregionsOf.flatMap(([region, subregions]) =>
    subregions.flatMap(([subregion, members]) =>
      members.split(' ').map((alpha2): [string, Chain] => [alpha2, [subregion, region]]),
    ),
  ),
);

const chainOfUnRegion: ReadonlyMap<string, Chain> = new Map(
  subregionsOf.flatMap(([region, subregions]) => [
    [region, [region]] as [string, Chain],
    ...subregions.map(([subregion]): [string, Chain] => [subregion, [subregion, region]]),
  ]),
);

/** Ours by the name that theirs has; Antarctica has none. */
const ownRegions: Readonly<Partial<Record<Region, UnRegion>>> = {
  AFRICA: 'Africa',
  ASIA: 'Asia',
  EUROPE: 'Europe',
  OCEANIA: 'Oceania',
  NORTH_AMERICA: 'Northern America',
  SOUTH_AMERICA: 'Latin America and the Caribbean',
};

/** The smallest region that holds all of them; null where none does. */
function common(chains: readonly Chain[]): UnRegion | null {
  const [first = [], ...rest] = chains;
  return first.find((region) => rest.every((chain) => chain.includes(region))) ?? null;
}

export const regionOfCountries = (given: readonly Country[]): UnRegion | null =>
  common(given.map((country) => chainOfCountry.get(countryAlpha2[country]) ?? []));

export const regionOfRegions = (given: readonly Region[]): UnRegion | null =>
  common(given.map((region) => chainOfUnRegion.get(ownRegions[region] ?? '') ?? []));

const byAlpha2: ReadonlyMap<string, Country> = new Map(countries.map((country) => [countryAlpha2[country], country]));

export const countryOfAlpha2 = (alpha2: string): Country | null => byAlpha2.get(alpha2) ?? null;

/** DE of DE-BW. */
export const countryOfSubdivision = (subdivision: string): string => subdivision.split('-')[0] ?? '';

export interface OwnRegions {
  readonly regions: readonly Region[];
  /** Whether they hold more than the region that was given. */
  readonly wider: boolean;
}

/** Null for a region that nobody knows. */
export function regionsFromPact(given: string): OwnRegions | null {
  const chain = chainOfUnRegion.get(given);
  if (chain === undefined) return null;
  const codes = Object.keys(ownRegions) as Region[];
  const named = (name: UnRegion) => codes.filter((code) => ownRegions[code] === name);
  for (const [step, name] of chain.entries()) {
    const regions = named(name);
    if (regions.length > 0) return { regions, wider: step > 0 };
  }
  // The Americas, which we have in two.
  const inside = codes.filter((code) => chainOfUnRegion.get(ownRegions[code] ?? '')?.includes(given as UnRegion));
  return inside.length > 0 ? { regions: inside, wider: false } : null;
}

export interface Place {
  readonly geographyCountrySubdivision?: string | null | undefined;
  readonly geographyCountry?: string | null | undefined;
  readonly geographyRegionOrSubregion?: string | null | undefined;
}

/** The smallest region that a place lies in; null where none is told. */
export const regionAround = (place: Place): UnRegion | null =>
  unRegions.find((region) => region === placesAround(place).find((name) => chainOfUnRegion.has(name))) ?? null;

/** Everything that a place lies in, itself first, as a filter may name it. */
export function placesAround({
  geographyCountrySubdivision: subdivision,
  geographyCountry: country,
  geographyRegionOrSubregion: region,
}: Place): readonly string[] {
  const held = country ?? (subdivision ? countryOfSubdivision(subdivision) : null);
  return [
    ...(subdivision ? [subdivision] : []),
    ...(held ? [held, ...(chainOfCountry.get(held.toUpperCase()) ?? [])] : []),
    ...(region ? [region, ...(chainOfUnRegion.get(region) ?? [])] : []),
  ];
}
