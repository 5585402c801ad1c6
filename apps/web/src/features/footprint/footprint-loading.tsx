import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './footprint-page.module.css';

/** In the shape of what is to come, so that nothing jumps when it arrives. */
export function FootprintLoading() {
  const { t } = useTranslation();
  return (
    <div className={classes.content}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={classes.totals} aria-hidden>
        <div>
          <Skeleton height={16} width="40%" radius="sm" mb={16} />
          <Skeleton height={30} width="70%" radius="sm" mb={24} />
          <Skeleton height={10} width="90%" radius="sm" />
        </div>
        <div>
          <Skeleton height={10} radius="sm" my={12} />
          <Skeleton height={10} width="60%" radius="sm" my={12} />
          <Skeleton height={10} width="30%" radius="sm" my={12} />
        </div>
      </div>
    </div>
  );
}
