import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { linkToken } from '../../testing/deliver-mails.ts';
import {
  beginRegistration,
  createAccount,
  inviteCompany,
  mailTo,
  person,
  previewInvitation,
  registerCompany,
} from '../../testing/joining.ts';
import { tokenOf } from '../../testing/members.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');

async function connectionsOf(token: string): Promise<number> {
  const { body } = await server.call('getOrganisation', { token });
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ count: number }>`
      select count(*)::integer as count from connection
       where ${body.id}::uuid in (customer_organisation_id, supplier_organisation_id) and status = 'ACCEPTED'`.execute(
      tx,
    ),
  );
  return rows[0]?.count ?? 0;
}

async function sentStatus(email: string) {
  const { body } = await server.call('listSentInvitations', { token: lena, query: { limit: '100' } });
  const sent = (body.data as { email: string; accessResponseStatus: string; claims: { state: string }[] }[]).find(
    (each) => each.email === email,
  );
  return [sent?.accessResponseStatus, sent?.claims.map(({ state }) => state)];
}

describe('getInvitation', () => {
  it('says who invites whom to what, and nothing about anybody else', async () => {
    await server.call('createInvitations', {
      token: lena,
      body: {
        invitations: [
          {
            email: 'hello@preview.example',
            relation: 'SUPPLIER',
            organisationName: 'Preview Ltd',
            message: 'Please join',
          },
        ],
      },
    });
    const token = linkToken(await mailTo(server, 'hello@preview.example'), '/register');
    const { status, body } = await previewInvitation(server, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'ORGANISATION',
      email: 'hello@preview.example',
      inviterName: 'Nordic Kitchen',
      invitedBy: 'Lena Brandt',
      relation: 'SUPPLIER',
      organisationName: 'Preview Ltd',
      knownOrganisation: null,
      message: 'Please join',
      accessLevel: null,
      accountExists: false,
    });
  });

  it('refuses a token that never was, and a flood of guesses', async () => {
    expect((await previewInvitation(server, 'C'.repeat(43))).body).toMatchObject({
      code: 'INVALID_LINK',
      reason: 'UNKNOWN',
    });
    const guarded = await startTestServer({ settings: { SIGN_INS_PER_MINUTE: '5' } });
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => guarded.call('getInvitation', { params: { token: `guess-${index}` } })),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
    await guarded.stop();
  });
});

describe('an invited company that is new', () => {
  it('is verified by the link, connected at once, and uses the link up', async () => {
    const email = 'ana@invited.example';
    const token = await inviteCompany(server, lena, email);
    const created = await createAccount(server, email, token);
    expect(created.body.emailVerified).toBe(true);
    const registrationToken = String(created.body.registrationToken);
    const asked = await server.call('getRegistration', { body: { registrationToken } });
    expect(asked.body).toMatchObject({
      email,
      organisations: [],
      invitation: { inviterName: 'Nordic Kitchen', relation: 'SUPPLIER' },
      colleagueInvitation: null,
      accessRequest: null,
    });
    const registered = await server.call('registerUser', {
      body: { registrationToken, ...person, organisationName: 'Invited GmbH', acceptInvitation: true },
    });
    expect(registered.body.claim).toBe('ENABLED');
    expect(await connectionsOf(String(registered.body.access_token))).toBe(1);
    expect(await sentStatus(email)).toEqual(['ACCEPTED', ['ENABLED']]);
    expect((await mailTo(server, 'lena.brandt@nordic-kitchen.example'))?.text).toContain('Invited GmbH');
    expect((await previewInvitation(server, token)).body.reason).toBe('USED');
  });

  it('may be registered by a colleague of the same domain, whose address a mail proves first', async () => {
    const token = await inviteCompany(server, lena, 'info@colleagues.example');
    const { body, token: access } = await registerCompany(server, 'bo@colleagues.example', 'Colleagues', token);
    expect(body.claim).toBe('ENABLED');
    expect(await connectionsOf(access)).toBe(1);
  });

  it.each([
    ['a stranger', 'info@meant.example', 'somebody@stranger.example'],
    ['somebody of the same public mail service', 'meant@gmail.com', 'somebody.else@gmail.com'],
  ])('waits for the inviter’s word where %s uses the link', async (_who, invited, used) => {
    const token = await inviteCompany(server, lena, invited);
    const { body, token: access } = await registerCompany(server, used, 'Stranger', token);
    expect(body.claim).toBe('WAITING_FOR_APPROVAL');
    expect(await connectionsOf(access)).toBe(0);
    expect(await sentStatus(invited)).toEqual(['PENDING', ['WAITING_FOR_APPROVAL']]);
    expect((await mailTo(server, 'lena.brandt@nordic-kitchen.example'))?.text).toContain(used);
    // The one who was meant can still come.
    expect((await previewInvitation(server, token)).status).toBe(200);
    const meant = await registerCompany(server, invited, 'Meant', token);
    expect(meant.body.claim).toBe('ENABLED');
    expect(await sentStatus(invited)).toEqual(['ACCEPTED', ['ENABLED']]);
  });

  it('is offered everything else that waits for its address', async () => {
    const camille = (await server.signIn('camille.laurent@maison-verdier.example')).access_token;
    const email = 'both@popular.example';
    const token = await inviteCompany(server, lena, email);
    await inviteCompany(server, camille, email);
    const { token: access } = await registerCompany(server, email, 'Popular', token);
    const { body } = await server.call('listReceivedInvitations', { token: access });
    expect(body.data).toMatchObject([
      { organisationName: 'Maison Verdier', accessResponseStatus: 'PENDING' },
      { organisationName: 'Nordic Kitchen', accessResponseStatus: 'ACCEPTED' },
    ]);
  });

  it('registers without the claim where the link has lapsed since', async () => {
    const email = 'slow@slow.example';
    const registrationToken = await beginRegistration(server, email, await inviteCompany(server, lena, email));
    await inviteAgain(email);
    const { status, body } = await server.call('registerUser', {
      body: { registrationToken, ...person, organisationName: 'Slow', acceptInvitation: true },
    });
    expect([status, body.claim]).toEqual([201, null]);
    const { body: received } = await server.call('listReceivedInvitations', { token: String(body.access_token) });
    expect(received.data).toMatchObject([{ accessResponseStatus: 'PENDING' }]);
  });

  async function inviteAgain(email: string) {
    const { body } = await server.call('listSentInvitations', { token: lena, query: { limit: '100' } });
    const sent = (body.data as { id: string; email: string }[]).find((each) => each.email === email);
    await server.call('sendInvitationsAgain', { token: lena, body: { invitationIds: [sent?.id] } });
  }

  it('cannot take an address that has an account, even with its invitation', async () => {
    const email = 'taken@taken.example';
    const token = await inviteCompany(server, lena, email);
    await registerCompany(server, email, 'Taken');
    const { status, body } = await createAccount(server, email, token);
    expect([status, body.code]).toEqual([409, 'ALREADY_REGISTERED']);
    expect((await previewInvitation(server, token)).body.accountExists).toBe(true);
  });
});
