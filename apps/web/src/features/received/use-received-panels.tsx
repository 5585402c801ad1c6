import { useTranslation } from 'react-i18next';
import { DayRange } from '../../components/line-filters/day-range.tsx';
import { StatusChoice } from '../../components/line-filters/status-choice.tsx';
import type { FilterPanel } from '../../components/line-filters/use-filter-panels.tsx';
import type { LineView } from '../../components/line-filters/use-line-view.ts';
import { useRangeText } from '../../components/line-filters/use-range-text.ts';
import { pageLanguage } from '../../components/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { CustomerChoice } from './customer-choice.tsx';

export function useReceivedPanels({ filters, change }: LineView): FilterPanel[] {
  const { t, i18n } = useTranslation(['exchange', 'received']);
  const language = pageLanguage(i18n);
  const rangeText = useRangeText();
  const counted = (count: number) => (count === 0 ? null : formatNumber(count, language));
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
      label: t('received:filters.customer'),
      chosen: counted(filters.selectedCustomers.length),
      content: (
        <CustomerChoice
          chosen={filters.selectedCustomers}
          onChange={(selectedCustomers) => change({ selectedCustomers })}
        />
      ),
    },
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
  ];
}
