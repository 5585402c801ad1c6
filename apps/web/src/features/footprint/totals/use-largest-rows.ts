import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { massNumber } from '../../../lib/format/rounding.ts';
import type { ChartRow } from '../../../ui/chart/bar-list.tsx';
import type { Footprint } from '../footprint-calls.ts';
import { linesBehind, withoutYear } from '../footprint-view.ts';
import { footprintUnit } from './footprint-unit.ts';

type Sums = Pick<Footprint, 'specificKg' | 'estimatedKg' | 'estimatedLines' | 'specificLines'>;

/** As bars in the unit of the year: hatched where an estimate is in it, and then the words say how much of it. */
export function useLargestRows(footprint: Footprint) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const year = footprint.year ?? withoutYear;
  const unit = footprintUnit(footprint);
  const rounded = (kg: number) => massNumber(kg, unit, language);
  const exactly = (kg: number) => `${exactNumber(kg, language)}\u00a0kg\u00a0CO₂e`;

  function sumText({ specificKg, estimatedKg, specificLines, estimatedLines }: Sums, amount = rounded): string {
    if (estimatedLines === 0) return amount(specificKg);
    const estimated = t('largest.estimated', { amount: amount(estimatedKg) });
    return specificLines === 0 ? estimated : t('largest.both', { specific: amount(specificKg), estimated });
  }

  const products: ChartRow[] = footprint.products.map(({ lineId, productId, name, supplierName, totalKg, basis }) => ({
    key: lineId,
    label: name,
    second: supplierName,
    value: totalKg,
    text: basis === 'ESTIMATED' ? t('largest.estimated', { amount: rounded(totalKg) }) : rounded(totalKg),
    exact: exactly(totalKg),
    hatched: basis === 'ESTIMATED',
    to: linesBehind(year, { productIds: [productId] }),
  }));
  const suppliers: ChartRow[] = footprint.suppliers.map(({ id, name, ...sums }) => ({
    key: id,
    label: name,
    value: sums.specificKg + sums.estimatedKg,
    text: sumText(sums),
    exact: sumText(sums, exactly),
    hatched: sums.estimatedLines > 0,
    to: linesBehind(year, { supplierIds: [id] }),
  }));
  return {
    products,
    suppliers,
    unit: `${unit.unit}\u00a0CO₂e`,
    isEstimated: [...products, ...suppliers].some(({ hatched }) => hatched),
  };
}
