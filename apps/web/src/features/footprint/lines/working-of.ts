import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { FootprintLine } from '../api/list-footprint-lines.ts';

/** The multiplication behind a figure. */
export type Working =
  | { readonly kind: 'estimate'; readonly massKg: number; readonly impact: number }
  | { readonly kind: 'perUnit'; readonly quantity: number; readonly rate: Rate }
  /** What was bought and what was answered count in different units, so that both are taken to kilograms. */
  | { readonly kind: 'perMass'; readonly massKg: number; readonly rate: Rate; readonly unitMassKg: number | null };

interface Rate {
  readonly value: number;
  readonly unit: EmissionUnit | null;
  readonly amount: number;
}

/** Null where there is no figure, and so nothing to show. */
export function workingOf(line: FootprintLine): Working | null {
  const { basis, totalKg, massKg, estimate, inForce, quantity } = line;
  if (basis === 'MISSING' || totalKg === null) return null;
  if (basis === 'ESTIMATED') {
    return estimate && massKg !== null ? { kind: 'estimate', massKg, impact: estimate.impact } : null;
  }
  const { emissionValue: value, emissionUnit: unit, emissionUnitAmount } = inForce ?? {};
  if (value === null || value === undefined) return null;
  const rate: Rate = { value, unit: unit ?? null, amount: emissionUnitAmount ?? 1 };
  if (massKg === null || isPerUnit(line, rate)) return { kind: 'perUnit', quantity, rate };
  const unitMassKg = rate.unit === 'KG' ? null : (inForce?.massKg ?? foundUnitMass(massKg, rate, totalKg));
  return { kind: 'perMass', massKg, rate, unitMassKg };
}

/** Where nobody said the unit of the quantity it is the product's, which only the result tells. */
function isPerUnit({ quantity, quantityUnit, totalKg }: FootprintLine, { value, unit, amount }: Rate): boolean {
  if (quantityUnit !== null) return quantityUnit === unit && unit !== 'OTHER';
  const expected = (quantity * value) / amount;
  return Math.abs(expected - (totalKg ?? Number.NaN)) <= 1e-6 * Math.max(1, Math.abs(expected));
}

/** Of the product, where the supplier did not say it: what the figure was divided by. */
function foundUnitMass(massKg: number, { value, amount }: Rate, totalKg: number): number | null {
  const found = (massKg * value) / (amount * totalKg);
  return Number.isFinite(found) && found > 0 ? Number(found.toPrecision(6)) : null;
}
