import {
  accept,
  invited,
  invitedByLink,
  registeredCompany,
  waitingClaim,
} from '../../apps/server/src/testing/companies.ts';
import { taken } from '../shared/taken.ts';
import { byBuyers, bySomebody, happensEachTime, invitedOne, oneWins } from './contest.ts';
import { type Fair, newName } from './fair.ts';

/** A company that nobody knows yet. */
const newCompany = ({ server }: Fair) => {
  const name = newName('company');
  return registeredCompany(server, name, { email: `anna@${name}.example` });
};

/** Somebody has used the link of an invitation that was meant for somebody else. */
export async function waitingClaimOf(fair: Fair) {
  const stranger = await newCompany(fair);
  const email = `meant@${newName('company')}.example`;
  const { invitationId, link } = await invitedByLink(fair.server, fair.buyer, { email });
  return { invitationId, claimId: await waitingClaim(fair.server, stranger, invitationId, link) };
}

export async function invitedCompany(fair: Fair) {
  const company = await newCompany(fair);
  const invitationId = await invited(fair.server, fair.buyer, { email: company.email });
  return { company, invitationId };
}

const newAddress = () => `${newName('somebody')}@${newName('company')}.example`;

/** How companies come together and part. */
export const partnerContests = {
  createInvitations: oneWins(
    async (fair) => byBuyers(fair, { body: { invitations: [{ email: newAddress(), relation: 'SUPPLIER' }] } }),
    invitedOne,
  ),
  inviteSuppliers: oneWins(async (fair) => byBuyers(fair, { body: { emails: [newAddress()] } }), invitedOne),
  sendInvitationsAgain: happensEachTime('Each sends one more mail, whose link makes the older lapse.', async (fair) => {
    const invitationId = await invited(fair.server, fair.buyer, { email: newAddress() });
    return byBuyers(fair, { body: { invitationIds: [invitationId] } });
  }),
  acceptInvitation: oneWins(async (fair) => {
    const { company, invitationId } = await invitedCompany(fair);
    return bySomebody(company, { path: { invitationId } });
  }),
  declineInvitation: oneWins(async (fair) => {
    const { company, invitationId } = await invitedCompany(fair);
    return bySomebody(company, { path: { invitationId } });
  }),
  confirmClaim: oneWins(async (fair) => byBuyers(fair, { path: await waitingClaimOf(fair) })),
  refuseClaim: oneWins(async (fair) => byBuyers(fair, { path: await waitingClaimOf(fair) })),
  undoClaim: oneWins(async (fair) => {
    const path = await waitingClaimOf(fair);
    taken(await fair.server.call('confirmClaim', { token: fair.buyer.token, params: path }));
    return byBuyers(fair, { path: { invitationId: path.invitationId } });
  }),
  removeSuppliers: oneWins(async (fair) => {
    const { company, invitationId } = await invitedCompany(fair);
    taken(await accept(fair.server, company, invitationId));
    return byBuyers(fair, { body: [company.organisationId] });
  }),
};
