import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../ui/modal-frame/use-ready.ts';
import type { ActivityQuery } from './api/list-activities.ts';
import { ExportActivityForm } from './export-activity-form.tsx';

interface ExportActivityModalProps {
  /** What narrows the log now; empty where nothing does. */
  filters: ActivityQuery;
  opened: boolean;
  onClose: () => void;
}

export function ExportActivityModal({ filters, opened, onClose }: ExportActivityModalProps) {
  const { t } = useTranslation('activity');
  const ready = useReady();
  return (
    <ModalFrame opened={opened && ready} onClose={onClose} title={t('export.title')}>
      <ExportActivityForm filters={filters} onClose={onClose} />
    </ModalFrame>
  );
}
