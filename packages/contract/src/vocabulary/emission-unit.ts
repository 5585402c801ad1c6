/** What an emission value is per: a code names the denominator alone, since the numerator is always kg CO2 equivalent. */
export const emissionUnits = [
  'KM',
  'KG',
  'GB',
  'M2',
  'M3',
  'KWH',
  'KG_KM',
  'DAY',
  'USD',
  'EUR',
  'DIMENSIONLESS',
  'OTHER',
] as const;

export type EmissionUnit = (typeof emissionUnits)[number];

/** Shown as plain "kg CO2 equivalent". */
export const defaultEmissionUnit: EmissionUnit = 'KG';

/** The same in every language; null where a word of the reader's language (a piece) or a text of the supplier's stands. */
export const emissionUnitSymbols: Readonly<Record<EmissionUnit, string | null>> = {
  KM: 'km',
  KG: 'kg',
  GB: 'GB',
  M2: 'm²',
  M3: 'm³',
  KWH: 'kWh',
  KG_KM: 'kg·km',
  DAY: 'd',
  USD: 'USD',
  EUR: 'EUR',
  DIMENSIONLESS: null,
  OTHER: null,
};
