import { VisuallyHidden } from '@mantine/core';
import { pageSizes } from '@pcf/contract/paging';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { PaginationFooter } from '../pagination-footer/pagination-footer.tsx';
import { BulkBar } from './bulk-bar.tsx';
import styles from './data-table.module.css';
import { ListFailure } from './list-failure.tsx';
import type { ChangePage, ListPage } from './list-page.ts';
import { RowsTable, type RowsTableProps } from './rows-table.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useExistingPage } from './use-existing-page.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const noRows: readonly never[] = [];

interface DataTableProps<Row> extends Omit<RowsTableProps<Row>, 'drawn' | 'busy' | 'soon'> {
  page: ListPage;
  onPageChange: ChangePage;
  /** EmptyTable, or NoMatch where a search is the reason. */
  empty: ReactNode;
}

/** A list that the server pages and sorts: a table, and on a phone a card for each row. */
export function DataTable<Row>({ page, onPageChange, empty, ...table }: DataTableProps<Row>) {
  const { caption, list, selection } = table;
  const { t } = useTranslation('lists');
  const region = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(region);
  const drawn = useDrawnRows(list.data?.data ?? noRows);
  useExistingPage(list, page, onPageChange);
  const [isLeaving, soon] = useAfterPaint();
  const busy = isLeaving || list.isPlaceholderData;
  const { count: total, more = false } = list.data?.metadata ?? { count: 0 };
  const selected = selection?.selected.size ?? 0;
  const hasFooter = total > pageSizes[0];
  return (
    <section ref={region} className={styles.region} aria-label={caption} tabIndex={-1} {...keptFocus}>
      <div className={styles.card} data-stale={busy || undefined}>
        {list.isError && !list.data ? (
          <ListFailure onRetry={() => list.refetch()} retrying={list.isFetching} />
        ) : list.data && total === 0 ? (
          empty
        ) : (
          <RowsTable {...table} drawn={drawn} busy={busy} soon={soon} />
        )}
        {hasFooter ? (
          <div className={styles.footer}>
            <PaginationFooter
              {...page}
              total={total}
              more={more}
              selectedCount={selected}
              soon={soon}
              onChange={onPageChange}
            />
          </div>
        ) : null}
      </div>
      {hasFooter ? null : (
        <VisuallyHidden aria-live="polite">
          {selected > 0 ? t('pagination.selected', { count: selected }) : null}
        </VisuallyHidden>
      )}
      {selection ? <BulkBar selection={selection} /> : null}
    </section>
  );
}
