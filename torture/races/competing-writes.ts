import type { CallName } from '@pcf/contract/operations/calls';
import { byBuyers, byNobody, bySomebody, type Ready } from './contest.ts';
import { type Fair, submittedLine } from './fair.ts';
import { askedToJoin } from './joining-contests.ts';
import { invitedCompany, waitingClaimOf } from './partner-contests.ts';

export interface CompetingWrite extends Ready {
  readonly name: CallName;
}

/** Two that want something else of the same thing, of whom one can have it. */
export const competingWrites: Readonly<
  Record<string, (fair: Fair) => Promise<readonly [CompetingWrite, CompetingWrite]>>
> = {
  'accepting and rejecting data': async (fair) => {
    const { path } = await submittedLine(fair);
    return [
      { name: 'acceptEmissionData', ...byBuyers(fair, { path, body: { version: 1 } }) },
      { name: 'rejectEmissionData', ...byBuyers(fair, { path, body: { version: 1, reason: 'Too vague' } }) },
    ];
  },
  'accepting data and canceling the request': async (fair) => {
    const { path, productId } = await submittedLine(fair);
    return [
      { name: 'acceptEmissionData', ...byBuyers(fair, { path, body: { version: 1 } }) },
      { name: 'deleteProducts', ...byBuyers(fair, { body: { productIds: [productId], cancelOnly: true } }) },
    ];
  },
  'accepting and declining an invitation': async (fair) => {
    const { company, invitationId } = await invitedCompany(fair);
    return [
      { name: 'acceptInvitation', ...bySomebody(company, { path: { invitationId } }) },
      { name: 'declineInvitation', ...bySomebody(company, { path: { invitationId } }) },
    ];
  },
  'confirming and refusing a claim': async (fair) => {
    const path = await waitingClaimOf(fair);
    return [
      { name: 'confirmClaim', ...byBuyers(fair, { path }) },
      { name: 'refuseClaim', ...byBuyers(fair, { path }) },
    ];
  },
  'approving and denying access': async (fair) => {
    const path = { token: await askedToJoin(fair) };
    return [
      { name: 'approveAccessRequest', ...byNobody({ path }) },
      { name: 'denyAccessRequest', ...byNobody({ path }) },
    ];
  },
};
