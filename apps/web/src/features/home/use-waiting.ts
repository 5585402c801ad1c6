import { maximumPageSize } from '@pcf/contract/paging';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import { useQuery } from '@tanstack/react-query';
import { mayCall } from '../../lib/permissions/may-call.ts';
import { listAccessRequests } from './api/list-access-requests.ts';
import { listReceivedInvitations } from './api/list-received-invitations.ts';
import { listSentInvitations } from './api/list-sent-invitations.ts';
import { countReceived, countToConfirm } from './waiting-counts.ts';

/** In the order in which they are shown: what keeps others waiting comes first. */
export const waitingKinds = ['toAnswer', 'toConfirm', 'accessRequests', 'toBeConfirmed'] as const;

export type WaitingKind = (typeof waitingKinds)[number];

/** How much waits for whoever is signed in, and whether the organisation has begun to invite at all. */
export function useWaiting(accessLevel: UserAccessLevel) {
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
  const mayBeNew = received.data?.metadata.count === 0 && claimed.data?.metadata.count === 0;
  const sent = useQuery({ ...listSentInvitations({ limit: 1 }), enabled: mayBeNew });
  const counts: Record<WaitingKind, number> = {
    ...countReceived(received.data?.data ?? []),
    toConfirm: countToConfirm(claimed.data?.data ?? []),
    accessRequests: (mayAnswer && requests.data?.metadata.count) || 0,
  };
  return {
    isLoading: [received, claimed, requests, sent].some((query) => query.isLoading),
    isNew: mayBeNew && sent.data?.metadata.count === 0,
    waiting: waitingKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0),
  };
}
