import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { CutText } from './cut-text.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { type RenderRowLink, RowLink } from './row-link.tsx';
import styles from './table-row.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  renderRowLink?: RenderRowLink<Row> | undefined;
  /** Absent where rows cannot be selected. */
  selection?: { name: string; selected: boolean; onChange: (selected: boolean) => void } | undefined;
}

export function TableRow<Row>({ row, columns, actions, renderRowLink, selection }: TableRowProps<Row>) {
  const { t } = useTranslation('lists');
  const [first, ...others] = columns;
  return (
    <tr
      className={styles.row}
      data-linked={renderRowLink ? true : undefined}
      data-selectable={selection ? true : undefined}
      data-selected={selection?.selected || undefined}
    >
      {selection ? (
        <td className={styles.check}>
          <RowCheckbox
            label={t('table.select', { name: selection.name })}
            checked={selection.selected}
            onChange={selection.onChange}
          />
        </td>
      ) : null}
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
    </tr>
  );
}

function content(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <CutText>{value}</CutText> : value;
}
