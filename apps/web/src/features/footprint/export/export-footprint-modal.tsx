import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import type { FootprintView } from '../footprint-view.ts';
import { ExportFootprintForm } from './export-footprint-form.tsx';

interface ExportFootprintModalProps {
  view: FootprintView;
  opened: boolean;
  onClose: () => void;
}

export function ExportFootprintModal({ view, opened, onClose }: ExportFootprintModalProps) {
  const { t } = useTranslation('footprintTotals');
  const ready = useReady();
  return (
    <ModalFrame opened={opened && ready} onClose={onClose} title={t('export.title')}>
      <ExportFootprintForm view={view} onClose={onClose} />
    </ModalFrame>
  );
}
