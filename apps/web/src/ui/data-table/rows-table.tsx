import { Skeleton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, startTransition, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../kit.module.css';
import type { Column, ListState } from './list-page.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { RenderRowLink } from './row-link.tsx';
import { pageState, type RowSelection, withPage, withRow } from './row-selection.ts';
import styles from './rows-table.module.css';
import { TableRow } from './table-row.tsx';

const widths = ['70%', '55%', '80%', '40%', '62%'];

const ariaSorts = { ASC: 'ascending', DESC: 'descending' } as const;

const checkWidth = '40px';

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
  /** Buttons at the end of a row, and the room they need. A single mark stands in the corner of a card. */
  actions?: { width: string; corner?: boolean; render: (row: Row) => ReactNode } | undefined;
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
  // How far the target of a row's link goes.
  const room: Record<string, string> = {
    ...(selection && { '--check-width': checkWidth }),
    ...(actions && { '--actions-width': actions.width }),
  };
  return (
    <table
      className={`${kit.small} ${styles.table}`}
      style={room}
      aria-busy={busy || !isDrawn}
      data-loaded={rows.length > 0 || undefined}
    >
      <caption className={kit.visuallyHidden}>{caption}</caption>
      <colgroup>
        {selection ? <col style={{ width: checkWidth }} /> : null}
        {columns.map(({ id, width, shownFrom }) => (
          <col key={id} style={{ width }} data-shown-from={shownFrom} />
        ))}
        {actions ? <col style={{ width: actions.width }} /> : null}
      </colgroup>
      <TableHead columns={columns} hasActions={actions !== undefined} soon={soon} selectAll={selectAll} />
      <tbody>
        {rows.length === 0 ? (
          <SkeletonRows
            rows={skeletonRows}
            columns={[...(selection ? [{}] : []), ...columns, ...(actions ? [{}] : [])]}
          />
        ) : null}
        {drawn.map((row) => {
          const key = rowKey(row);
          return (
            <TableRow
              key={key}
              row={row}
              columns={cells}
              actions={actions?.render}
              corner={actions?.corner}
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

type Columns<Row> = readonly Column<Row>[];

/** Whether rows look the same under both, whatever their heads do. */
export function sameCells<Row>(some: Columns<Row>, others: Columns<Row>): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, header, cell, below, align, shownFrom }, index) => {
      const other = others[index];
      return (
        other?.id === id &&
        other.header === header &&
        other.cell === cell &&
        other.below === below &&
        other.align === align &&
        other.shownFrom === shownFrom
      );
    })
  );
}

/** The columns as rows know them: the same while only heads change, so that no row is drawn again when one sorts. */
function useCellColumns<Row>(columns: Columns<Row>): Columns<Row> {
  const [kept, keep] = useState(columns);
  if (kept === columns || sameCells(kept, columns)) return kept;
  keep(columns);
  return columns;
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  soon: (what: () => void) => void;
  /** Absent where rows cannot be selected. */
  selectAll?: { state: 'all' | 'some' | 'none'; disabled: boolean; onChange: (chosen: boolean) => void } | undefined;
}

function TableHead<Row>({ columns, hasActions, soon, selectAll }: TableHeadProps<Row>) {
  const { t } = useTranslation('lists');
  return (
    <thead>
      <tr className={styles.row}>
        {selectAll ? (
          <th className={`${styles.head} ${styles.check}`}>
            <RowCheckbox
              label={t('table.selectAll')}
              checked={selectAll.state === 'all'}
              disabled={selectAll.disabled}
              indeterminate={selectAll.state === 'some'}
              onChange={selectAll.onChange}
            />
            <span className={styles.checkLabel} aria-hidden>
              {t('table.selectAll')}
            </span>
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={styles.head}
            data-align={column.align}
            data-shown-from={column.shownFrom}
            aria-sort={column.sort?.direction ? ariaSorts[column.sort.direction] : undefined}
          >
            {column.sort ? <SortButton header={column.header} sort={column.sort} soon={soon} /> : column.header}
          </th>
        ))}
        {hasActions ? (
          <th scope="col" className={styles.head}>
            <span className={kit.visuallyHidden}>{t('table.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  header: string;
  /** Runs what takes long after the press is seen. */
  soon: (what: () => void) => void;
  sort: NonNullable<Column<unknown>['sort']>;
}

/** The head of a column that sorts. Above cards there is nothing to press, but the column keeps its name. */
function SortButton({ header, sort, soon }: SortButtonProps) {
  const sortNow = useCallbackRef(sort.onSort);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-direction={sort.direction}
        // The whole page is drawn for its new address.
        onClick={() => soon(sortNow)}
      >
        {header}
        <svg className={styles.arrows} viewBox="0 0 10 14" aria-hidden>
          <path className={styles.up} d="M2 5.5 5 2.5l3 3" />
          <path className={styles.down} d="m2 8.5 3 3 3-3" />
        </svg>
      </button>
      <span className={styles.name}>{header}</span>
    </>
  );
}

function numbered(prefix: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${prefix}${index}`);
}

/** Stand in a table's body, in the shape of the rows to come, so that nothing jumps when they arrive. */
export function SkeletonRows({
  rows,
  columns,
}: {
  rows: number;
  columns: readonly Pick<Column<unknown>, 'shownFrom'>[];
}) {
  const { t } = useTranslation();
  return numbered('row', rows).map((row, rowIndex) => (
    <tr key={row} className={styles.skeletonRowsRow}>
      {columns.map(({ shownFrom }, cellIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is told from others by its place only
        <td key={cellIndex} className={styles.cell} data-shown-from={shownFrom}>
          {rowIndex === 0 && cellIndex === 0 ? (
            <span className={kit.visuallyHidden} role="status">
              {t('loading')}
            </span>
          ) : null}
          <Skeleton height={10} width={widths[(rowIndex + cellIndex) % widths.length] ?? '60%'} radius="sm" />
        </td>
      ))}
    </tr>
  ));
}
