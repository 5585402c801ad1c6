import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { SortButton } from './sort-button.tsx';
import styles from './table-head.module.css';

const ariaSorts = { ASC: 'ascending', DESC: 'descending' } as const;

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  soon: (what: () => void) => void;
  /** Absent where rows cannot be selected. */
  selectAll?: { state: 'all' | 'some' | 'none'; disabled: boolean; onChange: (chosen: boolean) => void } | undefined;
}

export function TableHead<Row>({ columns, hasActions, soon, selectAll }: TableHeadProps<Row>) {
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
            aria-sort={column.sort?.direction ? ariaSorts[column.sort.direction] : undefined}
          >
            {column.sort ? <SortButton header={column.header} sort={column.sort} soon={soon} /> : column.header}
          </th>
        ))}
        {hasActions ? (
          <th scope="col" className={styles.head}>
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
