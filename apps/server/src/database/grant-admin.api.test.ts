import { expect, it } from 'vitest';
import { serverForThisTest } from '../testing/test-server.ts';
import { grantAdmin } from './grant-admin.ts';

it('makes a verified user ADMIN from the next request on, and says who', async () => {
  const server = await serverForThisTest();
  const { access_token: token } = await server.signIn('jonas.weber@nordic-kitchen.example');
  const rename = () => server.call('updateOrganisation', { token, body: { name: 'Nordic Kitchen' } });
  expect((await rename()).status).toBe(403);
  expect(await grantAdmin(server.database, 'jonas.weber@nordic-kitchen.example')).toBe('Jonas Weber');
  expect((await rename()).status).toBe(200);
  expect(await grantAdmin(server.database, 'nobody@nordic-kitchen.example')).toBeUndefined();
  const history = await server.database.asOwner((tx) =>
    tx.selectFrom('activity').select(['event', 'actor_id', 'details']).execute(),
  );
  expect(history).toEqual([
    { event: 'ACCESS_LEVEL_CHANGED', actor_id: null, details: expect.objectContaining({ to: 'ADMIN' }) },
  ]);
});
