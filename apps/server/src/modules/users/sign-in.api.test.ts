import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';

const jonas = 'jonas.weber@nordic-kitchen.example';
const lena = 'lena.brandt@nordic-kitchen.example';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

interface Session {
  id: string;
  current: boolean;
  userAgent: string | null;
}

async function signIn(email: string, userAgent: string) {
  const { body } = await server.call('loginUser', {
    body: { email, password: demoPassword },
    headers: { 'user-agent': userAgent },
  });
  const token = String(body.access_token);
  return { token, refreshToken: String(body.refresh_token), sessionId: String(decodeJwt(token).sid) };
}
const overview = async (token: string) => {
  const { status, body } = await server.call('getSignInOverview', { token });
  expect(status).toBe(200);
  return body as { hasPassword: boolean; identityLinked: boolean; newEmail: string | null; sessions: Session[] };
};
const end = (token: string, sessionId: string) => server.call('endSession', { token, params: { sessionId } });
const statusOf = async (token: string) => (await server.call('getCurrentUser', { token })).status;

describe('getSignInOverview', () => {
  it('shows where somebody is signed in, this session first, and nothing secret', async () => {
    const desk = await signIn(jonas, 'Firefox on Linux');
    const phone = await signIn(jonas, 'Safari on a phone');
    await signIn(lena, 'Somebody else');
    const { body } = await server.call('getSignInOverview', { token: desk.token });
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(body).toEqual({
      hasPassword: true,
      identityLinked: false,
      newEmail: null,
      sessions: [
        {
          id: desk.sessionId,
          current: true,
          userAgent: 'Firefox on Linux',
          signedInAt: instant,
          lastUsedAt: instant,
        },
        {
          id: phone.sessionId,
          current: false,
          userAgent: 'Safari on a phone',
          signedInAt: instant,
          lastUsedAt: instant,
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await overview(phone.token)).sessions.map(({ id, current }) => [id, current])).toEqual([
      [phone.sessionId, true],
      [desk.sessionId, false],
    ]);
  });

  it('leaves out sessions that are over, and says when one was used last', async () => {
    const one = await signIn(jonas, 'one');
    const ended = await signIn(jonas, 'ended');
    const lapsed = await signIn(jonas, 'lapsed');
    await server.call('logoutUser', { body: { refresh_token: ended.refreshToken } });
    await server.database.asOwner((tx) =>
      sql`update session set expires_at = now() where id = ${lapsed.sessionId}::uuid`.execute(tx),
    );
    await server.call('refreshTokens', { body: { refresh_token: one.refreshToken } });
    const { body } = await server.call('getSignInOverview', { token: one.token });
    const [first, ...others] = body.sessions as { id: string; signedInAt: string; lastUsedAt: string }[];
    expect(first?.id).toBe(one.sessionId);
    expect(Date.parse(first?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(first?.signedInAt ?? ''));
    expect(others.map(({ id }) => id)).not.toContain(ended.sessionId);
    expect(others.map(({ id }) => id)).not.toContain(lapsed.sessionId);
  });

  it('says where only an identity opens the account', async () => {
    const email = 'erik.haugen@hydral-rolling.example';
    const { token } = await signIn(email, 'x');
    await server.database.asOwner(async (tx) => {
      await sql`insert into external_identity (issuer, subject, account_id)
                select 'https://identity.example', 'erik', id from account where email = ${email}`.execute(tx);
      await sql`update account set password_hash = null where email = ${email}`.execute(tx);
    });
    expect(await overview(token)).toMatchObject({ hasPassword: false, identityLinked: true });
  });

  it('needs a session', async () => {
    expectProblem(await server.call('getSignInOverview'), 'UNAUTHENTICATED');
  });
});

describe('endSession', () => {
  it('signs that browser out and no other', async () => {
    const here = await signIn(jonas, 'here');
    const there = await signIn(jonas, 'there');
    expect((await end(here.token, there.sessionId)).status).toBe(204);
    expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([200, 401]);
    const { status } = await server.call('refreshTokens', { body: { refresh_token: there.refreshToken } });
    expect(status).toBe(401);
    expectProblem(await end(here.token, there.sessionId), 'NOT_FOUND');
  });

  it('may be the session that asks', async () => {
    const { token, sessionId } = await signIn(jonas, 'own');
    expect((await end(token, sessionId)).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
  });

  it("does not tell somebody else's session from none, a colleague's too", async () => {
    const { token } = await signIn(jonas, 'x');
    for (const email of [lena, 'camille.laurent@maison-verdier.example']) {
      const theirs = await signIn(email, 'x');
      const foreign = await end(token, theirs.sessionId);
      const unknown = await end(token, crypto.randomUUID());
      expectProblem(foreign, 'NOT_FOUND');
      expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
      expect(await statusOf(theirs.token)).toBe(200);
    }
  });

  it('by two at once happens once', async () => {
    const here = await signIn(jonas, 'here');
    const there = await signIn(jonas, 'there');
    const answers = await Promise.all([end(here.token, there.sessionId), end(here.token, there.sessionId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('refuses an id that is none, and needs a session', async () => {
    const { token, sessionId } = await signIn(jonas, 'x');
    expectProblem(await end(token, 'all'), 'VALIDATION_FAILED');
    expectProblem(await server.call('endSession', { params: { sessionId } }), 'UNAUTHENTICATED');
    expect(await statusOf(token)).toBe(200);
  });
});

describe('endAllSessions', () => {
  it('signs out everywhere, here too, and nobody else', async () => {
    const tokens = [await signIn(jonas, 'one'), await signIn(jonas, 'two')].map(({ token }) => token);
    const other = await signIn(lena, 'x');
    expect((await server.call('endAllSessions', { token: tokens[0] ?? '' })).status).toBe(204);
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(other.token)).toBe(200);
    expectProblem(await server.call('endAllSessions', { token: tokens[0] ?? '' }), 'UNAUTHENTICATED');
    expect((await overview((await signIn(jonas, 'back')).token)).sessions).toHaveLength(1);
  });

  it('needs a session', async () => {
    expectProblem(await server.call('endAllSessions'), 'UNAUTHENTICATED');
  });
});
