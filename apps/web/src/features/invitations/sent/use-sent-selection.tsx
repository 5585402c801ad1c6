import type { AccessResponseStatus } from '@pcf/contract/vocabulary/access-response-status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSelection } from '../../../ui/data-table/row-selection.ts';
import type { SentInvitation } from '../api/list-sent-invitations.ts';
import { PendingButton } from '../pending-button.tsx';
import { useSendAgain } from './use-send-again.ts';

const nothing: ReadonlySet<string> = new Set();

/** Only open invitations can be sent again, so rows are selected where none but those are shown. */
export function useSentSelection(response: AccessResponseStatus | null): RowSelection<SentInvitation> | undefined {
  const { t } = useTranslation('invitations');
  const [selected, setSelected] = useState(nothing);
  const { sendAgain, isPending } = useSendAgain(() => setSelected(nothing));
  if (response !== 'PENDING') return undefined;
  return {
    selected,
    onChange: setSelected,
    nameOf: ({ email }) => email,
    actions: (
      <PendingButton pending={isPending} onClick={() => sendAgain([...selected])}>
        {t('sent.sendAgain')}
      </PendingButton>
    ),
  };
}
