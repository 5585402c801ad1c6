import { sql } from 'kysely';
import { expect, it } from 'vitest';
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
