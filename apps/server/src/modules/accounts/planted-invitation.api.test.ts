import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { type Person, registeredCompany } from '../../testing/companies.ts';
import { linkToken } from '../../testing/deliver-mails.ts';
import {
  createAccount,
  inviteCompany,
  mailTo,
  newPassword,
  person,
  verifiedRegistration,
} from '../../testing/joining.ts';

let attacker: Person;

const server = await serverOfFile({ demo: false, settings: { SIGN_INS_PER_MINUTE: '10000' } });
beforeAll(async () => {
  attacker = await registeredCompany(server, 'Attacker', { email: 'ada@attacker.example' });
});

let victims = 0;
/** The address of somebody who knows nothing of the attacker, and an invitation that the attacker sent to another of its own. */
async function prepare(): Promise<{ email: string; bait: string }> {
  victims += 1;
  const email = `info@victim-${victims}.example`;
  // Of the victim's domain, so that a claim would take effect at once.
  return { email, bait: await inviteCompany(server, attacker.token, `x@victim-${victims}.example`) };
}

const plant = (email: string, invitationToken: string) =>
  server.call('createAccount', { body: { email, password: 'Attacker-2026', language: 'en', invitationToken } });

async function finish(registrationToken: string, more: object = {}) {
  const { body: registration } = await server.call('getRegistration', { body: { registrationToken } });
  const { status, body } = await server.call('registerUser', {
    body: { registrationToken, ...person, organisationName: 'Victim', ...more },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { invitation: registration.invitation, claim: body.claim, token: String(body.access_token) };
}

async function partnersOf(token: string): Promise<number> {
  const { body } = await server.call('getOrganisation', { token });
  const { rows } = await server.database.asOwner((tx) =>
    sql`select from connection c where ${body.id}::uuid in (c.customer_organisation_id, c.supplier_organisation_id)`.execute(
      tx,
    ),
  );
  return rows.length;
}

describe('an invitation that somebody else brought into a registration', () => {
  it('is gone once the owner of the address registers', async () => {
    const { email, bait } = await prepare();
    expect((await plant(email, bait)).body.emailVerified).toBe(false);
    await createAccount(server, email);
    const { invitation, claim, token } = await finish(await verifiedRegistration(server, email), {
      acceptInvitation: true,
    });
    expect([invitation, claim, await partnersOf(token)]).toEqual([null, null, 0]);
  });

  it('does not reach whoever registered before: their link and password open nothing that is not theirs', async () => {
    const { email, bait } = await prepare();
    await createAccount(server, email);
    const first = linkToken(await mailTo(server, email), '/verify-email');
    await plant(email, bait);
    const second = linkToken(await mailTo(server, email), '/verify-email');
    const verify = (token: string) => server.call('verifyEmail', { body: { token, password: newPassword } });
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([410, 401]);
  });

  it('is gone once the owner sets a password by a reset link, which proves the address', async () => {
    const { email, bait } = await prepare();
    await plant(email, bait);
    await server.call('requestPasswordReset', { body: { email } });
    const link = linkToken(await mailTo(server, email), '/password-reset');
    await server.call('setPassword', { body: { token: link, password: newPassword } });
    const { body } = await server.call('loginUser', { body: { email, password: newPassword } });
    const { invitation, claim, token } = await finish(String(body.registrationToken), { acceptInvitation: true });
    expect([invitation, claim, await partnersOf(token)]).toEqual([null, null, 0]);
  });
});

describe('an invitation that the person brought', () => {
  it('stays through a forgotten password, once the address is verified', async () => {
    const { email, bait } = await prepare();
    await createAccount(server, email, bait);
    await verifiedRegistration(server, email);
    await server.call('requestPasswordReset', { body: { email } });
    const link = linkToken(await mailTo(server, email), '/password-reset');
    await server.call('setPassword', { body: { token: link, password: 'Other-2026-pw' } });
    const { body } = await server.call('loginUser', { body: { email, password: 'Other-2026-pw' } });
    const { invitation } = await finish(String(body.registrationToken));
    expect(invitation).toMatchObject({ inviterName: 'Attacker' });
  });

  it('connects only whoever says so, and can be answered later', async () => {
    const { email, bait } = await prepare();
    await createAccount(server, email, bait);
    const { invitation, claim, token } = await finish(await verifiedRegistration(server, email));
    expect([invitation, claim, await partnersOf(token)]).toEqual([
      { inviterName: 'Attacker', relation: 'SUPPLIER', organisationName: null },
      null,
      0,
    ]);
    const { body: preview } = await server.call('getInvitation', { params: { token: bait } });
    const accepted = await server.call('acceptInvitation', {
      token,
      params: { invitationId: String(preview.invitationId) },
      body: { token: bait },
    });
    expect(accepted.body.claimState).toBe('ENABLED');
  });

  it('is accepted by nothing but yes or no', async () => {
    const { email, bait } = await prepare();
    await createAccount(server, email, bait);
    const registrationToken = await verifiedRegistration(server, email);
    const body = { registrationToken, ...person, organisationName: 'Victim', acceptInvitation: 'yes' };
    const refused = await server.call('registerUser', { body });
    expect(refused.body.errors).toMatchObject([{ path: '/body/acceptInvitation' }]);
  });
});
