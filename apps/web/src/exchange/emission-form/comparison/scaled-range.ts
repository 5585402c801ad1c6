import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { Comparisons } from '@pcf/domain/emission-data/plausibility';

/** The range of a group for the unit of the value; null where nothing leads from the unit to a mass. */
export function scaledRange(
  { unit, unitAmount, productMassKg }: NonNullable<EmissionData['emissionValues']>,
  range: Comparisons['groupRange'],
): Comparisons['groupRange'] {
  const mass = unit === 'KG' ? 1 : productMassKg;
  if (range === null || !mass) return null;
  const scale = mass * (unitAmount ?? 1);
  return { min: range.min * scale, max: range.max * scale };
}
