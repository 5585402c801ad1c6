import { mostProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../../ui/modal-frame/use-ready.ts';
import { foreseeResending } from '../api/resend-requests-partly.ts';
import { Foreseen } from '../foreseen.tsx';
import type { LineDialogProps } from '../line-dialog-props.ts';
import { TooMany } from '../too-many.tsx';
import { ResendForm } from './resend-form.tsx';
import { planResending, resendItems } from './resend-plan.ts';

/** Reminds suppliers of open requests, and asks those anew that are done with theirs. */
export function ResendDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation('lineActions');
  const ready = useReady();
  const isTooMany = lines.length > mostProductsAtOnce;
  const foreseen = useQuery({ ...foreseeResending(resendItems(lines)), enabled: !isTooMany });
  const isSending = useIsMutating({ mutationKey: ['resendRequestsPartly'] }) > 0;
  return (
    <ModalFrame opened={opened && ready} onClose={() => isSending || onClose()} title={t('resend.title')}>
      {isTooMany ? (
        <TooMany />
      ) : (
        <Foreseen query={foreseen}>
          {(answer) => <ResendForm plan={planResending(answer, lines)} onClose={onClose} onDone={onDone} />}
        </Foreseen>
      )}
    </ModalFrame>
  );
}
