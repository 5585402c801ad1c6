import type { LineSortField } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { FilterFrame } from './filter-frame.tsx';
import { LineSortSelect } from './line-sort-select.tsx';
import { type Needs, NeedsChip } from './needs-chip.tsx';
import { SearchInput } from './search-input.tsx';
import type { FilterPanel } from './use-filter-panels.tsx';
import type { LineView } from './use-line-view.ts';

interface FilterBarProps {
  view: LineView;
  panels: readonly FilterPanel[];
  /** What the search looks at. */
  searchHint: string;
  sortFields: readonly LineSortField[];
  /** What the list is narrowed to that waits for the reader. */
  needs?: Needs;
}

/** One search, the order of the list, and its filters. */
export function FilterBar({ view, panels, searchHint, sortFields, needs }: FilterBarProps) {
  const { t } = useTranslation('exchange');
  const { filters, change } = view;
  return (
    <FilterFrame view={view} panels={panels} toggles={needs ? <NeedsChip view={view} needs={needs} /> : null}>
      <SearchInput
        label={t('filters.search')}
        placeholder={searchHint}
        value={filters.textSearch}
        onSearch={(textSearch) => change({ textSearch }, { replace: true })}
      />
      <LineSortSelect view={view} fields={sortFields} />
    </FilterFrame>
  );
}
