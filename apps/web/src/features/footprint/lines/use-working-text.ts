import { type EmissionUnit, emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-unit';
import { useTranslation } from 'react-i18next';
import { perText } from '../../../exchange/line-table/emission-text.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import { workingOf } from './working-of.ts';

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
