import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

interface PurchasedButtonsProps {
  onAdd: () => void;
  onExport: () => void;
}

export function PurchasedButtons({ onAdd, onExport }: PurchasedButtonsProps) {
  const { t } = useTranslation('products');
  return (
    <>
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
