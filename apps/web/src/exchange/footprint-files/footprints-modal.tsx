import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import type { FootprintSource } from './footprint-source.ts';
import { FootprintsPanel } from './footprints-panel.tsx';

interface FootprintsModalProps {
  source: FootprintSource;
  fileName: string;
  opened: boolean;
  onClose: () => void;
}

export function FootprintsModal({ source, fileName, opened, onClose }: FootprintsModalProps) {
  const { t } = useTranslation('footprintFiles');
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('title')}>
      <FootprintsPanel source={source} fileName={fileName} onClose={onClose} />
    </ModalFrame>
  );
}
