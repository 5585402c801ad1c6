import { maxProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../../ui/modal-frame.tsx';
import { Foreseen } from '../foreseen.tsx';
import { type LineDialogProps, TooMany } from '../line-dialog.tsx';
import { foreseeSending } from '../request-products.ts';
import { chosenIds, planSending } from './send-plan.ts';
import { SendSteps } from './send-steps.tsx';

/** Asks suppliers for data: all chosen products in one go, each at the supplier it is linked to. */
export function SendDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation('lineActions');
  const isTooMany = lines.length > maxProductsAtOnce;
  const foreseen = useQuery({ ...foreseeSending(chosenIds(lines)), enabled: !isTooMany });
  const isSending = useIsMutating({ mutationKey: ['requestProducts'] }) > 0;
  return (
    <ModalFrame opened={opened} onClose={() => isSending || onClose()} title={t('send.title')}>
      {isTooMany ? (
        <TooMany />
      ) : (
        <Foreseen query={foreseen}>
          {(answer) => <SendSteps plan={planSending(answer, lines)} onClose={onClose} onDone={onDone} />}
        </Foreseen>
      )}
    </ModalFrame>
  );
}
