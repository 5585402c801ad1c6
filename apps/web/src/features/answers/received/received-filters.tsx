import { receivedRequestSortFields } from '@pcf/contract/vocabulary/received-request-sort-field';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../exchange/line-filters/filter-bar.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { useReceivedPanels } from './use-received-panels.tsx';

/** What the received requests can be narrowed and sorted by. */
export function ReceivedFilters({ view }: { view: LineView }) {
  const { t } = useTranslation('received');
  const panels = useReceivedPanels(view);
  return (
    <FilterBar
      view={view}
      panels={panels}
      searchHint={t('filters.searchHint')}
      sortFields={receivedRequestSortFields}
    />
  );
}
