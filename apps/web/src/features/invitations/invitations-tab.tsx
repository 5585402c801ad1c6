import { Skeleton } from '@mantine/core';
import { maximumPageSize } from '@pcf/contract/paging';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { useMayCall } from '../../lib/use-may-call.ts';
import { ListFailure } from '../../ui/data-table/list-failure.tsx';
import { useExistingPage, useListPage } from '../../ui/data-table/list-page.ts';
import kit from '../../ui/kit.module.css';
import { PaginationFooter } from '../../ui/pagination-footer.tsx';
import { listReceivedInvitations, listSentInvitations, type SentInvitation, showRefusal } from './invitation-calls.ts';
import classes from './invitations-tab.module.css';
import { PendingButton } from './pending-button.tsx';
import { ReceivedCard } from './received-card.tsx';
import { SentList } from './sent/sent-list.tsx';
import { focusPlace, useRescuedFocus } from './use-rescued-focus.ts';

const refuseClaim = (queryClient: QueryClient) =>
  operationMutation('refuseClaim', {
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });

const confirmClaim = (queryClient: QueryClient) =>
  operationMutation('confirmClaim', {
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });

/** A waiting claim leaves its invitation open, so those are the ones to look through. */
const claimedInvitations = listSentInvitations({
  accessResponseStatus: 'PENDING',
  claimState: 'WAITING_FOR_APPROVAL',
  limit: maximumPageSize,
});

/** What waits for a word of ours comes first. */
export function InvitationsTab({ onInvite }: { onInvite: () => void }) {
  const tab = useRef<HTMLDivElement>(null);
  const rescuedFocus = useRescuedFocus(tab);
  return (
    <div ref={tab} className={classes.tab} {...focusPlace} {...rescuedFocus}>
      <WaitingClaimsList />
      <ReceivedList />
      <SentList onInvite={onInvite} />
    </div>
  );
}

function WaitingClaimsList() {
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
      <ul className={kit.stack12}>
        {claims.map((claim) => (
          <ClaimQuestion key={claim.params.claimId} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function ReceivedList() {
  const { t } = useTranslation('invitations');
  const [page, changePage] = useListPage('received');
  const list = useQuery(listReceivedInvitations({ pageNumber: page.pageNumber, limit: page.pageSize }));
  useExistingPage(list, page, changePage);
  const titleId = useId();
  const invitations = list.data?.data ?? [];
  const { count: total, more = false } = list.data?.metadata ?? { count: 0 };
  return (
    <section className={classes.section} aria-labelledby={titleId} aria-busy={list.isPlaceholderData}>
      <h2 id={titleId} className={classes.title}>
        {t('received.title')}
      </h2>
      {list.isPending ? <ReceivedSkeleton /> : null}
      {list.isError && !list.data ? (
        <div className={kit.card}>
          <ListFailure onRetry={() => void list.refetch()} retrying={list.isFetching} />
        </div>
      ) : null}
      {list.data && total === 0 ? (
        <p className={`${kit.card} ${kit.muted} ${classes.nothing}`}>{t('received.empty')}</p>
      ) : null}
      {invitations.length > 0 ? (
        <ul className={kit.stack12}>
          {invitations.map((invitation) => (
            <ReceivedCard key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
      {total > page.pageSize || page.pageNumber > 0 ? (
        <PaginationFooter {...page} total={total} more={more} onChange={changePage} />
      ) : null}
    </section>
  );
}

function ReceivedSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.receivedCardCard}>
      <span className={kit.visuallyHidden} role="status">
        {t('loading')}
      </span>
      <Skeleton height={14} width="30%" radius="sm" my={4} />
      <Skeleton height={10} width="60%" radius="sm" mt={12} />
      <Skeleton height={10} width="40%" radius="sm" mt={12} mb={4} />
    </div>
  );
}

function ClaimQuestion({ claim }: { claim: WaitingClaim }) {
  const { t } = useTranslation('invitations');
  const queryClient = useQueryClient();
  const confirm = useMutation(confirmClaim(queryClient));
  const refuse = useMutation(refuseClaim(queryClient));
  const titleId = useId();
  const { params, organisation, person, email, invitedEmail } = claim;
  const isPending = confirm.isPending || refuse.isPending;
  const mayAnswer = useMayCall()('confirmClaim');

  const sayYes = () =>
    confirm
      .mutateAsync({ params })
      .then(() => showSuccessToast('invitations:claim.confirmed', { organisation }))
      .catch(showRefusal);
  const sayNo = () =>
    refuse
      .mutateAsync({ params })
      .then(() => showSuccessToast('invitations:claim.refused', { organisation }))
      .catch(showRefusal);

  return (
    <li className={`${kit.card} ${kit.row} ${classes.claimQuestionCard}`}>
      <div className={`${kit.breakable} ${classes.words}`}>
        <h3 id={titleId} className={`${kit.minorHeading} ${classes.claimQuestionTitle}`}>
          {t('claim.question', { organisation })}
        </h3>
        <p className={kit.reading}>{t('claim.text', { person, email, organisation, invitedEmail })}</p>
        <p className={`${kit.note} ${kit.above4}`}>{t('claim.hint')}</p>
      </div>
      {mayAnswer ? (
        <div className={`${kit.actions} ${classes.buttons}`}>
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
        </div>
      ) : null}
    </li>
  );
}

interface ClaimParams {
  invitationId: string;
  claimId: string;
}

interface WaitingClaim {
  params: ClaimParams;
  invitedEmail: string;
  person: string;
  email: string;
  organisation: string;
}

/** Who used a link that went to somebody else, and waits for a word of ours. */
export function waitingClaims(invitations: readonly Pick<SentInvitation, 'id' | 'email' | 'claims'>[]): WaitingClaim[] {
  return invitations.flatMap((invitation) =>
    invitation.claims
      .filter(({ state }) => state === 'WAITING_FOR_APPROVAL')
      .map((claim) => ({
        params: { invitationId: invitation.id, claimId: claim.id },
        invitedEmail: invitation.email,
        person: claim.personName,
        email: claim.email,
        organisation: claim.organisationName,
      })),
  );
}
