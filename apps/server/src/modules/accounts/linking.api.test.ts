import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { hashPassword } from '../../tokens/password-hash.ts';
import { type SmallIssuer, smallIssuerClient, startSmallIssuer } from './testing/small-issuer.ts';

let issuer: SmallIssuer;
let server: TestServer;
let demoHash: string;
beforeAll(async () => {
  issuer = await startSmallIssuer();
  server = await startTestServer({ settings: { ...issuer.settings, SIGN_INS_PER_MINUTE: '1000' } });
  demoHash = await hashPassword(demoPassword);
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

/** Signs in at the provider and exchanges the token. */
async function exchange(subject: string, email: string) {
  const { body } = await server.call('beginIdentitySignIn');
  const now = Math.floor(Date.now() / 1000);
  const token = await issuer.sign({
    iss: issuer.issuer,
    sub: subject,
    aud: smallIssuerClient,
    iat: now,
    exp: now + 300,
    nonce: String(body.nonce),
    email,
    email_verified: true,
  });
  return server.call('exchangeIdentityToken', { token });
}
async function linkTokenOf(subject: string, email: string): Promise<string> {
  const { body } = await exchange(subject, email);
  expect(body.code).toBe('ACCOUNT_LINK_REQUIRED');
  return String(body.linkToken);
}
const link = (linkToken: string, password = demoPassword) =>
  server.call('linkAccount', { body: { linkToken, password } });
const createAccount = (email: string, { password = true, verified = true } = {}) =>
  server.database.asOwner((tx) =>
    sql`insert into account (email, password_hash, email_verified_at)
        values (${email}, ${password ? demoHash : null}, ${verified ? new Date() : null})`.execute(tx),
  );
const linkedEmails = async (subject: string) => {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ email: string }>`select a.email from external_identity e join account a on a.id = e.account_id
                            where e.subject = ${subject}`.execute(tx),
  );
  return rows.map(({ email }) => email);
};

describe('linkAccount', () => {
  it('refuses a wrong password and ties nothing', async () => {
    const email = 'jonas.weber@nordic-kitchen.example';
    const { status, body } = await link(await linkTokenOf('jonas', email), 'wrong');
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await linkedEmails('jonas')).toEqual([]);
  });

  it('ties several identities to one account, and one identity once, however often it is asked', async () => {
    const email = 'erik.haugen@hydral-rolling.example';
    const linkToken = await linkTokenOf('erik-1', email);
    const answers = await Promise.all([link(linkToken), link(linkToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await link(await linkTokenOf('erik-2', email))).status).toBe(200);
    expect([await linkedEmails('erik-1'), await linkedEmails('erik-2')]).toEqual([[email], [email]]);
    expect((await exchange('erik-1', email)).status).toBe(200);
  });

  it('goes by the identity, not by the address, once it is tied', async () => {
    const email = 'camille.laurent@maison-verdier.example';
    await link(await linkTokenOf('camille', email));
    const { status, body } = await exchange('camille', 'lena.brandt@nordic-kitchen.example');
    expect(status).toBe(200);
    expect((await server.call('getCurrentUser', { token: String(body.access_token) })).body.email).toBe(email);
  });

  it('refuses an identity that was tied to another account in the meantime', async () => {
    const [first, second] = ['first@linking.example', 'second@linking.example'];
    await createAccount(first);
    await createAccount(second);
    const [toFirst, toSecond] = [await linkTokenOf('moving', first), await linkTokenOf('moving', second)];
    expect((await link(toFirst)).body.code).toBe('REGISTRATION_INCOMPLETE');
    const { status, body } = await link(toSecond);
    expect([status, body.code]).toEqual([401, 'INVALID_IDENTITY_TOKEN']);
    expect(await linkedEmails('moving')).toEqual([first]);
  });

  it('ties an account without a user too, which then goes on with the registration', async () => {
    const email = 'unfinished@linking.example';
    await createAccount(email);
    const { status, body } = await link(await linkTokenOf('unfinished', email));
    expect([status, body.code]).toEqual([403, 'REGISTRATION_INCOMPLETE']);
    expect(body.registrationToken).toEqual(expect.any(String));
    expect((await exchange('unfinished', email)).body.code).toBe('REGISTRATION_INCOMPLETE');
  });

  it('leaves an account alone that nobody has verified', async () => {
    const email = 'unverified@linking.example';
    await createAccount(email, { verified: false });
    const linkToken = await linkTokenOf('unverified', email);
    expect((await link(linkToken, 'wrong')).body.code).toBe('INVALID_CREDENTIALS');
    const { status, body } = await link(linkToken);
    expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(await linkedEmails('unverified')).toEqual([]);
  });

  it('refuses an account that has no password', async () => {
    const email = 'no-password@linking.example';
    await createAccount(email, { password: false });
    const { status, body } = await link(await linkTokenOf('other-identity', email));
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('shares the lock of failed sign-ins, however many guesses come at once', async () => {
    const email = 'hugo.petit@maison-verdier.example';
    const linkToken = await linkTokenOf('hugo', email);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => link(linkToken, 'wrong')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await link(linkToken)).status).toBe(429);
    expect((await server.call('loginUser', { body: { email, password: demoPassword } })).status).toBe(429);
  });

  it('refuses whatever is not a link token of ours', async () => {
    const { body } = await exchange('newcomer', 'newcomer@linking.example');
    const tokens = await server.signIn('lena.brandt@nordic-kitchen.example');
    const genuine = await linkTokenOf('jonas', 'jonas.weber@nordic-kitchen.example');
    const [header, payload] = genuine.split('.');
    const forged = [String(body.registrationToken), tokens.access_token, `${header}.${payload}.${'A'.repeat(86)}`, 'x'];
    for (const linkToken of forged) {
      const answer = await link(linkToken);
      expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_IDENTITY_TOKEN']);
    }
  });

  it('says which fields are missing or unknown', async () => {
    const { status, body } = await server.call('linkAccount', { body: { linkToken: 'x', email: 'a@b.example' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { path: '/body/password', code: 'REQUIRED' },
        { path: '/body/email', code: 'UNKNOWN_FIELD' },
      ],
    });
  });

  it('gives no ticket that opens anything else', async () => {
    const linkToken = await linkTokenOf('jonas', 'jonas.weber@nordic-kitchen.example');
    expect((await server.call('getCurrentUser', { token: linkToken })).status).toBe(401);
  });
});
