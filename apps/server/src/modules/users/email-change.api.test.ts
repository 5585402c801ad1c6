import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { tokenOf } from '../../testing/members.ts';
import { hashSecret } from '../../tokens/secrets.ts';

const jonas = 'jonas.weber@nordic-kitchen.example';
let token: string;

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
beforeAll(async () => {
  token = await tokenOf(server, jonas);
});

const change = (email: string, currentPassword = demoPassword, by = token) =>
  server.call('changeEmail', { token: by, body: { email, currentPassword } });
const newEmail = async (by = token) => (await server.call('getSignInOverview', { token: by })).body.newEmail;
const forgetTries = () => server.database.executeSql('owner')("delete from rate_limit where bucket = 'email-changes'");
const linkState = async (link: string) => {
  const { rows } = await server.database.withoutOrganisation((tx) =>
    sql<{ state: string }>`select state from find_link_account(${hashSecret(link)}, 'EMAIL_CHANGE')`.execute(tx),
  );
  return rows[0]?.state;
};

describe('changeEmail', () => {
  it('sends a link to the new address, and changes nothing before it is followed', async () => {
    const { status, body } = await change(' Jonas+New@Example.org ');
    expect([status, body]).toEqual([202, { text: '' }]);
    expect(await newEmail()).toBe('jonas+new@example.org');
    const mails = await deliverMails(server);
    expect(mails).toMatchObject([
      { to: 'jonas+new@example.org', html: expect.stringContaining('<html lang="de"') },
      { to: jonas, html: expect.stringContaining('<html lang="de"') },
    ]);
    // Whoever did not ask for it reads at the present address what is planned and what to do.
    expect(mails[1]?.text).toContain('jonas+new@example.org');
    expect(mails[1]?.text).toContain(`${server.url}/forgot-password`);
    expect(mails[1]?.text).not.toContain('token=');
    expect(await linkState(linkToken(mails[0], '/verify-email'))).toBe('VALID');
    expect((await server.call('getCurrentUser', { token })).body.email).toBe(jonas);
    await server.signIn(jonas);
  });

  it('asked for again voids the older link', async () => {
    await change('older@example.org');
    const [older] = await deliverMails(server);
    await change('newer@example.org');
    const [newer] = await deliverMails(server);
    expect(newer?.to).toBe('newer@example.org');
    expect(await linkState(linkToken(older, '/verify-email'))).toBe('EXPIRED');
    expect(await linkState(linkToken(newer, '/verify-email'))).toBe('VALID');
  });

  it('is done once for an Idempotency-Key, and counts no second try', async () => {
    const send = (email: string) =>
      server.call('changeEmail', {
        token,
        body: { email, currentPassword: demoPassword },
        headers: { 'idempotency-key': 'address' },
      });
    await forgetTries();
    const answers = [await send('once@example.org'), await send('once@example.org')];
    expect(answers.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [202, null],
      [202, 'true'],
    ]);
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual(['once@example.org', jonas]);
    const { rows } = await server.database.executeSql('owner')(
      "select used from rate_limit where bucket = 'email-changes'",
    );
    expect(rows).toEqual([{ used: 1 }]);
    expectProblem(await send('other@example.org'), 'IDEMPOTENCY_KEY_REUSED');
  });

  it('to a taken address answers the same and looks the same; only its owner is told', async () => {
    const hugo = 'hugo.petit@maison-verdier.example';
    const free = await change('free@example.org');
    await deliverMails(server);
    const taken = await change(hugo);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await newEmail()).toBe(hugo);
    const mails = await deliverMails(server);
    expect(mails).toMatchObject([{ to: hugo, html: expect.stringContaining('<html lang="fr"') }, { to: jonas }]);
    expect(mails[0]?.text).not.toContain('token=');
    expect(mails[0]?.text).toContain(`${server.url}/login`);
    await server.signIn(hugo);
    await forgetTries();
  });

  it('sends five mails an hour to one mailbox, whoever asks and however it is written', async () => {
    await deliverMails(server);
    await forgetTries();
    const lenas = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
    const statuses: number[] = [];
    for (const [index, by] of [token, lenas, token, lenas, token, lenas, token].entries()) {
      statuses.push((await change(`a.stranger+${index}@gmail.com`, demoPassword, by)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    await forgetTries();
    await deliverMails(server);
  });

  it('needs the password, and says at once what else is wrong', async () => {
    await server.call('cancelEmailChange', { token });
    const wrong = await change('x@example.org', 'wrong');
    expectProblem(wrong, 'VALIDATION_FAILED');
    expect(wrong.body.errors).toMatchObject([{ path: '/body/currentPassword', code: 'WRONG_PASSWORD' }]);
    const present = await change(jonas.toUpperCase());
    expectProblem(present, 'VALIDATION_FAILED');
    expect(present.body.errors).toMatchObject([{ path: '/body/email', code: 'INVALID_VALUE' }]);
    expect((await change(jonas, 'wrong')).body.errors).toMatchObject([
      { path: '/body/email', code: 'INVALID_VALUE' },
      { path: '/body/currentPassword', code: 'WRONG_PASSWORD' },
    ]);
    expect(await newEmail()).toBeNull();
    expect(await deliverMails(server)).toEqual([]);
    await forgetTries();
  });

  it('is refused where the account has no password', async () => {
    const email = 'erik.haugen@hydral-rolling.example';
    const eriks = await tokenOf(server, email);
    await server.database.executeSql('owner')(`update account set password_hash = null where email = '${email}'`);
    const { body } = await change('x@example.org', demoPassword, eriks);
    expect(body.errors).toMatchObject([{ path: '/body/currentPassword', code: 'WRONG_PASSWORD' }]);
  });

  it('refuses what is no address, a missing password, and nobody', async () => {
    expect((await change('no address')).body.errors).toMatchObject([{ path: '/body/email', code: 'INVALID_FORMAT' }]);
    const missing = await server.call('changeEmail', { token, body: { email: 'x@example.org' } });
    expect(missing.body.errors).toMatchObject([{ path: '/body/currentPassword', code: 'REQUIRED' }]);
    const body = { email: 'x@example.org', currentPassword: demoPassword };
    expectProblem(await server.call('changeEmail', { body }), 'UNAUTHENTICATED');
    const ended = await tokenOf(server, jonas);
    await server.call('endAllSessions', { token: ended });
    expectProblem(await server.call('changeEmail', { token: ended, body }), 'UNAUTHENTICATED');
    token = await tokenOf(server, jonas);
  });

  it('looks at ten tries of a user, however many come at once, and lets a colleague alone', async () => {
    await forgetTries();
    const answers = await Promise.all(Array.from({ length: 13 }, () => change('x@example.org', 'wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    const locked = await change('x@example.org');
    expectProblem(locked, 'TOO_MANY_REQUESTS');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(await newEmail()).toBeNull();
    const lenas = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
    expect((await change('lena@example.org', demoPassword, lenas)).status).toBe(202);
    await forgetTries();
  });
});

describe('cancelEmailChange', () => {
  it('keeps the address: the link has lapsed, even one that is not sent yet', async () => {
    await deliverMails(server);
    await change('cancelled@example.org');
    const [mail] = await deliverMails(server);
    await change('unsent@example.org');
    expect((await server.call('cancelEmailChange', { token })).status).toBe(204);
    expect(await newEmail()).toBeNull();
    expect(await linkState(linkToken(mail, '/verify-email'))).not.toBe('VALID');
    // That it was asked for is told all the same.
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([jonas]);
  });

  it('leaves the change of somebody else, can be repeated, and needs a session', async () => {
    const lenas = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
    await change('lena@example.org', demoPassword, lenas);
    expect((await server.call('cancelEmailChange', { token })).status).toBe(204);
    expect(await newEmail(lenas)).toBe('lena@example.org');
    expectProblem(await server.call('cancelEmailChange'), 'UNAUTHENTICATED');
  });
});
