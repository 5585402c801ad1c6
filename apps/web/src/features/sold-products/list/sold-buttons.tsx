import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../../../lib/use-may-call.ts';

interface SoldButtonsProps {
  onAdd: () => void;
  onExport: () => void;
}

export function SoldButtons({ onAdd, onExport }: SoldButtonsProps) {
  const { t } = useTranslation('templates');
  const mayCall = useMayCall();
  if (!mayCall('createTemplate')) return <Button onClick={onExport}>{t('buttons.export')}</Button>;
  return (
    <>
      <Button renderRoot={(button) => <Link {...button} to="/products/received-requests/templates" />}>
        {t('buttons.match')}
      </Button>
      <Button onClick={onExport}>{t('buttons.export')}</Button>
      <Button renderRoot={(button) => <Link {...button} to="/products/sold/import" />}>{t('buttons.import')}</Button>
      <Button renderRoot={(button) => <Link {...button} to="/products/sold/import-footprints" />}>
        {t('buttons.importFootprints')}
      </Button>
      <Button variant="filled" onClick={onAdd}>
        {t('buttons.add')}
      </Button>
    </>
  );
}
