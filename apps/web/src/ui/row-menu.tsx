import { useTranslation } from 'react-i18next';
import { type Deed, DeedMenu } from './deed-menu.tsx';
import { Dots } from './dots.tsx';
import styles from './row-menu.module.css';

interface RowMenuProps {
  /** Names the row. */
  label: string;
  deeds: readonly Deed[];
}

/** What can be done with one row of a list, where that is more than the row has room for. */
export function RowMenu({ label, deeds }: RowMenuProps) {
  const { t } = useTranslation('lists');
  return (
    <DeedMenu label={label} deeds={deeds} size="xs" variant="subtle">
      <span className={styles.dots}>
        <Dots />
      </span>
      <span className={styles.words}>{t('table.actions')}</span>
    </DeedMenu>
  );
}
