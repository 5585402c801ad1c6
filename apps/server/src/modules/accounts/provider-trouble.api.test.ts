import { describe, expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { appWithSettings } from '../../http/testing/app-with-settings.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { type SmallIssuer, smallIssuerClient, startSmallIssuer } from './testing/small-issuer.ts';

const server = await serverOfFile();

async function issuerForThisTest(document?: Record<string, unknown>): Promise<SmallIssuer> {
  const issuer = await startSmallIssuer(document);
  onTestFinished(() => issuer.stop());
  return issuer;
}

/** A server that trusts this issuer. */
async function trusting(issuer: SmallIssuer, settings: Record<string, string> = {}) {
  const app = await appWithSettings(server.database, {
    ...issuer.settings,
    SIGN_INS_PER_MINUTE: '1000',
    ...settings,
  });
  const post = async (path: string, token?: string, payload?: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/auth/registration/users/${path}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  return {
    begin: () => post('auth/nonce'),
    exchange: (token: string) => post('auth/token', token),
    login: () => post('login', undefined, { email: 'lena.brandt@nordic-kitchen.example', password: demoPassword }),
  };
}

async function expectUnavailable(answer: { status: number; headers: Record<string, unknown>; body: { code: string } }) {
  expect([answer.status, answer.body.code]).toEqual([503, 'IDENTITY_PROVIDER_UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('30');
}

async function honestToken(issuer: SmallIssuer, nonce: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return issuer.sign({
    iss: issuer.issuer,
    sub: issuer.issuer,
    aud: smallIssuerClient,
    iat: now,
    exp: now + 300,
    nonce,
    email: `somebody@${new URL(issuer.issuer).port}-trouble.example`,
    email_verified: true,
  });
}

describe('a provider that is down', () => {
  it('is told as such, and signing in with a password works', async () => {
    const issuer = await issuerForThisTest();
    await issuer.stop();
    const { begin, exchange, login } = await trusting(issuer);
    await expectUnavailable(await begin());
    await expectUnavailable(await exchange('anything'));
    expect((await login()).status).toBe(200);
  });

  it('is told as such where it goes down in the middle of a sign-in', async () => {
    const issuer = await issuerForThisTest();
    const { begin, exchange, login } = await trusting(issuer);
    const { body } = await begin();
    const token = await honestToken(issuer, body.nonce);
    await issuer.stop();
    await expectUnavailable(await exchange(token));
    expect((await login()).status).toBe(200);
  });

  it('leaves the nonce, so that the same token is taken once the provider is back', async () => {
    const issuer = await issuerForThisTest();
    const { begin, exchange } = await trusting(issuer);
    const { body } = await begin();
    const token = await honestToken(issuer, body.nonce);
    issuer.misbehave(/^\/keys/, { status: 500 });
    await expectUnavailable(await exchange(token));
    issuer.misbehave(/^\/keys/, undefined);
    expect((await exchange(token)).body.code).toBe('REGISTRATION_INCOMPLETE');
  });
});

describe('a provider that cannot be trusted', () => {
  it.each<[string, Record<string, unknown>]>([
    ['is another issuer than the one set', { issuer: 'https://evil.example' }],
    ['has a token endpoint in the clear', { token_endpoint: 'http://identity.example/token' }],
    ['has no keys', { jwks_uri: undefined }],
    ['signs with shared secrets alone', { id_token_signing_alg_values_supported: ['HS256', 'none'] }],
  ])('%s: it is not used', async (_case, document) => {
    const { begin, exchange } = await trusting(await issuerForThisTest(document));
    await expectUnavailable(await begin());
    await expectUnavailable(await exchange('anything'));
  });

  it.each([
    { status: 500 },
    { status: 404 },
    { status: 302 },
    { status: 200, body: 'no document' },
    { status: 200, body: {} },
  ])('answers with %j: it is not used', async (answer) => {
    const issuer = await issuerForThisTest();
    issuer.misbehave(/openid-configuration/, answer);
    const { begin } = await trusting(issuer);
    await expectUnavailable(await begin());
  });

  it('may write its address with a slash at the end', async () => {
    const issuer = await issuerForThisTest();
    const { begin } = await trusting(issuer, { IDENTITY_DOMAIN: `${issuer.issuer}/` });
    expect((await begin()).body.issuer).toBe(issuer.issuer);
  });
});

describe('the discovery document', () => {
  it('is asked for once, however many sign in', async () => {
    const issuer = await issuerForThisTest();
    const { begin } = await trusting(issuer);
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration']);
  });

  it('is not asked for by everybody while the provider is in trouble', async () => {
    const issuer = await issuerForThisTest();
    issuer.misbehave(/openid-configuration/, { status: 503 });
    const { begin } = await trusting(issuer);
    for (const answer of await Promise.all([begin(), begin(), begin(), begin()])) await expectUnavailable(answer);
    expect(issuer.asked).toHaveLength(1);
  });
});
