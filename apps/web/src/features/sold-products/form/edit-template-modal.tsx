import { useTranslation } from 'react-i18next';
import type { Template } from '../../../exchange/sold-products/get-template.ts';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import { EditTemplateForm } from './edit-template-form.tsx';

interface EditTemplateModalProps {
  template: Template;
  opened: boolean;
  onClose: () => void;
}

export function EditTemplateModal({ template, opened, onClose }: EditTemplateModalProps) {
  const { t } = useTranslation('templates');
  const ready = useReady();
  return (
    <ModalFrame opened={opened && ready} onClose={onClose} title={t('form.editTitle')}>
      <EditTemplateForm template={template} onClose={onClose} />
    </ModalFrame>
  );
}
