import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../database/database.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { demoMembers, tokenOf } from '../../testing/members.ts';
import { plansOf } from '../../testing/plan-nodes.ts';
import { type ActivityFilter, countActivities, selectActivities, selectBatch } from './activity.queries.ts';

const made = 10_400;

const server = await serverOfFile();
const [often, rarely] = await demoMembers(server, 'Lena', 'Jonas');
const token = await tokenOf(server, often.email);
const nodesOf = plansOf(server, token);
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('activity').execute();
    await sql`
      insert into activity (organisation_id, actor_id, event, details, created_at)
      select ${often.organisationId}, case when n % 1000 = 0 then ${rarely.userId}::uuid else ${often.userId}::uuid end,
             case when n % 2000 = 0 then 'USER_REMOVED' else 'PRODUCT_CHANGED' end, '{"count": "1"}', now() - make_interval(mins => n)
        from generate_series(1, ${made}::integer) n`.execute(tx);
    await sql`analyze activity`.execute(tx);
  });
});

const page = { limit: 10, offset: 0 };

it.each<[string, ActivityFilter]>([
  ['activity_age_index', {}],
  ['activity_age_index', { from: '2031-01-01' }],
  ['activity_event_index', { event: ['USER_REMOVED'] }],
  ['activity_event_index', { event: ['USER_REMOVED', 'USER_INVITED'] }],
])('is read and counted by %s for %j', async (index, filter) => {
  const nodes = await nodesOf((db) => selectActivities(db, filter, page));
  expect(nodes).toContain(index);
  // Names and keys are looked up for the entries of the page alone.
  expect(nodes).toContain('activity_pkey');
  expect(nodes).toContain('actor_pkey');
  expect(nodes.join()).toContain('api_key_');
  expect(nodes).not.toContain('Seq Scan');
  const counted = await nodesOf((db) => countActivities(db, filter));
  expect(counted).toContain(index);
  expect(counted.join()).not.toMatch(/Seq Scan|actor_pkey|api_key/);
});

it('finds what somebody did by an index, and batches of a file too', async () => {
  const filter = { actorIds: [rarely.userId] };
  for (const query of [
    (db: Queries) => selectActivities(db, filter, page),
    (db: Queries) => countActivities(db, filter),
    (db: Queries) => selectBatch(db, { filter, after: undefined, size: 1000 }),
  ]) {
    const nodes = await nodesOf(query);
    expect(nodes).toContain('activity_actor_index');
    expect(nodes).not.toContain('Seq Scan');
  }
});

it('is counted to ten thousand', async () => {
  const count = async (query: Record<string, string>) =>
    (await server.call('listActivities', { token, query: { ...query, limit: '1' } })).body.metadata;
  expect(await count({})).toEqual({ count: 10_000, more: true });
  expect(await count({ event: 'PRODUCT_CHANGED' })).toEqual({ count: 10_000, more: true });
  expect(await count({ event: 'USER_REMOVED' })).toEqual({ count: 5 });
  expect(await count({ actorIds: rarely.userId })).toEqual({ count: 10 });
});
