import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { exactNumber } from '../../lib/format/exact-number.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { LoadingSpinner } from '../loading-spinner/loading-spinner.tsx';
import { pageLanguage } from '../page-language.ts';
import { countMoreFilters } from './count-filters.ts';
import { DayRange } from './day-range.tsx';
import { MoreFilters } from './more-filters.tsx';
import { NumberRange } from './number-range.tsx';
import { StatusChoice } from './status-choice.tsx';
import { shareBounds, valueBounds } from './usable-filters.ts';
import type { LineView } from './use-line-view.ts';
import { useRangeText } from './use-range-text.ts';

const SupplierChoice = lazy(async () => ({ default: (await import('./supplier-choice.tsx')).SupplierChoice }));

export interface FilterPanel {
  readonly key: string;
  readonly label: string;
  /** What it is set to; null where it filters nothing. */
  readonly chosen: string | null;
  readonly content: ReactNode;
}

interface FilterPanelsOptions {
  withSuppliers: boolean;
  withArchive: boolean;
}

export function useFilterPanels(view: LineView, { withSuppliers, withArchive }: FilterPanelsOptions): FilterPanel[] {
  const { t, i18n } = useTranslation('exchange');
  const language = pageLanguage(i18n);
  const rangeText = useRangeText();
  const { filters, change } = view;
  const counted = (count: number) => (count === 0 ? null : formatNumber(count, language));
  const number = (value: number) => exactNumber(value, language);
  const suppliers: FilterPanel = {
    key: 'supplier',
    label: t('filters.supplier'),
    chosen: counted(filters.selectedSuppliers.length),
    content: (
      <Suspense fallback={<LoadingSpinner small />}>
        <SupplierChoice
          chosen={filters.selectedSuppliers}
          onChange={(selectedSuppliers) => change({ selectedSuppliers })}
        />
      </Suspense>
    ),
  };
  return [
    {
      key: 'status',
      label: t('filters.status'),
      chosen: counted(filters.productRequestStatus.length),
      content: (
        <StatusChoice
          chosen={filters.productRequestStatus}
          onChange={(productRequestStatus) => change({ productRequestStatus })}
        />
      ),
    },
    ...(withSuppliers ? [suppliers] : []),
    {
      key: 'updated',
      label: t('filters.updated'),
      chosen: rangeText(filters.lastUpdated, (day) => formatDate(day, language)),
      content: (
        <DayRange
          label={t('filters.updated')}
          value={filters.lastUpdated}
          onChange={(lastUpdated) => change({ lastUpdated })}
        />
      ),
    },
    {
      key: 'value',
      label: t('filters.value'),
      chosen: rangeText(filters.emissionValue, number),
      content: (
        <NumberRange
          label={t('filters.value')}
          unit="kgCO₂e"
          bounds={valueBounds}
          value={filters.emissionValue}
          onChange={(emissionValue) => change({ emissionValue })}
        />
      ),
    },
    {
      key: 'primary',
      label: t('filters.primary'),
      chosen: rangeText(filters.shareOfPrimaryDataInEmissionFactor, (share) => t('filters.percent', { share })),
      content: (
        <NumberRange
          label={t('filters.primary')}
          unit="%"
          bounds={shareBounds}
          help={t('filters.primaryHelp')}
          value={filters.shareOfPrimaryDataInEmissionFactor}
          onChange={(shareOfPrimaryDataInEmissionFactor) => change({ shareOfPrimaryDataInEmissionFactor })}
        />
      ),
    },
    {
      key: 'more',
      label: t('filters.more'),
      chosen: counted(countMoreFilters(filters)),
      content: <MoreFilters view={view} withArchive={withArchive} />,
    },
  ];
}
