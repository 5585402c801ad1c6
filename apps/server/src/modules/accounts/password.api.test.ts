import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { createAccount, mailTo, newPassword, registerCompany } from '../../testing/joining.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

const ask = (email: string) => server.call('requestPasswordReset', { body: { email } });
const set = (token: string, password = newPassword) => server.call('setPassword', { body: { token, password } });
const login = async (email: string, password: string) =>
  (await server.call('loginUser', { body: { email, password } })).status;

async function resetLink(email: string): Promise<string> {
  await ask(email);
  return linkToken(await mailTo(server, email), '/password-reset');
}

describe('requestPasswordReset', () => {
  it('answers the same for everybody and sends a mail only to an account, in its user’s language', async () => {
    await deliverMails(server);
    const [known, unknown] = [await ask('Jonas.Weber@nordic-kitchen.example'), await ask('nobody@example.org')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(202);
    const waiting = await server.database.executeSql('owner')("select data from pgboss.job where name = 'mail'");
    expect(waiting.rows).toHaveLength(2);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['jonas.weber@nordic-kitchen.example']);
    expect(mails[0]?.html).toContain('lang="de"');
  });

  it('is limited by e-mail, and refuses what is none', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await ask('many@example.org')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await ask('nothing')).body.errors).toMatchObject([{ path: '/body/email', code: 'INVALID_FORMAT' }]);
  });
});

describe('setPassword with a link', () => {
  it('sets it, ends every session, unlocks the e-mail and tells the owner', async () => {
    const email = 'hugo.petit@maison-verdier.example';
    const { access_token: token } = await server.signIn(email);
    await Promise.all(Array.from({ length: 11 }, () => login(email, 'wrong')));
    expect(await login(email, demoPassword)).toBe(429);
    expect((await set(await resetLink(email))).status).toBe(204);
    expect((await server.call('getCurrentUser', { token })).status).toBe(401);
    expect(await login(email, newPassword)).toBe(200);
    expect(await login(email, demoPassword)).toBe(401);
    expect((await mailTo(server, email))?.text).toContain('/forgot-password');
  });

  it('is used up by one of several at once, and cannot be replayed', async () => {
    const link = await resetLink('luca.pichler@vetro-adige.example');
    const answers = await Promise.all(['One-111111', 'Two-222222', 'Three-333333'].map((each) => set(link, each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410]);
    const replay = await set(link);
    expect([replay.status, replay.body.reason]).toEqual([410, 'USED']);
  });

  it('keeps the link where the password breaks a rule', async () => {
    const link = await resetLink('giulia.moser@vetro-adige.example');
    for (const weak of ['short', 'Giulia.Moser@vetro-adige.example']) {
      expect((await set(link, weak)).body.errors).toMatchObject([{ path: '/body/password', code: 'WEAK_PASSWORD' }]);
    }
    expect((await set(link)).status).toBe(204);
  });

  it('is void when a newer one was sent, after an hour, and when it never was', async () => {
    const older = await resetLink('paul.roux@papeteries-rhone.example');
    const newer = await resetLink('paul.roux@papeteries-rhone.example');
    expect((await set(older)).body.reason).toBe('EXPIRED');
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ seconds: number }>`
        select extract(epoch from max(expires_at - created_at))::integer as seconds from link_token where purpose = 'PASSWORD_RESET'`.execute(
        tx,
      ),
    );
    expect(rows[0]?.seconds).toBe(3600);
    await server.database.asOwner((tx) => sql`update link_token set expires_at = now()`.execute(tx));
    expect((await set(newer)).body.reason).toBe('EXPIRED');
    expect((await set('B'.repeat(43))).body.reason).toBe('UNKNOWN');
  });

  it('of another purpose is none', async () => {
    await createAccount(server, 'purpose@example.org');
    const link = linkToken(await mailTo(server, 'purpose@example.org'), '/verify-email');
    expect((await set(link)).body.reason).toBe('UNKNOWN');
  });

  it('proves the address of somebody who never verified it', async () => {
    const email = 'forgot-at-once@example.org';
    await createAccount(server, email);
    const older = linkToken(await mailTo(server, email), '/verify-email');
    await set(await resetLink(email), 'Other-2026-password');
    const { status, body } = await server.call('loginUser', { body: { email, password: 'Other-2026-password' } });
    expect([status, body.code]).toEqual([403, 'REGISTRATION_INCOMPLETE']);
    expect((await server.call('verifyEmail', { body: { token: older, password: newPassword } })).status).toBe(410);
  });
});

describe('setPassword signed in', () => {
  const change = (token: string | undefined, body: object) =>
    server.call('setPassword', { body, ...(token ? { token } : {}) });

  it('ends every other session and keeps the own', async () => {
    const email = 'owner@passwords.example';
    const { token } = await registerCompany(server, email, 'Passwords');
    const other = (await server.signIn(email, newPassword)).access_token;
    const { status } = await change(token, { currentPassword: newPassword, password: 'Changed-2026-pw' });
    expect(status).toBe(204);
    expect((await server.call('getCurrentUser', { token })).status).toBe(200);
    expect((await server.call('getCurrentUser', { token: other })).status).toBe(401);
    expect([await login(email, 'Changed-2026-pw'), await login(email, newPassword)]).toEqual([200, 401]);
  });

  it('refuses a wrong current password, at most ten times', async () => {
    const { token } = await registerCompany(server, 'guess@passwords-too.example', 'Passwords too');
    const guess = { currentPassword: 'wrong', password: 'Changed-2026-pw' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(token, guess)));
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body.errors).toMatchObject([{ path: '/body/currentPassword', code: 'WRONG_PASSWORD' }]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('takes the rules into account, and one of two changes at once', async () => {
    const { token } = await registerCompany(server, 'two@passwords-three.example', 'Passwords three');
    const weak = await change(token, { currentPassword: newPassword, password: 'weak' });
    expect(weak.body.errors).toMatchObject([{ path: '/body/password', code: 'WEAK_PASSWORD' }]);
    const answers = await Promise.all(
      ['First-2026-pw', 'Second-2026-pw'].map((password) => change(token, { currentPassword: newPassword, password })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('needs a session, and one way or the other', async () => {
    const without = await change(undefined, { currentPassword: newPassword, password: newPassword });
    expect([without.status, without.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await change(undefined, { password: newPassword })).status).toBe(400);
    expect((await change(undefined, { token: 'x', currentPassword: 'y', password: newPassword })).status).toBe(400);
  });
});
