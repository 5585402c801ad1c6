import { createHook } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { deliverMails, linkToken } from '../../testing/deliver-mails.ts';
import { fillTurns } from '../../testing/fill-turns.ts';
import { createAccount, mailTo, newPassword, registerCompany } from '../../testing/joining.ts';
import { addMember } from '../../testing/members.ts';
import type { Answer } from '../../testing/test-server.ts';
import { attempt, beset, guessedServerOfFile, newAddress, sentCodes } from './testing/guesses.ts';

const server = await guessedServerOfFile();

const asOwner = (statement: string) => server.database.asOwner((tx) => sql.raw(statement).execute(tx));
let people = 0;
/** Somebody whose account many have guessed at, and who has never signed in. */
async function besetPerson(): Promise<string> {
  people += 1;
  const email = `person-${people}@hydral-rolling.example`;
  await addMember(server, 'Hydral Rolling AS', { email, firstName: 'Pia', lastName: 'P', accessLevel: 'EDITOR' });
  await beset(server, email);
  return email;
}
/** A code that somebody with the right password was sent. */
async function codeFor(email: string, from: string): Promise<string> {
  expectProblem(await attempt(server, email, from), 'SIGN_IN_CODE_REQUIRED');
  const [code] = await sentCodes(server, email);
  return String(code);
}
const otherThan = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0');
const refusedCode = (answer: Answer) => {
  expectProblem(answer, 'SIGN_IN_CODE_REQUIRED');
  expect(answer.body.errors).toMatchObject([{ path: '/body/code', code: 'INVALID_VALUE' }]);
};

describe('signing in to an account that many guess at, from where nobody ever did', () => {
  it('needs the code that is mailed, which makes the network a known one', async () => {
    const email = await besetPerson();
    const from = newAddress();
    const code = await codeFor(email, from);
    expect(code).toMatch(/^[0-9]{8}$/);
    refusedCode(await attempt(server, email, from, { code: otherThan(code) }));
    const { status, body } = await attempt(server, email, from, { code });
    expect([status, body.token_type]).toEqual([200, 'Bearer']);
    expect((await attempt(server, email, from)).status).toBe(200);
    expect((await attempt(server, email, from, { code: otherThan(code) })).status).toBe(200);
    // Elsewhere it starts from the beginning.
    expectProblem(await attempt(server, email, newAddress()), 'SIGN_IN_CODE_REQUIRED');
  });

  it('takes a code once, also of several at once', async () => {
    const email = await besetPerson();
    const from = newAddress();
    const code = await codeFor(email, from);
    await asOwner("delete from rate_limit where bucket = 'failed-sign-ins'");
    // Nobody's password is looked at before all of them are there: to a known network it would be no race.
    const free = fillTurns(2);
    onTestFinished(free);
    const racing = Array.from({ length: 4 }, () => attempt(server, email, from, { code }));
    await expect
      .poll(async () => (await asOwner("select used from rate_limit where bucket = 'failed-sign-ins'")).rows)
      .toEqual([{ used: 4 }]);
    await free();
    const answers = await Promise.all(racing);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    await asOwner('delete from sign_in_network');
    refusedCode(await attempt(server, email, from, { code }));
  });

  it('takes it from where it was asked for, within ten minutes, in five tries, and only the newest', async () => {
    const email = await besetPerson();
    const [from, elsewhere] = [newAddress(), newAddress()];
    const code = await codeFor(email, from);
    refusedCode(await attempt(server, email, elsewhere, { code }));
    refusedCode(await attempt(server, email, from, { code, password: 'wrong' }));
    const newer = await codeFor(email, from);
    expect(newer).not.toBe(code);
    refusedCode(await attempt(server, email, from, { code }));
    const { rows } = await asOwner(
      'select extract(epoch from max(expires_at - now()))::integer as seconds from sign_in_code',
    );
    const { seconds } = rows[0] as { seconds: number };
    expect([seconds > 500, seconds <= 600]).toEqual([true, true]);
    await asOwner('update sign_in_code set expires_at = now()');
    refusedCode(await attempt(server, email, from, { code: newer }));

    const tried = newAddress();
    const good = await codeFor(email, tried);
    for (let time = 0; time < 5; time += 1) {
      refusedCode(await attempt(server, email, tried, { code: otherThan(good) }));
    }
    refusedCode(await attempt(server, email, tried, { code: good }));
    expect((await attempt(server, email, tried, { code: await codeFor(email, tried) })).status).toBe(200);
  });

  it('tells nobody whether the password was right or the account exists, by answer, hashes or jobs', async () => {
    const email = await besetPerson();
    const nobody = 'nobody@hydral-rolling.example';
    const unverified = 'unverified@newcomer.example';
    await createAccount(server, unverified);
    await Promise.all([nobody, unverified].map((each) => beset(server, each)));
    await deliverMails(server);
    const cases = [
      [email, demoPassword],
      [email, 'wrong'],
      [nobody, demoPassword],
      [unverified, newPassword],
    ] as const;
    for (const code of [undefined, '12345678']) {
      const seen = [];
      for (const [who, password] of cases) {
        let hashes = 0;
        const hook = createHook({
          init: (_id, type) => {
            if (type === 'ARGON2REQUEST') hashes += 1;
          },
        }).enable();
        const answer = await attempt(server, who, newAddress(), { password, ...(code ? { code } : {}) });
        hook.disable();
        const { rows: jobs } = await asOwner("select data - 'codeId' as data from pgboss.job where name = 'mail'");
        const mailed = (await deliverMails(server)).map(({ to }) => to);
        expect(mailed).toEqual(who === email && password === demoPassword && !code ? [email] : []);
        const { instance: _, ...body } = answer.body;
        const headers = [...answer.headers.keys()].toSorted();
        seen.push({ status: answer.status, body, headers, hashes, jobs });
      }
      expect(seen[0]).toMatchObject({
        status: 401,
        hashes: 1,
        jobs: code ? [] : [{ data: { template: 'signInCode' } }],
      });
      for (const each of seen) expect(each).toEqual(seen[0]);
    }
  });

  it('sends five codes an hour to one network and twenty for an account, and says nothing of it', async () => {
    const email = await besetPerson();
    const from = newAddress();
    for (let time = 0; time < 7; time += 1) expectProblem(await attempt(server, email, from), 'SIGN_IN_CODE_REQUIRED');
    // Of several that wait, the newest counts.
    expect(await sentCodes(server, email)).toHaveLength(1);
    const sent = [];
    for (let time = 0; time < 18; time += 1) {
      expectProblem(await attempt(server, email, newAddress()), 'SIGN_IN_CODE_REQUIRED');
      sent.push(...(await sentCodes(server, email)));
    }
    expect(sent).toHaveLength(13);
  });

  it('refuses what is no code, and takes no notice of one that it did not ask for', async () => {
    const email = 'luca.pichler@vetro-adige.example';
    for (const code of ['', '1234567', '123456789', '1234 5678', 'abcdefgh', '１２３４５６７８']) {
      const refused = await attempt(server, email, newAddress(), { code });
      expectProblem(refused, 'VALIDATION_FAILED');
      expect(refused.body.errors).toMatchObject([{ path: '/body/code' }]);
    }
    expect((await attempt(server, email, newAddress(), { code: '12345678' })).status).toBe(200);
    expectProblem(
      await attempt(server, email, newAddress(), { code: '12345678', password: 'wrong' }),
      'INVALID_CREDENTIALS',
    );
  });

  it('needs none of whoever has followed a link of a mail', async () => {
    const email = await besetPerson();
    const from = newAddress();
    const headers = { 'x-forwarded-for': from };
    await server.call('requestPasswordReset', { body: { email }, headers });
    const token = linkToken(await mailTo(server, email), '/password-reset');
    expect((await server.call('setPassword', { body: { token, password: newPassword }, headers })).status).toBe(204);
    expect((await attempt(server, email, from, { password: newPassword })).status).toBe(200);
    expectProblem(await attempt(server, email, newAddress(), { password: newPassword }), 'SIGN_IN_CODE_REQUIRED');

    const newcomer = 'new@verified.example';
    await createAccount(server, newcomer);
    const link = linkToken(await mailTo(server, newcomer), '/verify-email');
    await beset(server, newcomer);
    const verified = await server.call('verifyEmail', { body: { token: link, password: newPassword }, headers });
    expect(verified.status).toBe(200);
  });

  it('keeps nothing of an account that is erased', async () => {
    const email = 'owner@leaving.example';
    const { token } = await registerCompany(server, email, 'Leaving');
    await beset(server, email);
    expectProblem(await attempt(server, email, newAddress(), { password: newPassword }), 'SIGN_IN_CODE_REQUIRED');
    const { rows } = await asOwner(`select id from account where email = '${email}'`);
    const { id } = rows[0] as { id: string };
    const kept = async () => {
      const found = await asOwner(`select 'network' as kept from sign_in_network where account_id = '${id}'
        union all select 'code' from sign_in_code where account_id = '${id}'`);
      return found.rows.map((row) => (row as { kept: string }).kept);
    };
    expect(await kept()).toEqual(['network', 'code']);
    const erased = await server.call('eraseOwnAccount', { token, body: { currentPassword: newPassword } });
    expect(erased.status).toBe(204);
    expect(await kept()).toEqual([]);
    // A mail that waited is not sent any more.
    expect((await deliverMails(server)).filter(({ subject }) => subject.includes('code'))).toEqual([]);
  });
});
