import { type EmissionUnit, emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-data';
import { useTranslation } from 'react-i18next';
import { perText } from '../../../exchange/line-table/emission-text.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import type { FootprintLine } from '../footprint-calls.ts';

/** A quantity with its unit, and how a figure came about: "1,200 kg × 8.6 kgCO₂e per kg = 10,320 kgCO₂e". */
export function useWorkingText() {
  const { t, i18n } = useTranslation(['footprintTotals', 'exchange']);
  const language = pageLanguage(i18n);
  const exact = (value: number) => exactNumber(value, language);
  const kilograms = (massKg: number) => `${exact(massKg)}\u00a0kg`;
  const piece = (count: number) => t('exchange:column.piece', { count });

  function quantityText(quantity: number, unit: EmissionUnit | null): string {
    if (unit === null || unit === 'OTHER') return exact(quantity);
    return `${exact(quantity)}\u00a0${emissionUnitSymbols[unit] ?? piece(quantity)}`;
  }

  function terms(line: FootprintLine): string[] | null {
    const working = workingOf(line);
    if (working === null) return null;
    if (working.kind === 'estimate') {
      const rate = t('working.rate', { value: exact(working.impact), per: 'kg' });
      return [kilograms(working.massKg), rate];
    }
    const { value, unit, amount } = working.rate;
    const per = perText(unit, amount, piece(amount), language) ?? t('working.unit');
    if (working.kind === 'perUnit') {
      return [quantityText(working.quantity, unit), t('working.rate', { value: exact(value), per })];
    }
    const { unitMassKg, massKg } = working;
    const weighed = unitMassKg === null ? per : t('working.weighed', { per, mass: kilograms(unitMassKg) });
    return [kilograms(massKg), t('working.rate', { value: exact(value), per: weighed })];
  }

  function workingText(line: FootprintLine): string | null {
    const factors = terms(line);
    if (factors === null || line.totalKg === null) return null;
    return `${factors.join(' × ')} = ${exact(line.totalKg)}\u00a0kgCO₂e`;
  }

  return { quantityText, workingText };
}

/** The multiplication behind a figure. */
type Working =
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
