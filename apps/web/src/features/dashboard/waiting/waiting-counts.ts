import type { OperationOutput } from '@pcf/contract/operations/operation-types';

type Received = OperationOutput<'listReceivedInvitations'>['data'][number];
type Sent = OperationOutput<'listSentInvitations'>['data'][number];

/** Invitations of others that nobody has answered, and those that we accepted and they have yet to confirm. */
export function countReceived(invitations: readonly Pick<Received, 'accessResponseStatus' | 'claimState'>[]) {
  const open = invitations.filter(({ accessResponseStatus }) => accessResponseStatus === 'PENDING');
  return {
    toAnswer: open.filter(({ claimState }) => claimState === null).length,
    toBeConfirmed: open.filter(({ claimState }) => claimState === 'WAITING_FOR_APPROVAL').length,
  };
}

/** Companies that used a link of ours that was sent to somebody else. */
export function countToConfirm(
  invitations: readonly { claims: readonly Pick<Sent['claims'][number], 'state'>[] }[],
): number {
  return invitations.flatMap(({ claims }) => claims).filter(({ state }) => state === 'WAITING_FOR_APPROVAL').length;
}
