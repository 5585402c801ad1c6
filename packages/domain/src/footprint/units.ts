import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import Big from 'big.js';
import { type Decimal, zero } from './decimal.ts';

const kilogramsPerTonne = Big(1000);
const tonnesPerKilogram = Big('0.001');

export function tonnesOf(weightKg: Decimal): Decimal {
  return weightKg.times(tonnesPerKilogram);
}

/** From kgCO₂e/kg*km, as the catalogue has it, to kgCO₂e/t*km, as the rule of transport wants it. */
export function perTonneKilometre(impact: Decimal): Decimal {
  return impact.times(kilogramsPerTonne);
}

/** A factor of another unit counts as unknown, and an unknown one as nothing: kilograms are never multiplied by something per kWh. */
export function impactPer(unit: FactorUnit, factor: EmissionFactor | null): Decimal {
  return factor?.unit === unit && Number.isFinite(factor.impact) ? Big(factor.impact) : zero;
}
