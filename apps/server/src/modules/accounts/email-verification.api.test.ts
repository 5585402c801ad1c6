import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { createAccount, mailTo, newPassword, registerCompany } from '../../testing/joining.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });

const verify = (token: string, password?: string) =>
  server.call('verifyEmail', { body: { token, ...(password === undefined ? {} : { password }) } });

async function newLink(email: string): Promise<string> {
  await createAccount(server, email);
  return linkToken(await mailTo(server, email), '/verify-email');
}

describe('verifyEmail', () => {
  it('needs the password of the account, so that nobody verifies what a stranger prepared', async () => {
    const token = await newLink('victim@example.org');
    const without = await verify(token);
    expect(without.body.errors).toMatchObject([{ path: '/body/password', code: 'REQUIRED' }]);
    expect((await verify(token, 'A-guess-1')).body.code).toBe('INVALID_CREDENTIALS');
    const { status, body } = await verify(token, newPassword);
    expect([status, body.email, body.tokens]).toEqual([200, 'victim@example.org', null]);
    expect(body.registrationToken).toEqual(expect.any(String));
  });

  it('is used up by one of several at once', async () => {
    const token = await newLink('several@example.org');
    const answers = await Promise.all([1, 2, 3].map(() => verify(token, newPassword)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const replay = await verify(token, newPassword);
    expect([replay.status, replay.body.reason]).toEqual([410, 'USED']);
  });

  it('refuses a lapsed link and one that never was', async () => {
    const token = await newLink('late@example.org');
    await server.database.asOwner((tx) => sql`update link_token set expires_at = now()`.execute(tx));
    expect((await verify(token, newPassword)).body.reason).toBe('EXPIRED');
    expect((await verify('A'.repeat(43), newPassword)).body.reason).toBe('UNKNOWN');
    expect((await server.call('verifyEmail', { body: {} })).status).toBe(400);
  });

  it('locks out whoever guesses the password behind a link', async () => {
    const token = await newLink('guessed@example.org');
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => verify(token, 'A-guess-1')))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('signs a user in where one exists already', async () => {
    const email = 'unverified-user@example.org';
    await registerCompany(server, email, 'Unverified');
    await server.database.asOwner((tx) =>
      sql`update account set email_verified_at = null where email = ${email}`.execute(tx),
    );
    await server.call('sendVerificationAgain', { body: { email } });
    const { body } = await verify(linkToken(await mailTo(server, email), '/verify-email'), newPassword);
    expect(body.tokens).toMatchObject({ token_type: 'Bearer' });
    expect(body.registrationToken).toBeNull();
  });
});

describe('sendVerificationAgain', () => {
  it('sends a new link that voids the old one', async () => {
    const email = 'again@example.org';
    const older = await newLink(email);
    const { status, headers } = await server.call('sendVerificationAgain', { body: { email: ' AGAIN@example.org' } });
    expect([status, headers.get('content-length')]).toEqual([202, '0']);
    const newer = linkToken(await mailTo(server, email), '/verify-email');
    expect((await verify(older, newPassword)).body.reason).toBe('EXPIRED');
    expect((await verify(newer, newPassword)).status).toBe(200);
  });

  it('answers the same, and sends nothing, where there is nothing to verify', async () => {
    await deliverMails(server);
    for (const email of ['lena.brandt@nordic-kitchen.example', 'never-seen@example.org']) {
      expect((await server.call('sendVerificationAgain', { body: { email } })).status).toBe(202);
    }
    expect(await deliverMails(server)).toEqual([]);
  });

  it('is limited by e-mail and refuses what is none', async () => {
    const send = async (email: string) => (await server.call('sendVerificationAgain', { body: { email } })).status;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await send('pestered@example.org'));
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await send('nothing')).toBe(400);
  });
});

describe('a changed e-mail', () => {
  const change = (token: string, email: string, currentPassword = newPassword) =>
    server.call('changeEmail', { token, body: { email, currentPassword } });

  it('is verified on the new address, told to the old one, and ends every session', async () => {
    const { token } = await registerCompany(server, 'old@changing.example', 'Changing');
    expect((await change(token, 'New@Changing.example')).status).toBe(202);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['new@changing.example', 'old@changing.example']);
    const link = linkToken(mails[0], '/verify-email');
    expect((await server.call('getCurrentUser', { token })).body.email).toBe('old@changing.example');

    const answers = await Promise.all([verify(link, newPassword), verify(link, newPassword)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      email: 'new@changing.example',
      tokens: null,
      registrationToken: null,
    });
    expect((await mailTo(server, 'old@changing.example'))?.text).toContain('new@changing.example');
    expect((await server.call('getCurrentUser', { token })).status).toBe(401);
    expect(
      (await server.call('loginUser', { body: { email: 'old@changing.example', password: newPassword } })).status,
    ).toBe(401);
    const again = await server.signIn('new@changing.example', newPassword);
    expect((await server.call('getCurrentUser', { token: again.access_token })).body.email).toBe(
      'new@changing.example',
    );
  });

  it('needs the password: whoever owns the mailbox may never have asked for it, and programs open links too', async () => {
    const { token } = await registerCompany(server, 'ada@attacking.example', 'Attacking');
    await change(token, 'boss@victim.example');
    const link = linkToken(await mailTo(server, 'boss@victim.example'), '/verify-email');
    const alone = await verify(link);
    expectProblem(alone, 'VALIDATION_FAILED');
    expect(alone.body.errors).toMatchObject([{ path: '/body/password', code: 'REQUIRED' }]);
    expectProblem(await verify(link, 'Of-the-victim-2026'), 'INVALID_CREDENTIALS');
    expect((await server.call('getCurrentUser', { token })).body.email).toBe('ada@attacking.example');
    const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(link, 'Guessed-2026')));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  });

  it('lapses when it is taken back, when another is asked for, and when somebody else has the address by then', async () => {
    const { token } = await registerCompany(server, 'stay@staying.example', 'Staying');
    await change(token, 'one@staying.example');
    const first = linkToken(await mailTo(server, 'one@staying.example'), '/verify-email');
    await change(token, 'two@staying.example');
    const second = linkToken(await mailTo(server, 'two@staying.example'), '/verify-email');
    expect((await verify(first)).body.reason).toBe('EXPIRED');
    expect((await server.call('cancelEmailChange', { token })).status).toBe(204);
    expect((await verify(second)).status).toBe(410);

    await change(token, 'three@staying.example');
    const third = linkToken(await mailTo(server, 'three@staying.example'), '/verify-email');
    await createAccount(server, 'three@staying.example');
    expect((await verify(third, newPassword)).status).toBe(410);
    expect((await server.call('getCurrentUser', { token })).body.email).toBe('stay@staying.example');
  });
});
