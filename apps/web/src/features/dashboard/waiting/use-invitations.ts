import { maximumPageSize } from '@pcf/contract/paging';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import { useQuery } from '@tanstack/react-query';
import { mayCall } from '../../../lib/permissions/may-call.ts';
import { listAccessRequests } from '../api/list-access-requests.ts';
import { listReceivedInvitations } from '../api/list-received-invitations.ts';
import { listSentInvitations } from '../api/list-sent-invitations.ts';
import { countReceived, countToConfirm } from './waiting-counts.ts';
import { invitationsWaiting } from './waiting-rows.ts';

/** Invitations and people that wait for whoever is signed in. */
export function useInvitations(accessLevel: UserAccessLevel) {
  const mayAnswer = mayCall('answerAccessRequest', accessLevel);
  const received = useQuery(listReceivedInvitations({ limit: maximumPageSize }));
  const claimed = useQuery(
    listSentInvitations({
      accessResponseStatus: 'PENDING',
      claimState: 'WAITING_FOR_APPROVAL',
      limit: maximumPageSize,
    }),
  );
  const requests = useQuery({ ...listAccessRequests({ limit: 1 }), enabled: mayAnswer });
  const { toAnswer, toBeConfirmed } = countReceived(received.data?.data ?? []);
  return {
    isLoading: [received, claimed, requests].some((query) => query.isLoading),
    invitations: invitationsWaiting({
      invitations: toAnswer,
      toBeConfirmed,
      toConfirm: countToConfirm(claimed.data?.data ?? []),
      accessRequests: (mayAnswer && requests.data?.metadata.count) || 0,
    }),
  };
}
