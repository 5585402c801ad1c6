import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { FeatureState } from '@pcf/contract/vocabulary/organisation';
import { companyDomain } from '@pcf/domain/accounts/public-mail-domain';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { collectNotices } from '../../jobs/collect-notices.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import { invalidTransition, sendRefusals } from './claims.ts';
import { type Acceptance, acceptInvitationFor, declineInvitationFor, selectEmail } from './invitations.queries.ts';

type Answer = OperationOutput<'acceptInvitation'>;

interface Acceptor {
  readonly invitationId: string;
  readonly tokenHash: string | null;
  readonly email: string;
}

export async function acceptInvitation(
  tx: Tx,
  { params, body }: CheckedInput<'acceptInvitation'>,
  caller: Caller,
): Promise<Answer> {
  const { email } = await selectEmail(tx, caller.userId);
  const tokenHash = body?.token === undefined ? null : hashSecret(body.token);
  const accepted = await accept(tx, { invitationId: params.invitationId, tokenHash, email });
  switch (accepted.outcome) {
    case 'ENABLED':
      return { accessResponseStatus: 'ACCEPTED', claimState: 'ENABLED' };
    case 'WAITING_FOR_APPROVAL':
      return { accessResponseStatus: 'PENDING', claimState: 'WAITING_FOR_APPROVAL' };
    case 'INVALID_LINK':
      throw new ProblemError('INVALID_LINK', { extra: { reason: accepted.status } });
    case 'INVALID_TRANSITION':
      throw invalidTransition(accepted.status);
    default:
      throw new ProblemError(accepted.outcome);
  }
}

/** For a new user in the transaction that brings the organisation into being; null where the link no longer holds. */
export async function claimByLink(
  tx: Tx,
  acceptor: Acceptor & { readonly tokenHash: string },
): Promise<FeatureState | null> {
  const { outcome } = await accept(tx, acceptor);
  return outcome === 'ENABLED' || outcome === 'WAITING_FOR_APPROVAL' ? outcome : null;
}

async function accept(tx: Tx, { invitationId, tokenHash, email }: Acceptor): Promise<Acceptance> {
  const accepted = await acceptInvitationFor(tx, invitationId, { tokenHash, domain: companyDomain(email) });
  if (accepted.outcome === 'ENABLED') {
    await enqueue(tx, 'notice', { template: 'invitationAccepted', invitationId });
    await sendRefusals(tx, accepted.refused);
  }
  if (accepted.outcome === 'WAITING_FOR_APPROVAL' && accepted.claim_id !== null) {
    await enqueue(tx, 'notice', { template: 'claimWaiting', claimId: accepted.claim_id });
  }
  return accepted;
}

export async function declineInvitation(tx: Tx, { params }: CheckedInput<'declineInvitation'>): Promise<Answer> {
  const { invitationId } = params;
  const declined = await declineInvitationFor(tx, invitationId);
  if (declined.outcome === 'NOT_FOUND') throw new ProblemError('NOT_FOUND');
  if (declined.outcome === 'INVALID_TRANSITION') throw invalidTransition(declined.status);
  await enqueue(tx, 'notice', { template: 'invitationDeclined', invitationId });
  if (declined.declined_lines > 0) {
    await collectNotices(tx, { recipientId: declined.inviter_id, senderId: declined.partner_id, kind: 'DECLINED' });
  }
  await sendRefusals(tx, declined.refused);
  return { accessResponseStatus: 'DECLINED', claimState: null };
}
