import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk-bar.module.css';
import type { RowSelection } from './row-selection.ts';

interface BulkBarProps {
  selection: Pick<RowSelection<never>, 'selected' | 'actions' | 'onChange'>;
}

/** What can be done with all selected rows; it stays in sight while they scroll by. The footer says the count aloud. */
export function BulkBar({ selection: { selected, actions, onChange } }: BulkBarProps) {
  const { t } = useTranslation('lists');
  const count = selected.size;
  // Its buttons come after the check mark that they come for.
  const isShown = useDeferredValue(count > 0);
  if (!isShown || count === 0) return null;
  return (
    <fieldset className={styles.bar} aria-label={t('table.bulk')}>
      <span className={styles.count}>{t('pagination.selected', { count })}</span>
      {actions}
      <Button size="xs" className={styles.clear ?? ''} onClick={() => onChange(new Set())}>
        {t('table.clearSelection')}
      </Button>
    </fieldset>
  );
}
