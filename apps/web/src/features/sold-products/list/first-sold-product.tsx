import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import classes from './first-sold-product.module.css';

/** Before the first one: what this place is for, and the three ways to begin. */
export function FirstSoldProduct({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('templates');
  return (
    <div className={classes.card}>
      <EmptyTable
        title={t('empty.title')}
        subtitle={t('empty.text')}
        primaryAction={
          <Button variant="filled" onClick={onAdd}>
            {t('buttons.add')}
          </Button>
        }
        secondaryAction={
          <>
            <Button renderRoot={(button) => <Link {...button} to="/products/sold/import" />}>
              {t('empty.import')}
            </Button>
            <Button
              renderRoot={(button) => (
                <Link
                  {...button}
                  to="/products/received-requests"
                  search={{ productRequestStatus: ['COMPLETED', 'PENDING_REVIEW'] }}
                />
              )}
            >
              {t('empty.fromAnswer')}
            </Button>
          </>
        }
      />
    </div>
  );
}
