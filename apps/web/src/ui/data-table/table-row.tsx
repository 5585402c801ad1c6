import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { RowCells } from './row-cells.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import type { RenderRowLink } from './row-link.tsx';
import styles from './table-row.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  renderRowLink: RenderRowLink<Row> | undefined;
  /** Who or what it is, where it can be selected. */
  name: string | undefined;
  selected: boolean;
  onSelect: (row: Row, selected: boolean) => void;
}

/** Drawn again only when something of its own has changed, however many rows the table has. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, actions, renderRowLink, name, selected, onSelect } = props;
  const { t } = useTranslation('lists');
  const isSelectable = name !== undefined;
  return (
    <tr
      className={styles.row}
      data-linked={renderRowLink ? true : undefined}
      data-selectable={isSelectable || undefined}
      data-selected={selected || undefined}
    >
      {isSelectable ? (
        <td className={styles.check}>
          <RowCheckbox
            label={t('table.select', { name })}
            checked={selected}
            onChange={(chosen) => onSelect(row, chosen)}
          />
        </td>
      ) : null}
      <RowCells row={row} columns={columns} actions={actions} renderRowLink={renderRowLink} />
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
