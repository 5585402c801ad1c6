import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { fillTurns } from '../../testing/fill-turns.ts';
import { attempt, guessedServerOfFile, newAddress } from './testing/guesses.ts';

const server = await guessedServerOfFile();

const asOwner = (statement: string) => server.database.asOwner((tx) => sql.raw(statement).execute(tx));
const status = async (...given: Parameters<typeof attempt> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await attempt(server, ...given)).status;
const wrong = { password: 'wrong' };
const guess = (email: string, from: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => status(email, from, wrong)));

describe('guessing a password', () => {
  it('locks the e-mail after ten failures, for the /24 or /64 they came from and for nobody else', async () => {
    const email = 'hugo.petit@maison-verdier.example';
    for (const [guesser, neighbour, elsewhere] of [
      ['203.0.113.7', '203.0.113.200', '203.0.114.7'],
      ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7'],
      ['::ffff:192.0.2.7', '192.0.2.9', '::ffff:198.51.100.7'],
    ] as const) {
      const statuses = await guess(email, guesser, 15);
      expect(statuses.filter((each) => each === 401)).toHaveLength(10);
      const locked = await attempt(server, email, guesser);
      expectProblem(locked, 'TOO_MANY_REQUESTS');
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(await status(email, neighbour)).toBe(429);
      expect(await status(email, elsewhere)).toBe(200);
      // Who is locked out of one account can sign in to their own.
      expect(await status('lena.brandt@nordic-kitchen.example', guesser)).toBe(200);
    }
    await asOwner("update rate_limit set resets_at = now() where bucket = 'failed-sign-ins'");
    expect(await status(email, '203.0.113.7')).toBe(200);
  });

  it('leaves the owner alone who is where they always are, however many guess, and their sessions', async () => {
    const email = 'camille.laurent@maison-verdier.example';
    const office = newAddress();
    const { body } = await attempt(server, email, office);
    const token = String(body.access_token);
    for (let network = 0; network < 10; network += 1) {
      expect(new Set(await guess(email, newAddress(), 10))).toEqual(new Set([401]));
    }
    // Not even signing in gives the others a hundred guesses more.
    for (let time = 0; time < 3; time += 1) expect(await status(email, office)).toBe(200);
    expectProblem(await attempt(server, email, newAddress(), wrong), 'SIGN_IN_CODE_REQUIRED');
    expectProblem(await attempt(server, email, newAddress()), 'SIGN_IN_CODE_REQUIRED');
    expectProblem(await attempt(server, email, office, wrong), 'INVALID_CREDENTIALS');
    expect(await status(email, office)).toBe(200);
    expect((await server.call('getCurrentUser', { token })).status).toBe(200);
    await asOwner("update rate_limit set resets_at = now() where bucket = 'failed-sign-ins-of-email'");
    expect(await status(email, newAddress())).toBe(200);
  });

  it('counts nothing where nobody looked at the password', async () => {
    const email = 'sara.lindholm@lindholm-plastics.example';
    const from = newAddress();
    const free = fillTurns();
    onTestFinished(free);
    // Fewer at once than are looked at, and together more.
    for (let time = 0; time < 3; time += 1) expect(new Set(await guess(email, from, 8))).toEqual(new Set([503]));
    await free();
    expect(await status(email, from)).toBe(200);
  });

  it('is remembered without any address, of twenty networks, and for half a year', async () => {
    const email = 'ingrid.solberg@hydral-rolling.example';
    const ofAccount = `account_id = (select id from account where email = '${email}')`;
    const kept = async () => (await asOwner(`select * from sign_in_network where ${ofAccount}`)).rows;
    const [first, ...others] = Array.from({ length: 22 }, newAddress);
    expect(await status(email, String(first))).toBe(200);
    const [only] = (await kept()) as { id: string }[];
    for (const from of others) expect(await status(email, from)).toBe(200);
    const rows = (await kept()) as { id: string }[];
    expect(rows).toHaveLength(20);
    expect(rows.map(({ id }) => id)).not.toContain(only?.id);
    expect(JSON.stringify(rows)).not.toMatch(/198\.18/);
    // Somebody else's of the same network looks different.
    expect(await status('lena.brandt@nordic-kitchen.example', String(others[0]))).toBe(200);
    const { rows: shared } = await asOwner('select 1 from sign_in_network group by network having count(*) > 1');
    expect(shared).toEqual([]);
    await asOwner(`update sign_in_network set last_used_at = now() - interval '181 days' where id = '${rows[0]?.id}'`);
    const never = { activityDays: 0, notificationDays: 0, trackingDays: 0, capturedMailDays: 0, sessionDays: 0 };
    await cleanUp(server.database, never);
    expect(await kept()).toHaveLength(19);
  });
});

describe('a password that changes while it is checked', () => {
  it('opens no session: the change has ended those that there were', async () => {
    const email = 'jonas.weber@nordic-kitchen.example';
    const { body } = await attempt(server, email, newAddress());
    const letGo = fillTurns(2);
    onTestFinished(letGo);
    const admitted = async () =>
      (await asOwner("select sum(used)::integer as used from rate_limit where bucket = 'sign-ins'")).rows;
    const before = await admitted();
    const late = attempt(server, email, newAddress());
    await vi.waitFor(async () => expect(await admitted()).not.toEqual(before));
    await asOwner(`update account set password_hash = 'another' where email = '${email}'`);
    await letGo();
    expectProblem(await late, 'INVALID_CREDENTIALS');
    const { body: overview } = await server.call('getSignInOverview', { token: String(body.access_token) });
    expect(overview.sessions).toHaveLength(1);
  });
});
