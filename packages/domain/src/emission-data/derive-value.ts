import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import Big from 'big.js';
import { calculate } from '../footprint/calculate.ts';
import { zero } from '../footprint/decimal.ts';
import { footprintItemsOf } from './calculation.ts';
import { roundedValue } from './rounded-value.ts';

type Values = NonNullable<EmissionData['emissionValues']>;

const derivedGranularities: readonly EmissionValueGranularity[] = [
  'LIFECYCLE',
  'DETAILED_LIFECYCLE',
  'CALCULATOR',
  'SHARE_COMPANY',
];

/** Whether the value follows from other fields and cannot be typed. */
export const isDerived = (granularity: EmissionValueGranularity | null | undefined): boolean =>
  granularity != null && derivedGranularities.includes(granularity);

/** In kgCO₂e for the declared unit; null while what it follows from is missing, and where there are no data. */
export function derivedValue(data: EmissionData, itemData: ItemData | null | undefined): number | null {
  const values = data.emissionValues ?? {};
  switch (values.granularity) {
    case 'PRODUCT':
      return values.value ?? null;
    case 'LIFECYCLE':
    case 'DETAILED_LIFECYCLE':
      return sumOfStages(values);
    case 'CALCULATOR':
      return hasRows(itemData) ? roundedValue(Big(calculate(footprintItemsOf(itemData)).result.total)) : null;
    case 'SHARE_COMPANY':
      return shareOfCompany(values);
    default:
      return null;
  }
}

export const hasRows = (itemData: ItemData | null | undefined): boolean =>
  Object.values(itemData ?? {}).some((rows) => (rows?.length ?? 0) > 0);

function sumOfStages({ stages }: Values): number | null {
  const given = (stages ?? []).flatMap(({ value }) => (value == null ? [] : [value]));
  return given.length === 0 ? null : roundedValue(given.reduce((sum, value) => sum.plus(value), zero));
}

/** Tonnes of the company in kilograms, the share of them, for each unit sold. */
function shareOfCompany({ companyShare }: Values): number | null {
  const { companyEmissionsTonnes, sharePercent, unitsSold } = companyShare ?? {};
  if (companyEmissionsTonnes == null || sharePercent == null || !unitsSold) return null;
  return roundedValue(Big(companyEmissionsTonnes).times(1000).times(sharePercent).div(100).div(unitsSold));
}
