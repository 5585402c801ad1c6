import type { ConfirmedWarning } from '@pcf/contract/vocabulary/data-quality';
import { useTranslation } from 'react-i18next';
import kit from '../ui/kit.module.css';
import { LineIcon } from '../ui/line-icon.tsx';
import styles from './unlikely-mark.module.css';

interface UnlikelyMarkProps {
  warnings: readonly ConfirmedWarning[];
}

/** Why a reviewer should look twice at a value; empty where it is plausible. */
export function UnlikelyMark({ warnings }: UnlikelyMarkProps) {
  const { t } = useTranslation('exchange');
  if (warnings.length === 0) return null;
  return (
    <ul className={kit.flush} aria-label={t('unlikely.label')}>
      {warnings.map((warning) => (
        <li key={warning} className={`${kit.small} ${kit.strong} ${styles.mark}`}>
          <span className={styles.icon}>
            <LineIcon name="warning" size={14} />
          </span>
          {t(`unlikely.${warning}`)}
        </li>
      ))}
    </ul>
  );
}
