import type { SentInvitation } from '../api/list-sent-invitations.ts';

export const sentStates = ['toConfirm', 'waiting', 'accepted', 'declined'] as const;

export type SentState = (typeof sentStates)[number];

/** Who has to act next on an invitation of ours. */
export function sentState({
  accessResponseStatus,
  claims,
}: {
  accessResponseStatus: SentInvitation['accessResponseStatus'];
  claims: readonly Pick<SentInvitation['claims'][number], 'state'>[];
}): SentState {
  if (accessResponseStatus === 'ACCEPTED') return 'accepted';
  if (accessResponseStatus === 'DECLINED') return 'declined';
  return claims.some(({ state }) => state === 'WAITING_FOR_APPROVAL') ? 'toConfirm' : 'waiting';
}

/** The link of the last mail; of no interest once the invitation was answered. */
export function linkHasLapsed(expiresAt: string, now: Date): boolean {
  return new Date(expiresAt) <= now;
}
