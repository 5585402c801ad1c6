import type { EmissionValues } from './shown-data.ts';

/** The value for one kilogram, where the unit is one or its mass is known. */
export function perKilogram({ value, unit, unitAmount, productMassKg }: EmissionValues): number | null {
  const massKg = unit === 'KG' ? 1 : productMassKg;
  if (value == null || unit == null || massKg == null) return null;
  // The digits after the fifteenth are noise of the division.
  return Number((value / (unitAmount ?? 1) / massKg).toPrecision(15));
}
