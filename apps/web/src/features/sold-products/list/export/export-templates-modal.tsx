import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../../ui/modal-frame/use-ready.ts';
import type { SoldProduct } from '../api/list-templates.ts';
import { ExportTemplatesForm } from './export-templates-form.tsx';

interface ExportTemplatesModalProps {
  /** What is selected. */
  products: readonly SoldProduct[];
  opened: boolean;
  onClose: () => void;
}

export function ExportTemplatesModal({ products, opened, onClose }: ExportTemplatesModalProps) {
  const { t } = useTranslation('templates');
  const ready = useReady();
  return (
    <ModalFrame opened={opened && ready} onClose={onClose} title={t('export.title')}>
      <ExportTemplatesForm products={products} onClose={onClose} />
    </ModalFrame>
  );
}
