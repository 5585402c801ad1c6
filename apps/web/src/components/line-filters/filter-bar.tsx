import { Button } from '@mantine/core';
import type { ProductSortField } from '@pcf/contract/vocabulary/product-sort-field';
import { useTranslation } from 'react-i18next';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './line-filters.module.css';
import { LineSortSelect } from './line-sort-select.tsx';
import { SearchInput } from './search-input.tsx';
import type { FilterPanel } from './use-filter-panels.tsx';
import type { LineView } from './use-line-view.ts';

interface FilterBarProps {
  view: LineView;
  panels: readonly FilterPanel[];
  /** What the search looks at. */
  searchHint: string;
  sortFields: readonly ProductSortField[];
}

/** One search, the order of the list, and its filters. */
export function FilterBar({ view, panels, searchHint, sortFields }: FilterBarProps) {
  const { t } = useTranslation('exchange');
  const { filters, change, clear, isFiltered } = view;
  return (
    <search className={styles.bar} aria-label={t('filters.label')}>
      <div className={styles.words}>
        <SearchInput
          label={t('filters.search')}
          placeholder={searchHint}
          value={filters.textSearch}
          onSearch={(textSearch) => change({ textSearch }, { replace: true })}
        />
        <LineSortSelect view={view} fields={sortFields} />
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
