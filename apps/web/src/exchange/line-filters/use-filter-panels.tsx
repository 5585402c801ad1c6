import type { purchasedFilters } from '@pcf/contract/line-filters';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters } from '../../lib/filters/filters.ts';
import { lineTable, moreTable, type PanelName } from './line-search.ts';
import { StatusChoice } from './status-choice.tsx';
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
  const { lastUpdated, requested, emissionValue, validity, counted } = useSharedPanels(view);
  const { filters, change } = view;
  const panels: Record<Exclude<PanelName<typeof purchasedFilters>, keyof typeof moreTable>, FilterPanel> = {
    productRequestStatus: {
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
    supplierIds: {
      key: 'supplier',
      label: t('filters.supplier'),
      chosen: counted(filters.supplierIds.length),
      content: <SupplierChoice chosen={filters.supplierIds} onChange={(supplierIds) => change({ supplierIds })} />,
    },
    requested,
    lastUpdated,
    emissionValue,
    shareOfPrimaryDataInEmissionFactor: {
      key: 'primary',
      label: t('filters.primary'),
      chosen: rangeText(filters.shareOfPrimaryDataInEmissionFactor, (share) => t('filters.percent', { share })),
      content: (
        <NumberRange
          label={t('filters.primary')}
          unit="%"
          bounds={lineTable.shareOfPrimaryDataInEmissionFactor}
          help={t('filters.primaryHelp')}
          value={filters.shareOfPrimaryDataInEmissionFactor}
          onChange={(shareOfPrimaryDataInEmissionFactor) => change({ shareOfPrimaryDataInEmissionFactor })}
        />
      ),
    },
    validity,
  };
  const more: FilterPanel = {
    key: 'more',
    label: t('filters.more'),
    chosen: counted(countFilters(moreTable, filters)),
    content: <MoreFilters view={view} withArchive={withArchive} />,
  };
  const { supplierIds: _, requested: __, ...ofOneSupplier } = panels;
  return [...Object.values(withSuppliers ? panels : ofOneSupplier), more];
}
