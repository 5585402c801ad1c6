import type { ReceivedInvitation } from '../api/list-received-invitations.ts';

export const receivedStates = ['toAnswer', 'toBeConfirmed', 'accepted', 'declined'] as const;

export type ReceivedState = (typeof receivedStates)[number];

/** Who has to act next on an invitation that reached us. */
export function receivedState(
  invitation: Pick<ReceivedInvitation, 'accessResponseStatus' | 'claimState'>,
): ReceivedState {
  if (invitation.accessResponseStatus === 'ACCEPTED') return 'accepted';
  if (invitation.accessResponseStatus === 'DECLINED') return 'declined';
  return invitation.claimState === 'WAITING_FOR_APPROVAL' ? 'toBeConfirmed' : 'toAnswer';
}
