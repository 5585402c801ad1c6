import { maximumPageSize } from '@pcf/contract/paging';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { listSentInvitations } from '../api/list-sent-invitations.ts';
import classes from '../invitations-tab.module.css';
import { focusPlace } from '../use-rescued-focus.ts';
import { ClaimQuestion } from './claim-question.tsx';
import { waitingClaims } from './waiting-claims.ts';

/** A waiting claim leaves its invitation open, so those are the ones to look through. */
const claimedInvitations = listSentInvitations({
  accessResponseStatus: 'PENDING',
  claimState: 'WAITING_FOR_APPROVAL',
  limit: maximumPageSize,
});

export function WaitingClaimsList() {
  const { t } = useTranslation('invitations');
  const { data } = useQuery(claimedInvitations);
  const titleId = useId();
  const claims = waitingClaims(data?.data ?? []);
  if (claims.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={titleId} {...focusPlace}>
      <h2 id={titleId} className={classes.title}>
        {t('claim.title', { count: claims.length })}
      </h2>
      <ul className={classes.cards}>
        {claims.map((claim) => (
          <ClaimQuestion key={claim.params.claimId} claim={claim} />
        ))}
      </ul>
    </section>
  );
}
