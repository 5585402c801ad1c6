import { type Decimal, decimalOf, sumOf } from './decimal.ts';

/** What adds up to the footprint without the uptake of plants. */
export const addedParts = [
  'fossilGhgEmissions',
  'landUseChangeGhgEmissions',
  'landManagementBiogenicCO2Emissions',
  'landManagementBiogenicCO2Removals',
  'technologicalCO2Removals',
  'ccsTechnologicalCO2Capture',
  'biogenicNonCO2Emissions',
] as const;

type Part = (typeof addedParts)[number] | 'biogenicCO2Uptake';

/** Both totals by their names. */
export interface Totals {
  readonly pcfExcludingBiogenicUptake: Decimal;
  readonly pcfIncludingBiogenicUptake: Decimal;
}

/** What the parts of a footprint add up to, whatever it states; what is absent counts as nothing. */
export function summedTotals(pcf: Readonly<Partial<Record<Part, string | null | undefined>>>): Totals {
  const decimal = (part: Part): Decimal => decimalOf(pcf[part] ?? '0');
  const pcfExcludingBiogenicUptake = sumOf(addedParts.map(decimal));
  return {
    pcfExcludingBiogenicUptake,
    pcfIncludingBiogenicUptake: pcfExcludingBiogenicUptake.plus(decimal('biogenicCO2Uptake')),
  };
}
