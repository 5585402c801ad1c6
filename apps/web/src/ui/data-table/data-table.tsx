import { Button } from '@mantine/core';
import { pageSizes } from '@pcf/contract/paging';
import { type ReactNode, useDeferredValue, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../../lib/after-paint.ts';
import kit from '../kit.module.css';
import { PaginationFooter } from '../pagination-footer.tsx';
import styles from './data-table.module.css';
import { ListFailure } from './list-failure.tsx';
import { type ChangePage, type ListPage, useExistingPage } from './list-page.ts';
import type { RowSelection } from './row-selection.ts';
import { RowsTable, type RowsTableProps } from './rows-table.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** As many as a screen has room for. */
const rowsAtOnce = 20;

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
      <div className={`${kit.card} ${styles.card}`} data-stale={busy || undefined}>
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
        <span className={kit.visuallyHidden} aria-live="polite">
          {selected > 0 ? t('pagination.selected', { count: selected }) : null}
        </span>
      )}
      {selection ? <BulkBar selection={selection} /> : null}
    </section>
  );
}

/**
 * The rows of a long list that are drawn: at first a screenful, soon all of them; those that were there stay until the
 * next ones are ready. Typing and clicking meanwhile come first.
 */
export function useDrawnRows<Row>(rows: readonly Row[]): readonly Row[] {
  const drawn = useDeferredValue(rows, rows.slice(0, rowsAtOnce));
  return drawn.length === 0 ? rows.slice(0, rowsAtOnce) : drawn;
}

interface BulkBarProps {
  selection: Pick<RowSelection<never>, 'selected' | 'actions' | 'onChange'>;
}

/** What can be done with all selected rows; it stays in sight while they scroll by. The footer says the count aloud. */
function BulkBar({ selection: { selected, actions, onChange } }: BulkBarProps) {
  const { t } = useTranslation('lists');
  const count = selected.size;
  // Its buttons come after the check mark that they come for.
  const isShown = useDeferredValue(count > 0);
  if (!isShown || count === 0) return null;
  return (
    <fieldset className={`${kit.row8} ${kit.line8} ${styles.bar}`} aria-label={t('table.bulk')}>
      <span className={`${kit.tabular} ${styles.count}`}>{t('pagination.selected', { count })}</span>
      {actions}
      <Button size="xs" className={styles.clear ?? ''} onClick={() => onChange(new Set())}>
        {t('table.clearSelection')}
      </Button>
    </fieldset>
  );
}

/** Runs what takes long once the press of a button is on the screen; until it has begun, the page can say so. */
function useAfterPaint(): [isWaiting: boolean, run: (what: () => void) => void] {
  const [isWaiting, start] = useTransition();
  const run = (what: () => void) =>
    start(async () => {
      await afterPaint();
      what();
    });
  return [isWaiting, run];
}
