import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../../ui/modal-frame.tsx';
import type { LineDialogProps } from '../line-dialog.tsx';
import { planAskingAnother } from './send-plan.ts';
import { SendSteps } from './send-steps.tsx';

/** Asks somebody else for what a supplier does not answer; the earlier request stays as it is. */
export function AskAnotherDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation('lineActions');
  const [plan] = useState(() => planAskingAnother(lines));
  const isSending = useIsMutating({ mutationKey: ['createEmissionRequest'] }) > 0;
  return (
    <ModalFrame opened={opened} onClose={() => isSending || onClose()} title={t('send.another')}>
      <SendSteps plan={plan} onClose={onClose} onDone={onDone} />
    </ModalFrame>
  );
}
