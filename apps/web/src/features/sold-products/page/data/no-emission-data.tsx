import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { EmptyTable } from '../../../../ui/empty-table/empty-table.tsx';
import classes from './no-emission-data.module.css';

/** Before anything was published. */
export function NoEmissionData({ template: { id, draft } }: { template: Template }) {
  const { t } = useTranslation('templates');
  return (
    <div className={classes.card}>
      <EmptyTable
        title={t('noData')}
        subtitle={t('data.emptyText')}
        primaryAction={
          <Button
            variant="filled"
            renderRoot={(button) => (
              <Link {...button} to="/products/sold/$templateId/emissions-data" params={{ templateId: id }} />
            )}
          >
            {t(draft ? 'draft.continue' : 'data.add')}
          </Button>
        }
      />
    </div>
  );
}
