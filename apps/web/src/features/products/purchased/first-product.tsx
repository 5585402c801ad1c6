import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../../ui/empty-table/empty-table.tsx';
import { countArchivedProducts } from './api/list-purchased-products.ts';
import classes from './first-product.module.css';

interface FirstProductProps {
  onAdd: () => void;
  onShowArchive: () => void;
}

/** Before the first product: what this place is for, and the two ways to begin. */
export function FirstProduct({ onAdd, onShowArchive }: FirstProductProps) {
  const { t } = useTranslation('products');
  // Whoever has deleted all of them must find the way to the archive.
  const { data: archived = 0 } = useQuery(countArchivedProducts);
  return (
    <div className={classes.card}>
      <EmptyTable
        title={t('purchased.empty')}
        subtitle={t('purchased.emptyHint')}
        primaryAction={
          <Button variant="filled" onClick={onAdd}>
            {t('purchased.add')}
          </Button>
        }
        secondaryAction={
          <>
            <Button renderRoot={(button) => <Link {...button} to="/products/purchased/import" />}>
              {t('purchased.importProducts')}
            </Button>
            {archived > 0 ? (
              <Button variant="subtle" onClick={onShowArchive}>
                {t('purchased.showArchive')}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  );
}
