import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './page-loading.module.css';

export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status">
      <span className={styles.dots} aria-hidden>
        ...
      </span>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
