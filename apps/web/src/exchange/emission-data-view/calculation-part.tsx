import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatShare } from '../../lib/format/shares.ts';
import kit from '../../ui/kit.module.css';
import { partShades } from '../part-shades.ts';
import { DataPart } from './data-group.tsx';
import type { Calculation } from './emission-data-view.tsx';
import { ValueChart } from './value-chart.tsx';

/** Few share their rows, and the calculation behind them is a chunk of its own. */
const ItemRows = lazy(async () => ({ default: (await import('./item-rows.tsx')).ItemRows }));

interface CalculationPartProps {
  calculation: Calculation;
  /** Null where the supplier shares the total only. */
  itemData: ItemData | null;
}

/** What a calculation comes to part by part, and how much of it is known no better than on average. */
export function CalculationPart({ calculation, itemData }: CalculationPartProps) {
  const { t, i18n } = useTranslation(['emissionView', 'footprint']);
  const { catalogueVersion, proxySharePercent } = calculation;
  return (
    <DataPart title={t('chart.parts')}>
      <ValueChart
        caption={t('chart.parts')}
        heading={t('chart.part')}
        values={footprintParts.map((part) => ({
          key: part,
          name: t(`footprint:part.${part}`),
          value: calculation[part],
          shade: partShades[part],
        }))}
      />
      <ul className={`${kit.muted} ${kit.reading}`}>
        {catalogueVersion === null ? null : <li>{t('calculation.catalogue', { version: catalogueVersion })}</li>}
        <li>{t('calculation.proxies', { share: formatShare(proxySharePercent / 100, pageLanguage(i18n)) })}</li>
        {itemData === null ? <li>{t('calculation.rowsHidden')}</li> : null}
      </ul>
      {itemData === null ? null : (
        <Suspense fallback={null}>
          <ItemRows itemData={itemData} />
        </Suspense>
      )}
    </DataPart>
  );
}
