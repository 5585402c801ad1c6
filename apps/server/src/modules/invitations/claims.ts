import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { FeatureState } from '@pcf/contract/vocabulary/organisation';
import type { AccessResponseStatus } from '@pcf/contract/vocabulary/users';
import type { Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { remindAnew } from './claimed-lines.service.ts';
import { decideClaim, selectPartner, undoClaimOf } from './invitations.queries.ts';

/** Says where the invitation, or the claim on it, stands instead. */
export const invalidTransition = (currentStatus: AccessResponseStatus | FeatureState | undefined) =>
  new ProblemError('INVALID_TRANSITION', { extra: { currentStatus } });

type Answer = OperationOutput<'confirmClaim'>;

export async function confirmClaim(tx: Tx, { params }: CheckedInput<'confirmClaim'>): Promise<Answer> {
  const { status, refused } = await decide(tx, params, true);
  await enqueue(tx, 'notice', { template: 'claimConfirmed', claimId: params.claimId });
  await sendRefusals(tx, refused ?? []);
  return { accessResponseStatus: status, claimState: 'ENABLED' };
}

export async function refuseClaim(tx: Tx, { params }: CheckedInput<'refuseClaim'>): Promise<Answer> {
  const { status } = await decide(tx, params, false);
  await sendRefusals(tx, [params.claimId]);
  return { accessResponseStatus: status, claimState: 'DISABLED' };
}

async function decide(tx: Tx, { invitationId, claimId }: CheckedInput<'confirmClaim'>['params'], confirmed: boolean) {
  const decided = await decideClaim(tx, invitationId, claimId, confirmed);
  if (decided.outcome === 'INVALID_TRANSITION') throw invalidTransition(decided.status);
  if (decided.outcome !== 'DECIDED') throw new ProblemError(decided.outcome);
  return decided;
}

export async function undoClaim(tx: Tx, { params }: CheckedInput<'undoClaim'>): Promise<Answer> {
  const undone = await undoClaimOf(tx, params.invitationId);
  if (undone.outcome === 'INVALID_TRANSITION') throw invalidTransition(undone.status);
  if (undone.outcome !== 'UNDONE') throw new ProblemError(undone.outcome);
  const { partner_organisation_id: placeholderId } = await selectPartner(tx, params.invitationId);
  await remindAnew(tx, placeholderId);
  await enqueue(tx, 'notice', { template: 'claimUndone', claimId: undone.claim_id });
  return { accessResponseStatus: 'PENDING', claimState: 'DISABLED' };
}

/** Those who waited for an invitation that somebody else has answered. */
export async function sendRefusals(tx: Tx, claimIds: readonly string[]): Promise<void> {
  for (const claimId of claimIds) await enqueue(tx, 'notice', { template: 'claimRefused', claimId });
}
