import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

/** What can be done with all selected rows; it stays in sight while they scroll by. The footer says the count aloud. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const { t } = useTranslation('lists');
  return (
    <fieldset className={styles.bar} aria-label={t('table.bulk')}>
      <span className={styles.count}>{t('pagination.selected', { count })}</span>
      {actions}
      <Button size="xs" className={styles.clear ?? ''} onClick={onClear}>
        {t('table.clearSelection')}
      </Button>
    </fieldset>
  );
}
