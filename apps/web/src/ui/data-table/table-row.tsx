import { memo, type ReactNode } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import kit from '../kit.module.css';
import { CutText } from './cut-text.tsx';
import type { Column } from './list-page.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { type RenderRowLink, RowLink } from './row-link.tsx';
import styles from './rows-table.module.css';

/** What a row says, drawn again only when it says something else: selecting it changes nothing here. */
const RowCells = memo(function RowCells<Row>({ row, columns, actions, corner, renderRowLink }: RowCellsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <>
      {first ? (
        <th scope="row" className={`${styles.tableRowCell} ${styles.tableRowName}`}>
          {renderRowLink ? (
            <RowLink row={row} text={String(first.cell(row))} render={renderRowLink} />
          ) : (
            content(first.cell(row))
          )}
          {first.below ? <div className={`${kit.note} ${kit.regular} ${styles.below}`}>{first.below(row)}</div> : null}
        </th>
      ) : null}
      {others.map((column) => (
        <td
          key={column.id}
          className={styles.tableRowCell}
          data-align={column.align}
          data-shown-from={column.shownFrom}
        >
          <span className={styles.label} aria-hidden>
            {column.header}
          </span>
          <div className={styles.value}>{content(column.cell(row))}</div>
        </td>
      ))}
      {actions ? (
        <td className={styles.actions} data-corner={corner || undefined}>
          <div className={`${kit.row8} ${styles.buttons}`}>{actions(row)}</div>
        </td>
      ) : null}
    </>
  );
}) as <Row>(props: RowCellsProps<Row>) => ReactNode;

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  corner: boolean | undefined;
  renderRowLink: RenderRowLink<Row> | undefined;
  /** Who or what it is, where it can be selected. */
  name: string | undefined;
  selected: boolean;
  onSelect: (row: Row, selected: boolean) => void;
}

/** Drawn again only when something of its own has changed, however many rows the table has. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, actions, corner, renderRowLink, name, selected, onSelect } = props;
  const { t } = useWords('lists');
  const isSelectable = name !== undefined;
  return (
    <tr
      className={styles.tableRowRow}
      data-linked={renderRowLink ? true : undefined}
      data-selectable={isSelectable || undefined}
      data-selected={selected || undefined}
    >
      {isSelectable ? (
        <td className={styles.tableRowCheck}>
          <RowCheckbox
            label={t('table.select', { name })}
            checked={selected}
            onChange={(chosen) => onSelect(row, chosen)}
          />
        </td>
      ) : null}
      <RowCells row={row} columns={columns} actions={actions} corner={corner} renderRowLink={renderRowLink} />
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  corner: boolean | undefined;
  renderRowLink: RenderRowLink<Row> | undefined;
}

function content(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <CutText>{value}</CutText> : value;
}
