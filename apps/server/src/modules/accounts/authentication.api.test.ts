import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { serverForThisTest } from '../../testing/test-server.ts';
import { hashPassword } from '../../tokens/password-hash.ts';
import { createOrganisation } from '../organisation/organisation.service.ts';
import { createUser } from '../users/users.service.ts';

const lena = 'lena.brandt@nordic-kitchen.example';
const jonas = 'jonas.weber@nordic-kitchen.example';

/** The demo's password; what the other tests hash costs less. */
const fullyHashed = '$argon2id$v=19$m=19456,t=2,p=1$YSBzYWx0IG9mIDE2IEIuLg$ZqAwlaa3C7TQoDPbAJ0svr7mTSFiSTt9Ph/3g7xbspY';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

describe('loginUser', () => {
  it('answers with tokens whose signature the published keys confirm', async () => {
    const { status, body, headers } = await server.call('loginUser', {
      body: { email: ` ${lena.toUpperCase()} `, password: demoPassword },
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'openid profile email offline_access' });
    const keys = await server.call('getSigningKeys');
    expect(JSON.stringify(keys.body)).not.toContain('"d"');
    const verify = createLocalJWKSet(keys.body as unknown as Parameters<typeof createLocalJWKSet>[0]);
    const { payload } = await jwtVerify(String(body.id_token), verify);
    const me = await server.call('getCurrentUser', { token: String(body.access_token) });
    expect(payload).toMatchObject({ sub: me.body.id, email: lena, name: 'Lena Brandt' });
  });

  it.each([
    ['an unknown e-mail', 'nobody@nordic-kitchen.example', demoPassword],
    ['a wrong password', lena, 'wrong'],
    ['something that is no e-mail', 'lena', demoPassword],
  ])('answers the same to %s', async (_case, email, password) => {
    const { status, body } = await server.call('loginUser', { body: { email, password } });
    expect(status).toBe(401);
    expect(body.code).toBe('INVALID_CREDENTIALS');
  });

  it('says which fields are missing or unknown', async () => {
    const { status, body } = await server.call('loginUser', { body: { email: lena, remember: true } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { path: '/body/password', code: 'REQUIRED' },
        { path: '/body/remember', code: 'UNKNOWN_FIELD' },
      ],
    });
  });

  it('takes a password whose hash was made at the cost of production', async () => {
    await server.database.asOwner((tx) =>
      tx.updateTable('account').set({ password_hash: fullyHashed }).where('email', '=', jonas).execute(),
    );
    const wrong = await server.call('loginUser', { body: { email: jonas, password: 'wrong' } });
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    await server.signIn(jonas);
  });

  it('tells of an unverified e-mail only after the right password', async () => {
    const organisationId = crypto.randomUUID();
    const email = 'new@unverified.example';
    const passwordHash = await hashPassword(demoPassword);
    await server.database.forNewOrganisation(organisationId, async (tx) => {
      await createOrganisation(tx, { id: organisationId, name: 'Unverified' });
      await createUser(tx, {
        organisationId,
        email,
        passwordHash,
        emailVerified: false,
        firstName: 'N',
        lastName: 'U',
        jobTitle: null,
        language: 'en',
        accessLevel: 'ADMIN',
      });
    });
    const wrong = await server.call('loginUser', { body: { email, password: 'wrong' } });
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    const right = await server.call('loginUser', { body: { email, password: demoPassword } });
    expect([right.status, right.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  });

  it('locks an e-mail for a network after ten failures, however many come at once, and leaves live sessions alone', async () => {
    const email = 'hugo.petit@maison-verdier.example';
    const { access_token: token } = await server.signIn(email);
    const attempts = await Promise.all(
      Array.from({ length: 15 }, () => server.call('loginUser', { body: { email, password: 'wrong' } })),
    );
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(5);
    const locked = await server.call('loginUser', { body: { email, password: demoPassword } });
    expect([locked.status, locked.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await server.call('getCurrentUser', { token })).status).toBe(200);
    expect((await server.call('loginUser', { body: { email: lena, password: demoPassword } })).status).toBe(200);
  });

  it('limits one address, whichever e-mail it tries', async () => {
    const limited = await serverForThisTest({ settings: { SIGN_INS_PER_MINUTE: '3' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status } = await limited.call('loginUser', {
        body: { email: `somebody-${attempt}@example.org`, password: 'x' },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it('limits an IPv6 network, whichever of its addresses is used', async () => {
    const limited = await serverForThisTest({ settings: { SIGN_INS_PER_MINUTE: '3', TRUST_PROXY: 'true' } });
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await limited.call('loginUser', { body: { email: 'x@example.org', password: 'x' }, headers })).status;
    };
    const statuses: number[] = [];
    for (const host of [':1', 'a:b:c:d', ':2', 'ffff::1']) statuses.push(await from(`2001:db8:5:6:${host}`));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await from('2001:db8:5:7::1')).toBe(401);
  });
});

describe('refreshTokens', () => {
  it('answers with the next tokens of the same session', async () => {
    const first = await server.signIn(lena);
    const { status, body } = await server.call('refreshTokens', { body: { refresh_token: first.refresh_token } });
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(String(body.access_token)).sid).toBe(decodeJwt(first.access_token).sid);
  });

  it('answers two tabs that refresh at once with the same successor', async () => {
    const { refresh_token } = await server.signIn(lena);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call('refreshTokens', { body: { refresh_token } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it('ends the session when a token is used again after the grace', async () => {
    const first = await server.signIn(lena);
    const second = await server.call('refreshTokens', { body: { refresh_token: first.refresh_token } });
    await server.database.asOwner((tx) =>
      sql`update session set advanced_at = now() - interval '11 seconds' where id = ${decodeJwt(first.access_token).sid}::uuid`.execute(
        tx,
      ),
    );
    const reused = await server.call('refreshTokens', { body: { refresh_token: first.refresh_token } });
    expect([reused.status, reused.body.code]).toEqual([401, 'INVALID_REFRESH_TOKEN']);
    const successor = await server.call('refreshTokens', {
      body: { refresh_token: String(second.body.refresh_token) },
    });
    expect(successor.status).toBe(401);
    expect((await server.call('getOrganisation', { token: String(second.body.access_token) })).status).toBe(401);
  });

  it.each(['rubbish', `${crypto.randomUUID()}.0.${'A'.repeat(43)}`])(
    'refuses the forged token %s',
    async (refresh_token) => {
      const { status, body } = await server.call('refreshTokens', { body: { refresh_token } });
      expect([status, body.code]).toEqual([401, 'INVALID_REFRESH_TOKEN']);
    },
  );

  it('refuses a body without a token', async () => {
    expect((await server.call('refreshTokens', { body: {} })).body.code).toBe('VALIDATION_FAILED');
  });

  it('refuses a lapsed session', async () => {
    const { refresh_token, access_token } = await server.signIn(lena);
    await server.database.asOwner((tx) =>
      sql`update session set expires_at = now() where id = ${decodeJwt(access_token).sid}::uuid`.execute(tx),
    );
    expect((await server.call('refreshTokens', { body: { refresh_token } })).status).toBe(401);
    expect((await server.call('getOrganisation', { token: access_token })).status).toBe(401);
  });
});

describe('logoutUser', () => {
  it('ends the session at once, for the access token too, and can be repeated', async () => {
    const { refresh_token, access_token } = await server.signIn(lena);
    const other = await server.signIn(lena);
    expect((await server.call('logoutUser', { body: { refresh_token } })).status).toBe(204);
    expect((await server.call('logoutUser', { body: { refresh_token } })).status).toBe(204);
    expect((await server.call('getOrganisation', { token: access_token })).status).toBe(401);
    expect((await server.call('refreshTokens', { body: { refresh_token } })).status).toBe(401);
    expect((await server.call('getOrganisation', { token: other.access_token })).status).toBe(200);
  });

  it('answers a forged token without saying so, and a missing one with the field', async () => {
    expect((await server.call('logoutUser', { body: { refresh_token: 'x' } })).status).toBe(204);
    expect((await server.call('logoutUser', { body: {} })).status).toBe(400);
  });
});

describe('a bearer token', () => {
  it.each([
    ['no token', undefined],
    ['rubbish', 'rubbish'],
  ])('is refused when it is %s', async (_case, token) => {
    const { status, body } = await server.call('getOrganisation', token ? { token } : {});
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is refused when it is an id token, changed, or signed by somebody else', async () => {
    const { id_token, access_token } = await server.signIn(lena);
    const [head, , signature] = access_token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), exp: 9_999_999_999 })).toString(
      'base64url',
    );
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of [id_token, `${head}.${payload}.${signature}`, unsigned]) {
      expect((await server.call('getOrganisation', { token })).status).toBe(401);
    }
  });

  it('is refused from the next request on when its user is removed, and follows a changed level at once', async () => {
    const { access_token: token } = await server.signIn('jonas.weber@nordic-kitchen.example');
    expect((await server.call('updateOrganisation', { token, body: { name: 'X' } })).status).toBe(403);
    const change = (statement: string) => server.database.asOwner((tx) => sql.raw(statement).execute(tx));
    await change("update organisation_user set access_level = 'ADMIN' where first_name = 'Jonas'");
    expect((await server.call('updateOrganisation', { token, body: { name: 'Nordic Kitchen' } })).status).toBe(200);
    await change("delete from organisation_user where first_name = 'Jonas'");
    expect((await server.call('getOrganisation', { token })).status).toBe(401);
  });
});
