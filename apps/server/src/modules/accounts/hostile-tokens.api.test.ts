import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type SmallIssuer, smallIssuerClient, startSmallIssuer } from './testing/small-issuer.ts';

let issuer: SmallIssuer;
let server: TestServer;
beforeAll(async () => {
  issuer = await startSmallIssuer();
  server = await startTestServer({ settings: { ...issuer.settings, SIGN_INS_PER_MINUTE: '1000' } });
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

/** What an honest provider says about somebody new. */
async function honestClaims(): Promise<JWTPayload> {
  const now = Math.floor(Date.now() / 1000);
  const { body } = await server.call('beginIdentitySignIn');
  return {
    iss: issuer.issuer,
    sub: 'subject-1',
    aud: smallIssuerClient,
    iat: now,
    exp: now + 300,
    nonce: String(body.nonce),
    email: 'new@honest.example',
    email_verified: true,
  };
}
const exchange = (token: string) => server.call('exchangeIdentityToken', { token });
const withoutClaim = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
const hours = (count: number) => Math.floor(Date.now() / 1000) + count * 3600;

async function expectRefused(token: string): Promise<void> {
  const { status, body } = await exchange(token);
  expect([status, body.code]).toEqual([401, 'INVALID_IDENTITY_TOKEN']);
  const { rows } = await server.database.asOwner((tx) =>
    sql`select 1 from external_identity where subject not in ('subject-1', 'azp', 'tolerant')`.execute(tx),
  );
  expect(rows).toEqual([]);
}

describe('an honest token', () => {
  it('is taken', async () => {
    expect((await exchange(await issuer.sign(await honestClaims()))).body.code).toBe('REGISTRATION_INCOMPLETE');
  });

  it('may name several audiences where it was issued to our client', async () => {
    const claims = { ...(await honestClaims()), sub: 'azp', email: 'azp@honest.example' };
    const aud = [smallIssuerClient, 'another'];
    const token = await issuer.sign({ ...claims, aud, azp: smallIssuerClient });
    expect((await exchange(token)).body.code).toBe('REGISTRATION_INCOMPLETE');
  });

  it('may come from a clock that is a few seconds off', async () => {
    const claims = { ...(await honestClaims()), sub: 'tolerant', email: 'tolerant@honest.example' };
    const now = Math.floor(Date.now() / 1000);
    const token = await issuer.sign({ ...claims, iat: now - 60, exp: now - 1 });
    expect((await exchange(token)).body.code).toBe('REGISTRATION_INCOMPLETE');
  });
});

describe('a token is refused', () => {
  it.each<[string, JWTPayload]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'another-client' }],
    ['for no audience', { aud: [] }],
    ['that was issued to another client', { azp: 'another-client' }],
    ['for several audiences without saying to whom it was issued', { aud: [smallIssuerClient, 'another'] }],
    ['that has expired', { exp: hours(-1) }],
    ['that was issued long ago', { iat: hours(-5) }],
    ['that was issued in the future', { iat: hours(1), exp: hours(2) }],
    ['that is not valid yet', { nbf: hours(1) }],
    ['with somebody else’s nonce', { nonce: 'x'.repeat(43) }],
    ['with an empty nonce', { nonce: '' }],
    ['with an unverified address', { email_verified: false }],
    ['with an address that is verified in words only', { email_verified: 'true' }],
    ['with something that is no address', { email: 'lena' }],
    ['with a list of addresses', { email: ['new@honest.example'] }],
    ['with an unstorable subject', { sub: 'a\u0000b' }],
    ['with an endless subject', { sub: 'a'.repeat(256) }],
  ])('%s', async (_case, changes) => {
    await expectRefused(await issuer.sign({ ...(await honestClaims()), sub: 'hostile', ...changes }));
  });

  it.each(['iss', 'sub', 'aud', 'iat', 'exp', 'nonce', 'email', 'email_verified'])('without %s', async (claim) => {
    await expectRefused(await issuer.sign(withoutClaim({ ...(await honestClaims()), sub: 'hostile' }, claim)));
  });

  it('without a signature', async () => {
    const claims = { ...(await honestClaims()), sub: 'hostile' };
    await expectRefused(new UnsecuredJWT(claims).encode());
    const [, payload] = (await issuer.sign(claims)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    await expectRefused(`${header}.${payload}.`);
  });

  it('signed with the public key as if it were a shared secret', async () => {
    const claims = { ...(await honestClaims()), sub: 'hostile' };
    await expectRefused(await issuer.sign(claims, { alg: 'HS256', key: new TextEncoder().encode(issuer.publicKey) }));
  });

  it('signed with a key that is not the provider’s', async () => {
    const { privateKey: key } = await generateKeyPair('ES256');
    const claims = { ...(await honestClaims()), sub: 'hostile' };
    await expectRefused(await issuer.sign(claims, { key }));
    await expectRefused(await issuer.sign(claims, { key, kid: 'unknown' }));
  });

  it('with an algorithm that the provider does not use', async () => {
    const { privateKey: key } = await generateKeyPair('RS256');
    await expectRefused(await issuer.sign({ ...(await honestClaims()), sub: 'hostile' }, { key, alg: 'RS256' }));
  });

  it('that was changed after it was signed', async () => {
    const [header, payload = '', signature] = (await issuer.sign(await honestClaims())).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'hostile' })).toString('base64url');
    await expectRefused(`${header}.${changed}.${signature}`);
  });

  it.each(['rubbish', 'a.b.c', 'a.b.c.d.e', '..'])('that is none: %s', async (token) => {
    await expectRefused(token);
  });

  it('that is one of our own', async () => {
    const tokens = await server.signIn('lena.brandt@nordic-kitchen.example');
    await expectRefused(tokens.id_token);
    await expectRefused(tokens.access_token);
  });

  it('where none is sent', async () => {
    const { status, body } = await server.call('exchangeIdentityToken');
    expect([status, body.code]).toEqual([401, 'INVALID_IDENTITY_TOKEN']);
  });

  it('and leaves the nonce for the honest one', async () => {
    const claims = await honestClaims();
    await expectRefused(await issuer.sign({ ...claims, aud: 'another-client' }));
    expect((await exchange(await issuer.sign(claims))).body.code).toBe('REGISTRATION_INCOMPLETE');
  });
});
