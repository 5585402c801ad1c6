import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { shortenMass } from '../../../lib/format/masses.ts';
import type { ChartRow } from '../../../ui/chart/bar-list.tsx';
import type { Footprint } from '../footprint-calls.ts';
import { linesBehind, withoutYear } from '../footprint-view.ts';

type Sums = Pick<Footprint, 'specificKg' | 'estimatedKg' | 'estimatedLines' | 'specificLines'>;

/** As bars: hatched where an estimate is in it, and then the words say how much of it. */
export function useLargestRows(footprint: Footprint) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const year = footprint.year ?? withoutYear;
  const emissions = (kg: number) => `${shortenMass(kg, language)}\u00a0CO₂e`;

  function sumText({ specificKg, estimatedKg, specificLines, estimatedLines }: Sums): string {
    if (estimatedLines === 0) return emissions(specificKg);
    const estimated = t('largest.estimated', { amount: emissions(estimatedKg) });
    return specificLines === 0 ? estimated : t('largest.both', { specific: emissions(specificKg), estimated });
  }

  const products: ChartRow[] = footprint.products.map(({ lineId, productId, name, supplierName, totalKg, basis }) => ({
    key: lineId,
    label: supplierName === null ? name : t('largest.product', { name, supplier: supplierName }),
    value: totalKg,
    text: basis === 'ESTIMATED' ? t('largest.estimated', { amount: emissions(totalKg) }) : emissions(totalKg),
    hatched: basis === 'ESTIMATED',
    to: linesBehind(year, { productIds: [productId] }),
  }));
  const suppliers: ChartRow[] = footprint.suppliers.map(({ id, name, ...sums }) => ({
    key: id,
    label: name,
    value: sums.specificKg + sums.estimatedKg,
    text: sumText(sums),
    hatched: sums.estimatedLines > 0,
    to: linesBehind(year, { supplierIds: [id] }),
  }));
  return { products, suppliers, isEstimated: [...products, ...suppliers].some(({ hatched }) => hatched) };
}
