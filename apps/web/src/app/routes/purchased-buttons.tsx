import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { countProductsToReview } from '../../features/products/purchased/api/list-purchased-products.ts';

interface PurchasedButtonsProps {
  onAdd: () => void;
  onExport: () => void;
}

export function PurchasedButtons({ onAdd, onExport }: PurchasedButtonsProps) {
  const { t } = useTranslation('products');
  const { data: toReview = 0 } = useQuery(countProductsToReview);
  return (
    <>
      {toReview > 0 ? (
        <Button variant="light" renderRoot={(button) => <Link {...button} to="/customer/reviews" />}>
          {t('purchased.review', { count: toReview })}
        </Button>
      ) : null}
      <Button renderRoot={(button) => <Link {...button} to="/products/purchased/footprint" />}>
        {t('purchased.footprint')}
      </Button>
      <Button onClick={onExport}>{t('purchased.export')}</Button>
      <Button renderRoot={(button) => <Link {...button} to="/products/purchased/import" />}>
        {t('purchased.import')}
      </Button>
      <Button variant="filled" onClick={onAdd}>
        {t('purchased.add')}
      </Button>
    </>
  );
}
