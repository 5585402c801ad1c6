import { useTranslation } from 'react-i18next';
import { FilterFrame } from './filter-frame.tsx';
import { LineSortSelect } from './line-sort-select.tsx';
import { customerNeeds, NeedsChip } from './needs-chip.tsx';
import { SearchInput } from './search-input.tsx';
import { useFilterPanels } from './use-filter-panels.tsx';
import type { LineView } from './use-line-view.ts';

interface LineFiltersProps {
  view: LineView;
  /** By one text in all that names a line, or by name and reference apart. */
  searchBy: 'text' | 'nameAndReference';
  /** False where all lines are of one supplier. */
  withSuppliers?: boolean;
  withArchive?: boolean;
}

/** What a list of lines can be narrowed and sorted by. */
export function LineFilters({ view, searchBy, withSuppliers = true, withArchive = false }: LineFiltersProps) {
  const { t } = useTranslation('exchange');
  const { filters, change } = view;
  const panels = useFilterPanels(view, { withSuppliers, withArchive });
  return (
    <FilterFrame
      view={view}
      panels={panels}
      toggles={filters.archived ? null : <NeedsChip view={view} needs={customerNeeds} />}
    >
      {searchBy === 'text' ? (
        <SearchInput
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          value={filters.textSearch}
          onSearch={(textSearch) => change({ textSearch }, { replace: true })}
        />
      ) : (
        <>
          <SearchInput
            label={t('filters.productName')}
            placeholder={t('filters.productName')}
            value={filters.productName}
            onSearch={(productName) => change({ productName }, { replace: true })}
          />
          <SearchInput
            label={t('filters.productReference')}
            placeholder={t('filters.productReference')}
            value={filters.productInternalReference}
            onSearch={(productInternalReference) => change({ productInternalReference }, { replace: true })}
          />
        </>
      )}
      <LineSortSelect view={view} />
    </FilterFrame>
  );
}
