import { VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { SkeletonRows } from '../skeleton-rows/skeleton-rows.tsx';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';
import type { RenderRowLink } from './row-link.tsx';
import { pageState, type RowSelection, withPage, withRow } from './row-selection.ts';
import styles from './rows-table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useCellColumns } from './use-cell-columns.ts';

const skeletonRows = 4;
/** Of a row with two lines; what is not drawn yet keeps its room, so that a place on the page is found again. */
const rowHeight = 57;
const noRows: readonly never[] = [];
const atOnce = (what: () => void) => what();

export interface RowsTableProps<Row> {
  /** What the table lists, for people who hear the page. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  list: ListState<Row>;
  /** Buttons at the end of a row, and the room they need. */
  actions?: { width: string; render: (row: Row) => ReactNode } | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Where a row leads; its first column is then a plain text. */
  renderRowLink?: RenderRowLink<Row> | undefined;
  /** Those that are there already, where they are not drawn all at once. */
  drawn?: readonly Row[];
  /** Others are on their way. */
  busy?: boolean;
  /** Runs what takes long after the press is seen. */
  soon?: (what: () => void) => void;
}

export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { caption, columns, rowKey, list, actions, selection, renderRowLink } = props;
  const rows = list.data?.data ?? noRows;
  const { drawn = rows, busy = list.isPlaceholderData, soon = atOnce } = props;
  const missing = rows.length - drawn.length;
  const isDrawn = missing === 0 && rows.every((row, index) => row === drawn[index]);
  const cells = useCellColumns(columns);
  const keys = rows.map(rowKey);
  const [state, showState] = useOptimistic(selection ? pageState(selection.selected, keys) : 'none');
  const selectAll = selection && {
    state,
    disabled: rows.length === 0,
    // The box that was pressed answers at once, a hundred others a moment later.
    onChange: (chosen: boolean) =>
      startTransition(() => {
        showState(chosen ? 'all' : 'none');
        selection.onChange(withPage(selection.selected, keys, chosen));
      }),
  };
  const select = useCallbackRef((row: Row, chosen: boolean) =>
    selection?.onChange(withRow(selection.selected, rowKey(row), chosen)),
  );
  return (
    <table className={styles.table} aria-busy={busy || !isDrawn} data-loaded={rows.length > 0 || undefined}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <colgroup>
        {selection ? <col style={{ width: '40px' }} /> : null}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
        {actions ? <col style={{ width: actions.width }} /> : null}
      </colgroup>
      <TableHead columns={columns} hasActions={actions !== undefined} soon={soon} selectAll={selectAll} />
      <tbody>
        {rows.length === 0 ? (
          <SkeletonRows rows={skeletonRows} columns={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)} />
        ) : null}
        {drawn.map((row) => {
          const key = rowKey(row);
          return (
            <TableRow
              key={key}
              row={row}
              columns={cells}
              actions={actions?.render}
              renderRowLink={renderRowLink}
              name={selection?.nameOf(row)}
              selected={selection?.selected.has(key) ?? false}
              onSelect={select}
            />
          );
        })}
        {missing > 0 ? <tr aria-hidden style={{ height: missing * rowHeight }} /> : null}
      </tbody>
    </table>
  );
}
