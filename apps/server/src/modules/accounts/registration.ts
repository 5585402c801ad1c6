import { randomUUID } from 'node:crypto';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { companyDomain } from '@pcf/domain/accounts/public-mail-domain';
import type { Config } from '../../config.ts';
import { actFor, type Database, type Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { passwordMark } from '../../tokens/password-hash.ts';
import type { TicketClaims } from '../../tokens/ticket.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import { claimByLink } from '../invitations/invitations.service.ts';
import { createOrganisation } from '../organisation/organisation.service.ts';
import { createUserOfAccount } from '../users/joining.service.ts';
import { invalidLink } from './account-links.ts';
import type { AuthenticationService } from './authentication.ts';
import { findInvitationLink } from './invitation-links.ts';
import {
  beginLink,
  closeAccessRequests,
  type Person,
  previewInvitation,
  type RegistrationRow,
  readRegistration,
  requestAccess,
} from './registration.queries.ts';
import { emailLimits, withinLimits } from './registration-limits.ts';
import { isInvited, mayRegisterUninvited, registrationClosed } from './registration-rule.ts';

type Ticket = TicketClaims<'registration'>;
type Claim = OperationOutput<'registerUser'>['claim'];

export function createRegistrationService(
  database: Database,
  tokens: TokenIssuer,
  authentication: AuthenticationService,
  rule: Config['registration'],
) {
  async function ticketOf(registrationToken: string): Promise<Ticket> {
    const ticket = await tokens.readTicket('registration', registrationToken);
    if (!ticket) throw invalidLink('EXPIRED');
    return ticket;
  }

  /** The link of a company's invitation lets its holder register one, as an invitation to the very address does. */
  const mayFound = async (tx: Tx, { email }: RegistrationRow, invitation: Invitation | undefined) =>
    mayRegisterUninvited(rule, email) ||
    invitation?.purpose === 'INVITATION' ||
    (await isInvited(tx, email, 'COMPANY'));

  return {
    async getRegistration({ body }: CheckedInput<'getRegistration'>): Promise<OperationOutput<'getRegistration'>> {
      const ticket = await ticketOf(body.registrationToken);
      return database.withoutOrganisation(async (tx) => {
        const registration = await openRegistration(tx, ticket);
        const invitation = await openInvitation(tx, registration);
        const company = invitation?.purpose === 'INVITATION' ? invitation : undefined;
        const colleague = invitation?.purpose === 'USER_INVITATION' ? invitation : undefined;
        return {
          email: registration.email,
          organisations: registration.organisations,
          invitation: company?.relation
            ? {
                inviterName: company.inviter_name,
                relation: company.relation,
                organisationName: company.organisation_name,
              }
            : null,
          colleagueInvitation: colleague?.access_level
            ? { organisationName: colleague.inviter_name, accessLevel: colleague.access_level }
            : null,
          accessRequest: registration.access_request,
          mayRegisterOrganisation: await mayFound(tx, registration, invitation),
        };
      });
    },

    async registerUser(
      { body }: CheckedInput<'registerUser'>,
      origin: Origin,
    ): Promise<OperationOutput<'registerUser'>> {
      const ticket = await ticketOf(body.registrationToken);
      const { accountId } = ticket;
      const person = personOf(body);
      const { session, claim } = await database.withoutOrganisation(async (tx) => {
        const registration = await openRegistration(tx, ticket);
        const invitation = await openInvitation(tx, registration);
        if (body.organisationName !== undefined && !(await mayFound(tx, registration, invitation))) {
          throw registrationClosed();
        }
        // Before the user: an approval takes the request first as well, and neither waits for the other for ever.
        await closeAccessRequests(tx, accountId);
        const user =
          body.organisationName === undefined
            ? { userId: await joinAsColleague(tx, accountId, registration, person), claim: null }
            : await foundOrganisation(tx, accountId, registration, {
                person,
                name: body.organisationName,
                // Without consent nothing is connected: what was received can be answered later.
                accepted: body.acceptInvitation === true ? invitation : undefined,
              });
        return { session: await authentication.openSession(tx, user.userId, origin), claim: user.claim };
      });
      if (!session) throw new Error('A new user has no session.');
      return { ...(await tokens.issue(session)), claim };
    },

    async requestAccess({ body }: CheckedInput<'requestAccess'>): Promise<undefined> {
      const ticket = await ticketOf(body.registrationToken);
      const { accountId } = ticket;
      await withinLimits(database, [[emailLimits.accessRequest, accountId]]);
      await database.withoutOrganisation(async (tx) => {
        const { email } = await openRegistration(tx, ticket);
        const accessRequestId = await requestAccess(tx, {
          ...personOf(body),
          accountId,
          organisationId: body.organisationId,
          domain: companyDomain(email),
          message: body.message || null,
        });
        if (accessRequestId === null) throw new ProblemError('NOT_FOUND');
        await enqueue(tx, 'notice', { template: 'accessRequest', accessRequestId });
      });
      return undefined;
    },
  };
}

const personOf = (body: CheckedInput<'registerUser' | 'requestAccess'>['body']): Person => ({
  firstName: body.firstName,
  lastName: body.lastName,
  jobTitle: body.jobTitle || null,
  language: body.language,
});

/** Throws where the account is gone, has another password since, or is a user's already. */
async function openRegistration(tx: Tx, { accountId, password }: Ticket): Promise<RegistrationRow> {
  const bare = await readRegistration(tx, accountId, null);
  if (!bare?.email_verified) throw invalidLink('UNKNOWN');
  if (password !== null && password !== passwordMark(bare.password_hash ?? '')) throw invalidLink('EXPIRED');
  if (bare.registered) throw new ProblemError('ALREADY_REGISTERED');
  const domain = companyDomain(bare.email);
  return domain === null ? bare : ((await readRegistration(tx, accountId, domain)) ?? bare);
}

/** The invitation that somebody began to register with, while its link still holds. */
async function openInvitation(tx: Tx, registration: RegistrationRow) {
  const link = registration.token_hash === null ? undefined : await findInvitationLink(tx, registration.token_hash);
  return link?.state === 'VALID' ? link : undefined;
}

type Invitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>;

async function joinAsColleague(
  tx: Tx,
  accountId: string,
  { token_hash: tokenHash, email }: RegistrationRow,
  person: Person,
): Promise<string> {
  if (tokenHash === null) throw organisationNameRequired();
  const { access_level: accessLevel } = await previewInvitation(tx, tokenHash, 'USER_INVITATION');
  const link = await beginLink(tx, tokenHash, 'USER_INVITATION');
  if (link.state === 'UNKNOWN') throw organisationNameRequired();
  if (link.state !== 'VALID' || accessLevel === null) throw invalidLink(link.state === 'VALID' ? 'USED' : link.state);
  const organisationId = link.organisation_id;
  return joined(await createUserOfAccount(tx, { ...person, accountId, organisationId, email, accessLevel }));
}

async function foundOrganisation(
  tx: Tx,
  accountId: string,
  registration: RegistrationRow,
  { person, name, accepted }: { person: Person; name: string; accepted: Invitation | undefined },
): Promise<{ userId: string; claim: Claim }> {
  const organisationId = randomUUID();
  await actFor(tx, organisationId);
  await createOrganisation(tx, { id: organisationId, name });
  const { email } = registration;
  const user = { ...person, accountId, organisationId, email, accessLevel: 'ADMIN' } as const;
  const userId = joined(await createUserOfAccount(tx, user));
  await actFor(tx, organisationId, userId);
  if (accepted?.purpose !== 'INVITATION' || registration.token_hash === null) return { userId, claim: null };
  const claim = await claimByLink(tx, {
    invitationId: accepted.invitation_id,
    tokenHash: registration.token_hash,
    email,
  });
  return { userId, claim };
}

/** Of two registrations of one account at once, one wins. */
function joined(userId: string | undefined): string {
  if (userId === undefined) throw new ProblemError('ALREADY_REGISTERED');
  return userId;
}

const organisationNameRequired = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/organisationName', code: 'REQUIRED', message: 'A new organisation needs a name' }],
  });
