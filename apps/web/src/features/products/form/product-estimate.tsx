import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import type { Product } from './api/create-product.ts';
import classes from './product-fields.module.css';

/** What the product is estimated with; where it can be changed opens beside this form, which keeps what was typed. */
export function ProductEstimate({ product: { id, estimate } }: { product: Product }) {
  const { t, i18n } = useTranslation('productForm');
  if (estimate === null) return null;
  return (
    <p className={classes.estimate}>
      {t('estimatedWith', {
        name: estimate.name,
        impact: exactNumber(estimate.impact, pageLanguage(i18n)),
        version: estimate.version,
      })}{' '}
      <Link to="/products/purchased/footprint" search={{ productIds: id }} target="_blank" rel="noopener">
        {t('changeEstimate')}
        <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
      </Link>
    </p>
  );
}
