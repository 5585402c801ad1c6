import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asOwner } from '../../testing/answering.ts';
import { createKey } from '../../testing/api-keys.ts';
import { serverForThisTest } from '../../testing/test-server.ts';

it('what used a key last, allowed or not, is known after a stop', async () => {
  const server = await serverForThisTest();
  const lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  const [read, refused] = [await createKey(server, lena, ['READ']), await createKey(server, lena, ['PRODUCTS'])];
  const unused = await createKey(server, lena, ['READ'], { name: 'Unused' });
  const before = Math.floor(Date.now() / 60_000) * 60_000;
  expect((await server.call('getOrganisation', { token: read.secret })).status).toBe(200);
  expect((await server.call('getOrganisation', { token: refused.secret })).status).toBe(403);
  await server.app.http.close();
  const rows = await asOwner(
    server,
    sql<{ id: string; last_used_at: Date | null }>`select id, last_used_at from api_key`,
  );
  const usedAt = new Map(rows.map(({ id, last_used_at }) => [id, last_used_at?.getTime()]));
  for (const { id } of [read, refused]) {
    expect(usedAt.get(id)).toBeGreaterThanOrEqual(before);
    expect((usedAt.get(id) ?? 0) % 60_000).toBe(0);
  }
  expect(usedAt.get(unused.id)).toBeUndefined();
});
