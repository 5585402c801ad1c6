import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { AccessRequestAction } from '@pcf/contract/vocabulary/users';
import type { Database, Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import { answerAccessRequestAs } from '../users/access-requests.service.ts';
import { invalidLink } from './account-links.ts';
import { beginLink, type InvitationLink, type InvitationPurpose, previewInvitation } from './registration.queries.ts';
import { addressLimit, withinLimits } from './registration-limits.ts';

/** Either kind of invitation: a company's or a colleague's. */
export async function findInvitationLink(
  tx: Tx,
  hash: string,
): Promise<InvitationLink & { purpose: InvitationPurpose }> {
  const company = await previewInvitation(tx, hash, 'INVITATION');
  if (company.state !== 'UNKNOWN') return { ...company, purpose: 'INVITATION' };
  return { ...(await previewInvitation(tx, hash, 'USER_INVITATION')), purpose: 'USER_INVITATION' };
}

export function createInvitationLinksService(database: Database, limits: { signInsPerMinute: number }) {
  const byAddress = addressLimit('links', limits.signInsPerMinute);

  async function answerAccessRequest(token: string, action: AccessRequestAction, origin: Origin): Promise<undefined> {
    await withinLimits(database, [[byAddress, origin.network]]);
    await database.withoutOrganisation(async (tx) => {
      const link = await beginLink(tx, hashSecret(token), 'ACCESS_REQUEST');
      if (link.state !== 'VALID') throw invalidLink(link.state);
      const answered = await answerAccessRequestAs(tx, {
        accessRequestId: link.subject_id,
        action,
        answeredBy: null,
        organisationId: link.organisation_id,
      });
      if (answered !== 'ANSWERED') throw invalidLink('USED');
    });
    return undefined;
  }

  return {
    async getInvitation(
      { params }: CheckedInput<'getInvitation'>,
      origin: Origin,
    ): Promise<OperationOutput<'getInvitation'>> {
      await withinLimits(database, [[byAddress, origin.network]]);
      const link = await database.withoutOrganisation((tx) => findInvitationLink(tx, hashSecret(params.token)));
      if (link.state !== 'VALID') throw invalidLink(link.state);
      return {
        kind: link.purpose === 'INVITATION' ? 'ORGANISATION' : 'USER',
        email: link.email,
        inviterName: link.inviter_name,
        invitedBy: link.invited_by,
        relation: link.relation,
        organisationName: link.organisation_name,
        knownOrganisation: link.known_organisation,
        message: link.message,
        accessLevel: link.access_level,
        accountExists: link.account_exists,
        invitationId: link.invitation_id,
      };
    },
    approveAccessRequest: ({ params }: CheckedInput<'approveAccessRequest'>, origin: Origin) =>
      answerAccessRequest(params.token, 'approveAccess', origin),
    denyAccessRequest: ({ params }: CheckedInput<'denyAccessRequest'>, origin: Origin) =>
      answerAccessRequest(params.token, 'denyAccess', origin),
  };
}
