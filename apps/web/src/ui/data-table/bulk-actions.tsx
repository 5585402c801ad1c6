import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Deed } from '../deed-menu.tsx';
import { RowMenu } from '../row-menu.tsx';
import styles from './bulk-actions.module.css';

/** The buttons of the bar below a list, the usual one first; where there is little room, the others are in a menu. */
export function BulkActions({ deeds }: { deeds: readonly Deed[] }) {
  const { t } = useTranslation('lists');
  const [usual, ...others] = deeds;
  if (!usual) return null;
  return (
    <>
      <Button size="xs" data-usual onClick={usual.onChoose}>
        {usual.label}
      </Button>
      {others.map(({ id, label, onChoose }) => (
        <Button key={id} size="xs" className={styles.wide ?? ''} onClick={onChoose}>
          {label}
        </Button>
      ))}
      {others.length > 0 ? (
        <span className={styles.narrow}>
          <RowMenu label={t('table.moreBulk')} deeds={others} />
        </span>
      ) : null}
    </>
  );
}
