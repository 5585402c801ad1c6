import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './received-card.module.css';

export function ReceivedSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.card}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height={14} width="30%" radius="sm" my={4} />
      <Skeleton height={10} width="60%" radius="sm" mt={12} />
      <Skeleton height={10} width="40%" radius="sm" mt={12} mb={4} />
    </div>
  );
}
