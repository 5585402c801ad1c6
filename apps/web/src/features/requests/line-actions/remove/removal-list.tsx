import { useTranslation } from 'react-i18next';
import classes from '../../../../exchange/product-rows/product-rows.module.css';
import { ScrollSection } from '../../../../exchange/product-rows/scroll-section.tsx';
import type { RemovalResult } from '../api/delete-products.ts';
import { countRemovals } from './removal-counts.ts';

const mostShown = 100;

interface RemovalListProps {
  removal: RemovalResult;
  /** Whether any of the suppliers is reached on another platform. */
  elsewhere: boolean;
}

/** What will become of all products together, and of each. */
export function RemovalList({ removal, elsewhere }: RemovalListProps) {
  const { t } = useTranslation('lineActions');
  const { products, deleted, archived, canceled, dropped } = countRemovals(removal);
  return (
    <div className={classes.parts}>
      {deleted > 0 ? <p>{t('remove.deleted', { count: deleted })}</p> : null}
      {archived > 0 ? <p>{t('remove.archived', { count: archived })}</p> : null}
      {canceled > 0 ? <p>{t(elsewhere ? 'elsewhere.removed' : 'remove.canceled', { count: canceled })}</p> : null}
      {dropped > 0 ? <p>{t('remove.dropped', { count: dropped })}</p> : null}
      <ScrollSection label={t('remove.title', { count: products })}>
        <ul className={classes.list}>
          {removal.results.slice(0, mostShown).map((product) => (
            <li key={product.productId} className={classes.row}>
              <span className={classes.name}>
                {product.name} <span className={classes.reference}>{product.internalReference}</span>
              </span>
              <span className={classes.outcome}>
                {t(`removal.${product.outcome}`)}
                {product.canceledLines > 0 ? `, ${t('remove.withCanceled', { count: product.canceledLines })}` : null}
              </span>
            </li>
          ))}
        </ul>
      </ScrollSection>
      {products > mostShown ? <p>{t('leftOut.more', { count: products - mostShown })}</p> : null}
    </div>
  );
}
