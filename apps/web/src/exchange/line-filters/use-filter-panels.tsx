import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countMoreFilters } from './count-filters.ts';
import { StatusChoice } from './status-choice.tsx';
import { shareBounds } from './usable-filters.ts';
import type { LineView } from './use-line-view.ts';
import { useRangeText } from './use-range-text.ts';
import { useSharedPanels } from './use-shared-panels.tsx';

/** A list comes before what narrows it. */
const NumberRange = lazy(async () => ({ default: (await import('./number-range.tsx')).NumberRange }));
const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));
const SupplierChoice = lazy(async () => ({ default: (await import('./supplier-choice.tsx')).SupplierChoice }));

export interface FilterPanel {
  readonly key: string;
  readonly label: string;
  /** What it is set to; null where it filters nothing. */
  readonly chosen: string | null;
  /** May still have to be loaded. */
  readonly content: ReactNode;
}

interface FilterPanelsOptions {
  withSuppliers: boolean;
  withArchive: boolean;
}

export function useFilterPanels(view: LineView, { withSuppliers, withArchive }: FilterPanelsOptions): FilterPanel[] {
  const { t } = useTranslation('exchange');
  const rangeText = useRangeText();
  const { updated, requested, value, validity, counted } = useSharedPanels(view);
  const { filters, change } = view;
  const suppliers: FilterPanel = {
    key: 'supplier',
    label: t('filters.supplier'),
    chosen: counted(filters.selectedSuppliers.length),
    content: (
      <SupplierChoice
        chosen={filters.selectedSuppliers}
        onChange={(selectedSuppliers) => change({ selectedSuppliers })}
      />
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
    ...(withSuppliers ? [suppliers, requested] : []),
    updated,
    value,
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
    validity,
    {
      key: 'more',
      label: t('filters.more'),
      chosen: counted(countMoreFilters(filters)),
      content: <MoreFilters view={view} withArchive={withArchive} />,
    },
  ];
}
