import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../components/modal-frame/modal-frame.tsx';
import { useReady } from '../../components/modal-frame/use-ready.ts';
import type { PurchasedQuery } from './api/download-purchased.ts';
import { ExportForm } from './export-form.tsx';

interface ExportModalProps {
  opened: boolean;
  onClose: () => void;
  /** What narrows the list now, as the call takes it; empty where nothing does. */
  filters: PurchasedQuery;
}

export function ExportModal({ opened, onClose, filters }: ExportModalProps) {
  const { t } = useTranslation('productExport');
  const ready = useReady();
  return (
    <ModalFrame opened={opened && ready} onClose={onClose} title={t('title')}>
      <ExportForm filters={filters} onClose={onClose} />
    </ModalFrame>
  );
}
