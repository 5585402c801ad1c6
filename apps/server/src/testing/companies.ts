import { randomUUID } from 'node:crypto';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { expect } from 'vitest';
import { demoPassword } from '../demo/demo-organisations.ts';
import { createOrganisation } from '../modules/organisation/organisation.service.ts';
import { createUser } from '../modules/users/users.service.ts';
import { hashPassword } from '../tokens/password-hash.ts';
import { deliverMails, linkToken } from './deliver-mails.ts';
import type { TestServer } from './test-server.ts';

export interface Person {
  readonly email: string;
  readonly token: string;
  readonly sessionId: string;
  readonly organisationId: string;
}

interface NewPerson {
  readonly email: string;
  readonly language?: 'en' | 'de' | 'fr';
  readonly accessLevel?: UserAccessLevel;
}

/** Hashing is slow on purpose, so all share it. */
const passwordHash = hashPassword(demoPassword);

/** A user of the demo, or one that a test has added. */
export async function signedIn(server: TestServer, email: string): Promise<Person> {
  const { access_token: token } = await server.signIn(email);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  const { organisation_id: organisationId } = await server.database.asOwner((tx) =>
    tx.selectFrom('organisation_user').select('organisation_id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  return { email, token, sessionId: sid, organisationId };
}

/** One more organisation with one user, who is signed in. */
export async function registeredCompany(server: TestServer, name: string, person: NewPerson): Promise<Person> {
  const organisationId = randomUUID();
  await server.database.forNewOrganisation(organisationId, (tx) =>
    createOrganisation(tx, { id: organisationId, name }),
  );
  return registeredUser(server, organisationId, person);
}

/** Registers companies, each with a boss at a domain of its own. */
export function companiesOf(server: TestServer): (name: string) => Promise<Person> {
  let registered = 0;
  return (name) => {
    registered += 1;
    return registeredCompany(server, name, { email: `boss@company-${registered}.example` });
  };
}

export async function registeredUser(server: TestServer, organisationId: string, person: NewPerson): Promise<Person> {
  const hash = await passwordHash;
  await server.database.forNewOrganisation(organisationId, (tx) =>
    createUser(tx, {
      organisationId,
      email: person.email,
      passwordHash: hash,
      emailVerified: true,
      firstName: 'Robin',
      lastName: 'Keller',
      jobTitle: null,
      language: person.language ?? 'en',
      accessLevel: person.accessLevel ?? 'ADMIN',
    }),
  );
  return signedIn(server, person.email);
}

type Results = OperationOutput<'createInvitations'>['results'];
type Given = { email: string; relation?: 'SUPPLIER' | 'CUSTOMER' } & Record<string, unknown>;

export async function invite(server: TestServer, inviter: Person, ...given: Given[]): Promise<Results> {
  const invitations = given.map((each) => ({ relation: 'SUPPLIER', ...each }));
  const { status, body } = await server.call('createInvitations', { token: inviter.token, body: { invitations } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results as Results;
}

/** Invites one address and answers with the invitation's id. */
export async function invited(server: TestServer, inviter: Person, given: Given): Promise<string> {
  const [result] = await invite(server, inviter, given);
  expect(result?.outcome).toBe('INVITED');
  return result?.invitationId ?? '';
}

/** Invites one address and answers with the token of the mail's link as well. */
export async function invitedByLink(server: TestServer, inviter: Person, given: Given) {
  const invitationId = await invited(server, inviter, given);
  return { invitationId, link: await newestLink(server, given.email) };
}

export async function newestLink(server: TestServer, email: string): Promise<string> {
  const mails = await deliverMails(server);
  return linkToken(
    mails.findLast(({ to, text }) => to === email && text.includes('/register?token=')),
    '/register',
  );
}

export const accept = (server: TestServer, person: Person, invitationId: string, link?: string) =>
  server.call('acceptInvitation', {
    token: person.token,
    params: { invitationId },
    ...(link === undefined ? {} : { body: { token: link } }),
  });

export const decline = (server: TestServer, person: Person, invitationId: string) =>
  server.call('declineInvitation', { token: person.token, params: { invitationId } });

export const undo = (server: TestServer, person: Person, invitationId: string) =>
  server.call('undoClaim', { token: person.token, params: { invitationId } });

export const sendAgain = (server: TestServer, person: Person, ...invitationIds: string[]) =>
  server.call('sendInvitationsAgain', { token: person.token, body: { invitationIds } });

export type Sent = OperationOutput<'listSentInvitations'>['data'][number];
export type Received = OperationOutput<'listReceivedInvitations'>['data'][number];

export async function sentOne(server: TestServer, person: Person, invitationId: string): Promise<Sent> {
  const { status, body } = await server.call('listSentInvitations', { token: person.token, query: { limit: '100' } });
  expect(status).toBe(200);
  const found = (body.data as Sent[]).find(({ id }) => id === invitationId);
  if (!found) throw new Error(`${person.email} sent no invitation ${invitationId}.`);
  return found;
}

export async function received(server: TestServer, person: Person): Promise<Received[]> {
  const { status, body } = await server.call('listReceivedInvitations', {
    token: person.token,
    query: { limit: '100' },
  });
  expect(status).toBe(200);
  return body.data as Received[];
}

/** The claims of an invitation are made by strangers, who wait. */
export async function waitingClaim(server: TestServer, stranger: Person, invitationId: string, link: string) {
  const { status, body } = await accept(server, stranger, invitationId, link);
  expect([status, body]).toEqual([200, { accessResponseStatus: 'PENDING', claimState: 'WAITING_FOR_APPROVAL' }]);
  const { id } = await server.database.asOwner((tx) =>
    tx
      .selectFrom('invitation_claim')
      .select('id')
      .where('invitation_id', '=', invitationId)
      .where('claimant_organisation_id', '=', stranger.organisationId)
      .where('state', '=', 'WAITING_FOR_APPROVAL')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export const decide = (
  server: TestServer,
  name: 'confirmClaim' | 'refuseClaim',
  person: Person,
  invitationId: string,
  claimId: string,
) => server.call(name, { token: person.token, params: { invitationId, claimId } });
