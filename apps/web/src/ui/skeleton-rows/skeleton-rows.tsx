import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './skeleton-rows.module.css';

const widths = ['70%', '55%', '80%', '40%', '62%'];

function numbered(prefix: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${prefix}${index}`);
}

/** Stand in a table's body, in the shape of the rows to come, so that nothing jumps when they arrive. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  const { t } = useTranslation();
  return numbered('row', rows).map((row, rowIndex) => (
    <tr key={row} className={styles.row}>
      {numbered('cell', columns).map((cell, cellIndex) => (
        <td key={cell} className={styles.cell}>
          {rowIndex === 0 && cellIndex === 0 ? <VisuallyHidden role="status">{t('loading')}</VisuallyHidden> : null}
          <Skeleton height={10} width={widths[(rowIndex + cellIndex) % widths.length] ?? '60%'} radius="sm" />
        </td>
      ))}
    </tr>
  ));
}
