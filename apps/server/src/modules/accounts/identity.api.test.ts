import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { appWithSettings } from '../../http/testing/app-with-settings.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../testing/identity-provider.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { signInAtProvider } from './testing/sign-in-at-provider.ts';

const redirectUri = 'http://localhost:3000/sso';
const lena = 'lena.brandt@nordic-kitchen.example';

let provider: TestIdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider({
    redirectUri,
    people: {
      careless: { email: 'careless@new-person.example', email_verified: false },
      nameless: { email_verified: true },
      'claire-7': { email: 'Claire@New-Person.example', email_verified: true, locale: 'fr-FR' },
    },
  });
  server = await startTestServer({ settings: { ...provider.settings, SIGN_INS_PER_MINUTE: '1000' } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

async function tokenOf(login: string, nonce?: string): Promise<string> {
  const { body } = await server.call('beginIdentitySignIn');
  return signInAtProvider(provider, {
    redirectUri,
    login,
    nonce: nonce ?? String(body.nonce),
    authorizationEndpoint: String(body.authorizationEndpoint),
    tokenEndpoint: String(body.tokenEndpoint),
  });
}
const exchange = (token: string) => server.call('exchangeIdentityToken', { token });
const accountsOf = async (email: string) => {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ id: string; password_hash: string | null; language: string; verified: boolean; subjects: string[] }>`
      select a.id, a.password_hash, a.language, a.email_verified_at is not null as verified,
             array(select subject from external_identity e where e.account_id = a.id) as subjects
        from account a where a.email = ${email}`.execute(tx),
  );
  return rows;
};

describe('beginIdentitySignIn', () => {
  it('answers with the provider’s endpoints and a nonce of which only the hash is kept', async () => {
    const first = await server.call('beginIdentitySignIn');
    const second = await server.call('beginIdentitySignIn');
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      issuer: provider.issuer,
      authorizationEndpoint: `${provider.issuer}/auth`,
      tokenEndpoint: `${provider.issuer}/token`,
    });
    expect(second.body.nonce).not.toBe(first.body.nonce);
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ hash: string }>`select hash from identity_nonce`.execute(tx),
    );
    const hashes = rows.map(({ hash }) => hash);
    expect(hashes).toContain(createHash('sha256').update(String(first.body.nonce)).digest('base64url'));
    expect(hashes).not.toContain(first.body.nonce);
  });

  it.each(['nonce', 'token'])('is limited by address, and so is exchanging: %s', async (name) => {
    const settings = { ...provider.settings, SIGN_INS_PER_MINUTE: '2' };
    const limited = await appWithSettings(server.database, settings);
    const call = () =>
      limited.inject({
        method: 'POST',
        url: `/auth/registration/users/auth/${name}`,
        remoteAddress: '10.1.2.3',
        headers: { authorization: 'Bearer x' },
      });
    expect([(await call()).statusCode, (await call()).statusCode]).not.toContain(429);
    const refused = await call();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each(['nonce', 'token'])('does not exist without a provider, nor does exchanging: %s', async (name) => {
    const without = await appWithSettings(server.database, {});
    const answer = await without.inject({
      method: 'POST',
      url: `/auth/registration/users/auth/${name}`,
      headers: { authorization: 'Bearer x' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('somebody whose address has an account', () => {
  it('ties the identity to it by its password once, and then goes straight in', async () => {
    const asked = await exchange(await tokenOf(lena));
    expect([asked.status, asked.body.code, asked.body.email]).toEqual([409, 'ACCOUNT_LINK_REQUIRED', lena]);
    const linked = await server.call('linkAccount', {
      body: { linkToken: asked.body.linkToken, password: demoPassword },
      headers: { 'user-agent': 'A browser of Lena' },
    });
    expect(linked.status).toBe(200);
    const me = await server.call('getCurrentUser', { token: String(linked.body.access_token) });
    expect(me.body).toMatchObject({ email: lena, firstName: 'Lena' });

    const again = await exchange(await tokenOf(lena));
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.body).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect((await server.call('getCurrentUser', { token: String(again.body.access_token) })).body.email).toBe(lena);
    expect((await server.call('refreshTokens', { body: { refresh_token: again.body.refresh_token } })).status).toBe(
      200,
    );
    const sessions = await server.database.asOwner((tx) =>
      sql`select 1 from session where user_agent = 'A browser of Lena'`.execute(tx),
    );
    expect(sessions.rows).toHaveLength(1);
  });

  it('is not tied by the address alone', async () => {
    const hugo = 'hugo.petit@maison-verdier.example';
    await exchange(await tokenOf(hugo));
    expect((await exchange(await tokenOf(hugo))).body.code).toBe('ACCOUNT_LINK_REQUIRED');
    expect((await accountsOf(hugo))[0]?.subjects).toEqual([]);
  });
});

describe('somebody new', () => {
  it('gets an account that only the identity opens, and goes on with the registration', async () => {
    const first = await exchange(await tokenOf('claire-7'));
    expect([first.status, first.body.code]).toEqual([403, 'REGISTRATION_INCOMPLETE']);
    const [account, ...others] = await accountsOf('claire@new-person.example');
    expect(others).toEqual([]);
    expect(account).toMatchObject({ password_hash: null, language: 'fr', verified: true, subjects: ['claire-7'] });
    expect(decodeJwt(String(first.body.registrationToken)).accountId).toBe(account?.id);

    const second = await exchange(await tokenOf('claire-7'));
    expect([second.status, second.body.code]).toEqual([403, 'REGISTRATION_INCOMPLETE']);
    expect(decodeJwt(String(second.body.registrationToken)).accountId).toBe(account?.id);
    const byPassword = await server.call('loginUser', { body: { email: 'claire@new-person.example', password: 'x' } });
    expect(byPassword.body.code).toBe('INVALID_CREDENTIALS');
  });

  it('gets one account, however many sign-ins arrive at once', async () => {
    const email = 'twice@new-person.example';
    const tokens = [await tokenOf(email), await tokenOf(email), await tokenOf(email)];
    const answers = await Promise.all(tokens.map(exchange));
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('REGISTRATION_INCOMPLETE'));
    expect(await accountsOf(email)).toMatchObject([{ subjects: [email] }]);
  });
});

describe('a token of the provider', () => {
  it('is good for one exchange', async () => {
    const token = await tokenOf('once@new-person.example');
    expect((await exchange(token)).status).toBe(403);
    const replayed = await exchange(token);
    expect([replayed.status, replayed.body.code]).toEqual([401, 'INVALID_IDENTITY_TOKEN']);
  });

  it('lets one in where it is used twice at once', async () => {
    const email = 'ingrid.solberg@hydral-rolling.example';
    const asked = await exchange(await tokenOf(email));
    await server.call('linkAccount', { body: { linkToken: asked.body.linkToken, password: demoPassword } });
    const token = await tokenOf(email);
    const answers = await Promise.all([exchange(token), exchange(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it.each([
    ['with a nonce that is not ours', 'somebody@new-person.example', 'a-nonce-of-the-attacker'],
    ['of somebody whose address is not verified', 'careless', undefined],
    ['of somebody without an address', 'nameless', undefined],
  ])('is refused %s', async (_case, login, nonce) => {
    const { status, body } = await exchange(await tokenOf(login, nonce));
    expect([status, body.code]).toEqual([401, 'INVALID_IDENTITY_TOKEN']);
  });

  it('is refused once its nonce is too old', async () => {
    const token = await tokenOf('late@new-person.example');
    await server.database.asOwner((tx) => sql`update identity_nonce set expires_at = now()`.execute(tx));
    expect((await exchange(token)).body.code).toBe('INVALID_IDENTITY_TOKEN');
    expect(await accountsOf('late@new-person.example')).toEqual([]);
    const told = server.logLines.find((line) => line.includes('a sign-in with the identity provider was refused'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ level: 'warn', reason: expect.stringContaining('nonce') });
    expect(server.logLines.join('')).not.toContain('late@new-person');
  });

  it('never reaches the log', async () => {
    const token = await tokenOf('careless');
    await exchange(token);
    const refused = server.logLines.map((line) => JSON.parse(line)).filter(({ reason }) => reason !== undefined);
    expect(refused.at(-1)).toMatchObject({ level: 'warn', msg: 'a token of the identity provider was refused' });
    expect(server.logLines.join('')).not.toContain(token.split('.')[1]);
  });
});
