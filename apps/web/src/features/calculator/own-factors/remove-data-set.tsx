import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';

interface RemoveDataSetProps {
  opened: boolean;
  name: string;
  /** How many rows use it. */
  rows: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveDataSet({ opened, name, rows, onConfirm, onClose }: RemoveDataSetProps) {
  const { t } = useTranslation('ownFactors');
  return (
    <ConfirmDialog
      opened={opened}
      title={t('remove.title')}
      confirm={t('loaded.remove')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('remove.text', { count: rows, name })}</p>
      <p>{t('remove.after')}</p>
    </ConfirmDialog>
  );
}
