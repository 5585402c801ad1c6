import { useTranslation } from 'react-i18next';
import { emptyEmissionForm } from '../../../../exchange/emission-form/emission-form-values.ts';
import { ModalFrame } from '../../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../../ui/modal-frame/use-ready.ts';
import { useAnswerWork } from '../answer-work.ts';
import { FootprintChoice } from './footprint-choice.tsx';

/** A file is read, looked at, and only then put into the form. */
export function FillDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('footprintImport');
  const { fillWith } = useAnswerWork();
  const ready = useReady();
  return (
    <ModalFrame opened={opened && ready} onClose={onClose} title={t('fill.title')}>
      <FootprintChoice
        onTake={(data) => {
          onClose();
          fillWith({ ...emptyEmissionForm, data });
        }}
      />
    </ModalFrame>
  );
}
