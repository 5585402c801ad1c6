import { useTranslation } from 'react-i18next';
import { CustomerChoice } from '../../../exchange/line-filters/customer-choice.tsx';
import { QualityChoice } from '../../../exchange/line-filters/quality-choice.tsx';
import { StatusChoice } from '../../../exchange/line-filters/status-choice.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { useSharedPanels } from '../../../exchange/line-filters/use-shared-panels.tsx';

export function useReceivedPanels(view: LineView): FilterPanel[] {
  const { t } = useTranslation('exchange');
  const { updated, requested, validity, counted } = useSharedPanels(view);
  const { filters, change } = view;
  return [
    {
      key: 'status',
      label: t('filters.status'),
      chosen: counted(filters.productRequestStatus.length),
      content: (
        <StatusChoice
          side="SUPPLIER"
          chosen={filters.productRequestStatus}
          onChange={(productRequestStatus) => change({ productRequestStatus })}
        />
      ),
    },
    {
      key: 'customer',
      label: t('filters.customer'),
      chosen: counted(filters.selectedCustomers.length),
      content: (
        <CustomerChoice
          chosen={filters.selectedCustomers}
          onChange={(selectedCustomers) => change({ selectedCustomers })}
        />
      ),
    },
    requested,
    updated,
    validity,
    {
      key: 'quality',
      label: t('filters.quality'),
      chosen: counted(filters.dataQuality.length),
      content: <QualityChoice chosen={filters.dataQuality} onChange={(dataQuality) => change({ dataQuality })} />,
    },
  ];
}
