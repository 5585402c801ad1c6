import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../components/modal-frame/modal-frame.tsx';
import { useReady } from '../../components/modal-frame/use-ready.ts';
import type { Template } from '../../lib/templates/get-template.ts';
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
