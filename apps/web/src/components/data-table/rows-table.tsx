import { VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../skeleton-rows/skeleton-rows.tsx';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';
import type { RenderRowLink } from './row-link.tsx';
import { pageState, type RowSelection, withPage, withRow } from './row-selection.ts';
import styles from './rows-table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

const skeletonRows = 4;
/** Of a row with two lines; what is not drawn yet keeps its room, so that a place on the page is found again. */
const rowHeight = 57;
const noRows: readonly never[] = [];

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
}

export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { caption, columns, rowKey, list, actions, selection, renderRowLink } = props;
  const rows = list.data?.data ?? noRows;
  const { drawn = rows } = props;
  const missing = rows.length - drawn.length;
  const isDrawn = missing === 0 && rows.every((row, index) => row === drawn[index]);
  const keys = rows.map(rowKey);
  const selectAll = selection && {
    state: pageState(selection.selected, keys),
    disabled: rows.length === 0,
    onChange: (chosen: boolean) => selection.onChange(withPage(selection.selected, keys, chosen)),
  };
  const select = useCallbackRef((row: Row, chosen: boolean) =>
    selection?.onChange(withRow(selection.selected, rowKey(row), chosen)),
  );
  return (
    <table
      className={styles.table}
      aria-busy={list.isPlaceholderData || !isDrawn}
      data-loaded={rows.length > 0 || undefined}
    >
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <colgroup>
        {selection ? <col style={{ width: '40px' }} /> : null}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
        {actions ? <col style={{ width: actions.width }} /> : null}
      </colgroup>
      <TableHead columns={columns} hasActions={actions !== undefined} selectAll={selectAll} />
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
              columns={columns}
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
