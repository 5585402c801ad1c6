import { Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { confirmClaim } from '../api/confirm-claim.ts';
import { refuseClaim } from '../api/refuse-claim.ts';
import { PendingButton } from '../pending-button.tsx';
import { showRefusal } from '../show-refusal.ts';
import classes from './claim-question.module.css';
import type { WaitingClaim } from './waiting-claims.ts';

export function ClaimQuestion({ claim }: { claim: WaitingClaim }) {
  const { t } = useTranslation('invitations');
  const queryClient = useQueryClient();
  const confirm = useMutation(confirmClaim(queryClient));
  const refuse = useMutation(refuseClaim(queryClient));
  const titleId = useId();
  const { params, organisation, person, email, invitedEmail } = claim;
  const isPending = confirm.isPending || refuse.isPending;

  const sayYes = () =>
    confirm
      .mutateAsync(params)
      .then(() => showSuccessToast('invitations:claim.confirmed', { organisation }))
      .catch(showRefusal);
  const sayNo = () =>
    refuse
      .mutateAsync(params)
      .then(() => showSuccessToast('invitations:claim.refused', { organisation }))
      .catch(showRefusal);

  return (
    <li className={classes.card}>
      <div className={classes.words}>
        <h3 id={titleId} className={classes.title}>
          {t('claim.question', { organisation })}
        </h3>
        <p className={classes.text}>{t('claim.text', { person, email, organisation, invitedEmail })}</p>
        <p className={classes.hint}>{t('claim.hint')}</p>
      </div>
      <Group gap={8} className={classes.buttons ?? ''}>
        <PendingButton aria-describedby={titleId} pending={refuse.isPending} onClick={() => isPending || sayNo()}>
          {t('claim.refuse')}
        </PendingButton>
        <PendingButton
          variant="filled"
          aria-describedby={titleId}
          pending={confirm.isPending}
          onClick={() => isPending || sayYes()}
        >
          {t('claim.confirm')}
        </PendingButton>
      </Group>
    </li>
  );
}
