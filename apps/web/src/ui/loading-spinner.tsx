import { useTranslation } from 'react-i18next';
import kit from './kit.module.css';
import styles from './loading-spinner.module.css';

interface LoadingSpinnerProps {
  /** 20 px beside text and in rows, 40 px on its own. */
  small?: boolean;
  /** Covers the whole window until what it waits for is there. */
  fullScreen?: boolean;
  /** What is being waited for, for people who hear the page. */
  label?: string;
}

export function LoadingSpinner({ small = false, fullScreen = false, label }: LoadingSpinnerProps) {
  const { t } = useTranslation();
  const size = small ? 20 : 40;
  return (
    <span className={fullScreen ? styles.backdrop : styles.inline} role="status">
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 40 40" aria-hidden>
        <circle className={styles.track} cx="20" cy="20" r="16" />
        <path className={styles.arc} d="M20 4a16 16 0 0 1 16 16" />
      </svg>
      <span className={kit.visuallyHidden}>{label ?? t('loading')}</span>
    </span>
  );
}
