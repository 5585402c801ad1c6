import { useTranslation } from 'react-i18next';
import kit from './kit.module.css';
import styles from './page-loading.module.css';

export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status">
      <span className={`${kit.muted} ${kit.bold} ${styles.dots}`} aria-hidden>
        ...
      </span>
      <span className={kit.visuallyHidden}>{t('loading')}</span>
    </div>
  );
}
