import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import classes from './no-requests-yet.module.css';

/** Before the first request: what this place is for. Nobody can ask for one, but a footprint can be worked out already. */
export function NoRequestsYet() {
  const { t } = useTranslation('received');
  return (
    <div className={classes.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button renderRoot={(button) => <Link {...button} to="/supplier/calculator" />}>{t('empty.action')}</Button>
        }
      />
    </div>
  );
}
