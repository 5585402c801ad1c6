import { memo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { CutText } from './cut-text.tsx';
import { type RenderRowLink, RowLink } from './row-link.tsx';
import styles from './table-row.module.css';

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  renderRowLink: RenderRowLink<Row> | undefined;
}

/** What a row says, drawn again only when it says something else: selecting it changes nothing here. */
export const RowCells = memo(function RowCells<Row>({ row, columns, actions, renderRowLink }: RowCellsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <>
      {first ? (
        <th scope="row" className={`${styles.cell} ${styles.name}`}>
          {renderRowLink ? (
            <RowLink row={row} text={String(first.cell(row))} render={renderRowLink} />
          ) : (
            content(first.cell(row))
          )}
          {first.below ? <div className={styles.below}>{first.below(row)}</div> : null}
        </th>
      ) : null}
      {others.map((column) => (
        <td key={column.id} className={styles.cell} data-align={column.align}>
          <span className={styles.label} aria-hidden>
            {column.header}
          </span>
          <div className={styles.value}>{content(column.cell(row))}</div>
        </td>
      ))}
      {actions ? (
        <td className={styles.actions}>
          <div className={styles.buttons}>{actions(row)}</div>
        </td>
      ) : null}
    </>
  );
}) as <Row>(props: RowCellsProps<Row>) => ReactNode;

function content(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <CutText>{value}</CutText> : value;
}
