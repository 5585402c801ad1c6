import { productSortFields } from '@pcf/contract/vocabulary/product-sort-field';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../exchange/line-filters/filter-bar.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { useSoldPanels } from './use-sold-panels.tsx';

/** What the sold products can be narrowed and sorted by. */
export function SoldFilters({ view }: { view: LineView }) {
  const { t } = useTranslation('templates');
  const panels = useSoldPanels(view);
  return <FilterBar view={view} panels={panels} searchHint={t('filters.searchHint')} sortFields={productSortFields} />;
}
