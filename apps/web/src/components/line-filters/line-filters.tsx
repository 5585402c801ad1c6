import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './line-filters.module.css';
import { LineSortSelect } from './line-sort-select.tsx';
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
  const { filters, change, clear, isFiltered } = view;
  const panels = useFilterPanels(view, { withSuppliers, withArchive });
  return (
    <search className={styles.bar} aria-label={t('filters.label')}>
      <div className={styles.words}>
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
      </div>
      <div className={styles.filters}>
        <div className={styles.buttons}>
          {panels.map((panel) => (
            <FilterButton key={panel.key} panel={panel} />
          ))}
        </div>
        <FilterSheet panels={panels} onClear={clear} />
        {isFiltered ? (
          <Button variant="subtle" onClick={clear}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
