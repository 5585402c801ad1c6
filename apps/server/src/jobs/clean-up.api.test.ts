import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deliverMails } from '../testing/deliver-mails.ts';
import { beginRegistration, createAccount, person } from '../testing/joining.ts';
import { serverForThisTest } from '../testing/test-server.ts';
import { cleanUp } from './clean-up.ts';

it('forgets what has had its time and nothing else', async () => {
  const server = await serverForThisTest();
  const lapsed = await server.signIn('lena.brandt@nordic-kitchen.example');
  const live = await server.signIn('jonas.weber@nordic-kitchen.example');
  await server.call('updateCurrentUser', {
    token: live.access_token,
    headers: { 'idempotency-key': 'kept' },
    body: { firstName: 'Jonas', lastName: 'Weber', language: 'de' },
  });
  await server.database.asOwner((tx) =>
    sql`update session set expires_at = now() - interval '2 days' where user_id = (select id from organisation_user where first_name = 'Lena')`.execute(
      tx,
    ),
  );
  await server.database.asOwner((tx) =>
    sql`update rate_limit set resets_at = now() - interval '1 second' where bucket = 'sign-ins'`.execute(tx),
  );
  await cleanUp(server.database);
  const { rows } = await server.database.asOwner((tx) =>
    sql<
      Record<string, number>
    >`select (select count(*)::integer from session) as sessions, (select count(*)::integer from rate_limit) as limits,
      (select count(*)::integer from idempotency_key) as keys`.execute(tx),
  );
  expect(rows).toEqual([{ sessions: 1, limits: 0, keys: 1 }]);
  expect((await server.call('getOrganisation', { token: live.access_token })).status).toBe(200);
  expect((await server.call('getOrganisation', { token: lapsed.access_token })).status).toBe(401);
});

it('forgets accounts that nobody finished and links long lapsed, but none that waits for an answer', async () => {
  const server = await serverForThisTest();
  const waiting = await beginRegistration(server, 'waiting@nordic-kitchen.example');
  const { body } = await server.call('getRegistration', { body: { registrationToken: waiting } });
  const [organisation] = body.organisations as { id: string }[];
  await server.call('requestAccess', {
    body: { registrationToken: waiting, organisationId: organisation?.id, ...person },
  });
  await createAccount(server, 'given-up@example.org');
  await createAccount(server, 'just-begun@example.org');
  await deliverMails(server);
  await server.database.asOwner(async (tx) => {
    await sql`update account set created_at = now() - interval '31 days' where email <> 'just-begun@example.org'`.execute(
      tx,
    );
    await sql`update link_token set expires_at = now() - interval '31 days' where purpose = 'EMAIL_VERIFICATION'`.execute(
      tx,
    );
  });
  await cleanUp(server.database);
  const left = await server.database.asOwner(async (tx) => ({
    accounts: await tx.selectFrom('account').select('email').where('email', 'not like', '%.%@%').execute(),
    links: await tx.selectFrom('link_token').select('purpose').distinct().execute(),
  }));
  expect(left.accounts.map(({ email }) => email).toSorted()).toEqual([
    'just-begun@example.org',
    'waiting@nordic-kitchen.example',
  ]);
  expect(left.links).toEqual([{ purpose: 'ACCESS_REQUEST' }]);
  await expect(server.signIn('lena.brandt@nordic-kitchen.example')).resolves.toBeDefined();
});
