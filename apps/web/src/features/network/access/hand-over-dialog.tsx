import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusOnPage } from '../../../ui/modal-frame.tsx';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { CopiedField } from './copied-field.tsx';
import { OwnFields } from './own-fields.tsx';

interface HandOverDialogProps {
  name: string;
  ownAddress: string | null;
  /** What the partner signs in with; closed while there is none. */
  issued: { readonly clientId: string; readonly secret: string } | undefined;
  onStored: () => void;
}

/** Closes by its button alone: what is lost here cannot be shown again. */
export function HandOverDialog({ name, ownAddress, issued, onStored }: HandOverDialogProps) {
  const { t } = useTranslation('network');
  useFocusOnPage(issued !== undefined);
  return (
    <QuestionFrame
      opened={issued !== undefined}
      onClose={() => undefined}
      title={t('access.handOver', { name })}
      buttons={
        <Button variant="filled" onClick={onStored}>
          {t('access.stored')}
        </Button>
      }
    >
      <p>{t('access.handOverText', { name })}</p>
      {issued ? (
        <>
          <OwnFields ownAddress={ownAddress} clientId={issued.clientId} />
          <CopiedField label={t('access.secret')} value={issued.secret} copyThis={t('access.copySecret')} />
        </>
      ) : null}
    </QuestionFrame>
  );
}
