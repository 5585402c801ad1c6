import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isUserGone } from '../../database/sql-error.ts';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { createKey } from '../../testing/api-keys.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { newPassword, registerCompany } from '../../testing/joining.ts';
import { addMember, tokenOf } from '../../testing/members.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '10000' } });

const organisation = 'Hydral Rolling AS';
let made = 0;
async function member(accessLevel: 'ADMIN' | 'EDITOR' = 'EDITOR') {
  made += 1;
  const email = `person-${made}@hydral-rolling.example`;
  await addMember(server, organisation, { email, firstName: 'Pia', lastName: `Person ${made}`, accessLevel });
  return { email, token: await tokenOf(server, email) };
}
const erase = (token: string, body: object = { currentPassword: demoPassword }) =>
  server.call('eraseOwnAccount', { token, body });
const statusOf = async (token: string) => (await server.call('getCurrentUser', { token })).status;

describe('eraseOwnAccount', () => {
  it('refuses a wrong or a missing password at its field, and changes nothing', async () => {
    const { token, email } = await member();
    for (const [body, code] of [
      [{ currentPassword: 'Not-the-password-1' }, 'WRONG_PASSWORD'],
      [{}, 'REQUIRED'],
      [{ email }, 'REQUIRED'],
    ] as const) {
      const refused = await erase(token, body);
      expectProblem(refused, 'VALIDATION_FAILED');
      expect(refused.body.errors).toMatchObject([{ path: '/body/currentPassword', code }]);
    }
    expectProblem(await erase(token, { currentPassword: demoPassword, reason: 'x' }), 'VALIDATION_FAILED');
    expect(await statusOf(token)).toBe(200);
  });

  it('takes the own address of whoever has no password, and no other', async () => {
    const { token, email } = await member();
    await server.database.asOwner((tx) =>
      sql`update account set password_hash = null where email = ${email}`.execute(tx),
    );
    for (const [body, code] of [
      [{ email: 'lena.brandt@nordic-kitchen.example' }, 'INVALID_VALUE'],
      [{ currentPassword: demoPassword }, 'REQUIRED'],
    ] as const) {
      const refused = await erase(token, body);
      expect(refused.body.errors).toMatchObject([{ path: '/body/email', code }]);
    }
    expect((await erase(token, { email: ` ${email.toUpperCase()}` })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
  });

  it('lets nobody guess for ever', async () => {
    const { token } = await member();
    for (let tried = 0; tried < 10; tried += 1) await erase(token, { currentPassword: 'Not-the-password-1' });
    expectProblem(await erase(token), 'TOO_MANY_REQUESTS');
    expect(await statusOf(token)).toBe(200);
  });

  it('needs a person who is signed in', async () => {
    expectProblem(await server.call('eraseOwnAccount', { body: {} }), 'UNAUTHENTICATED');
    const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
    const { secret } = await createKey(server, lena, ['READ']);
    expectProblem(await erase(secret), 'FORBIDDEN');
    expectProblem(await server.call('downloadPersonalData', { token: secret }), 'FORBIDDEN');
  });

  it('refuses the last ADMIN while others are there, and takes the last person of all', async () => {
    const { token } = await registerCompany(server, 'mara@alone.example', 'Alone');
    await addMember(server, 'Alone', {
      email: 'kim@alone.example',
      firstName: 'Kim',
      lastName: 'Berg',
      accessLevel: 'EDITOR',
    });
    const kim = await tokenOf(server, 'kim@alone.example');
    const { secret } = await createKey(server, token, ['READ']);
    const refused = await erase(token, { currentPassword: newPassword });
    expectProblem(refused, 'LAST_ADMIN');
    expect((await erase(kim)).status).toBe(204);
    expect((await server.call('getOrganisation', { token: secret })).status).toBe(200);
    expect((await erase(token, { currentPassword: newPassword })).status).toBe(204);
    // Nobody is left who could revoke it.
    expectProblem(await server.call('getOrganisation', { token: secret }), 'UNAUTHENTICATED');
  });

  it('lets the address begin anew, as anybody’s', async () => {
    const { token } = await registerCompany(server, 'mara@anew.example', 'Anew');
    expect((await erase(token, { currentPassword: newPassword })).status).toBe(204);
    const { token: second } = await registerCompany(server, 'mara@anew.example', 'Anew again');
    const { body } = await server.call('downloadPersonalData', { token: second });
    expect(body.profile).toMatchObject([{ organisation: 'Anew again' }]);
    expect(JSON.stringify(body)).not.toContain('Former user');
  });

  it('leaves an address alone that is somebody else’s by now', async () => {
    const { token, email } = await member();
    const { email: taken } = await member();
    await server.database.asOwner((tx) =>
      sql`insert into activity (organisation_id, actor_id, event, details)
          select organisation_id, id, 'EMAIL_CHANGED', jsonb_build_object('from', ${taken}::text, 'to', email)
            from organisation_user where email = ${email}`.execute(tx),
    );
    expect((await erase(token)).status).toBe(204);
    await expect(tokenOf(server, taken)).resolves.toBeDefined();
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ details: object }>`
        select details from activity where event = 'EMAIL_CHANGED' and details ->> 'from' = ${taken}`.execute(tx),
    );
    expect(rows).toEqual([{ details: { from: taken, to: expect.stringMatching(/@erased\.invalid$/) } }]);
  });
});

it('every row that goes with a user is known by its constraint, where a late call still writes one', async () => {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ constraint: string }>`
      select conname as constraint from pg_constraint where confrelid = 'organisation_user'::regclass and contype = 'f'`.execute(
      tx,
    ),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ constraint }) => !isUserGone({ code: '23503', constraint }))).toEqual([]);
  expect(isUserGone({ code: '23503', constraint: 'product_line_organisation_id_fkey' })).toBe(false);
  expect(isUserGone({ code: '23505', constraint: rows[0]?.constraint })).toBe(false);
});

const rounds = Array.from({ length: 4 }, (_, round) => [round + 1]);

describe('at once with', () => {
  it.each(rounds)('an ADMIN who removes the person, one of both happens (round %i)', async () => {
    const admin = await member('ADMIN');
    const person = await member();
    const answers = await Promise.all([
      erase(person.token),
      server.call('deleteAccounts', { token: admin.token, body: [person.email] }),
    ]);
    const [erased, removed] = answers.map(({ status }) => status);
    expect([erased, removed]).toSatisfy(([one, other]: number[]) =>
      one === 204 ? other === 404 : one === 401 && other === 204,
    );
    expect(await statusOf(person.token)).toBe(401);
  });

  it.each(rounds)('own writes, none of them fails for a reason of ours (round %i)', async () => {
    const { token } = await member();
    const profile = { firstName: 'Pia', lastName: 'Late', language: 'en' };
    const answers = await Promise.all([
      server.call('updateCurrentUser', { token, body: profile, headers: { 'idempotency-key': 'late' } }),
      erase(token),
      server.call('updateCurrentUser', { token, body: profile }),
      server.call('readNotifications', { token, body: { upTo: '9999999' } }),
      server.call('createProduct', { token, body: { name: 'Late', internalReference: crypto.randomUUID() } }),
      server.call('changeEmail', { token, body: { email: 'late@x.example', currentPassword: demoPassword } }),
      server.call('downloadPersonalData', { token }).catch(() => ({ status: 200 })),
    ]);
    expect(answers[1]?.status).toBe(204);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await server.database.asOwner((tx) =>
      sql`select name from actor where name like 'Pia Late%'`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  it.each(rounds)('another ADMIN of two who goes too, both go or one stays ADMIN (round %i)', async (round) => {
    const name = `Pair ${round}`;
    const email = `mara@pair-${round}.example`;
    const { token } = await registerCompany(server, email, name);
    const second = { email: `kim@pair-${round}.example`, firstName: 'Kim', lastName: 'Berg' };
    await addMember(server, name, { ...second, accessLevel: 'ADMIN' });
    const kim = await tokenOf(server, second.email);
    const answers = await Promise.all([erase(token, { currentPassword: newPassword }), erase(kim)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });
});
