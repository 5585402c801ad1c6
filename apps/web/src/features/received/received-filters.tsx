import { Button } from '@mantine/core';
import { receivedRequestSortFields } from '@pcf/contract/vocabulary/received-request-sort-field';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '../../components/line-filters/filter-button.tsx';
import { FilterSheet } from '../../components/line-filters/filter-sheet.tsx';
import classes from '../../components/line-filters/line-filters.module.css';
import { LineSortSelect } from '../../components/line-filters/line-sort-select.tsx';
import { SearchInput } from '../../components/line-filters/search-input.tsx';
import type { LineView } from '../../components/line-filters/use-line-view.ts';
import { useReceivedPanels } from './use-received-panels.tsx';

/** What the received requests can be narrowed and sorted by. */
export function ReceivedFilters({ view }: { view: LineView }) {
  const { t } = useTranslation(['exchange', 'received']);
  const { filters, change, clear, isFiltered } = view;
  const panels = useReceivedPanels(view);
  return (
    <search className={classes.bar} aria-label={t('filters.label')}>
      <div className={classes.words}>
        <SearchInput
          label={t('filters.search')}
          placeholder={t('received:filters.searchHint')}
          value={filters.textSearch}
          onSearch={(textSearch) => change({ textSearch }, { replace: true })}
        />
        <LineSortSelect view={view} fields={receivedRequestSortFields} />
      </div>
      <div className={classes.filters}>
        <div className={classes.buttons}>
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
