import { useTranslation } from 'react-i18next';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import type { Footprint } from '../api/get-footprint.ts';
import classes from './largest.module.css';
import { useLargestRows } from './use-largest-rows.ts';

/** Where most of it comes from: products, and suppliers. */
export function Largest({ footprint }: { footprint: Footprint }) {
  const { t } = useTranslation('footprintTotals');
  const { products, suppliers, isEstimated } = useLargestRows(footprint);
  if (products.length === 0) return null;
  return (
    <div className={classes.largest}>
      <section className={classes.card}>
        <h2 className={classes.title}>{t('largest.products')}</h2>
        <BarList
          label={t('largest.products')}
          rowName={t('column.product')}
          unit={t('largest.emissions')}
          rows={products}
        />
      </section>
      {suppliers.length > 0 ? (
        <section className={classes.card}>
          <h2 className={classes.title}>{t('largest.suppliers')}</h2>
          <BarList
            label={t('largest.suppliers')}
            rowName={t('column.supplier')}
            unit={t('largest.emissions')}
            rows={suppliers}
          />
        </section>
      ) : null}
      {isEstimated ? <p className={classes.note}>{t('largest.hatched')}</p> : null}
    </div>
  );
}
