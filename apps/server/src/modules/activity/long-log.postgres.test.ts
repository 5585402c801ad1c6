import { type Compilable, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Queries } from '../../database/database.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { nodesOfPlan } from '../../testing/plan-nodes.ts';
import { type ActivityFilter, countActivities, selectActivities, selectBatch } from './activity.queries.ts';

const made = 10_400;
let token: string;
let rarely: string;

const server = await serverOfFile();
beforeAll(async () => {
  const { organisation_id, id } = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['organisation_id', 'id'])
      .where('first_name', '=', 'Lena')
      .executeTakeFirstOrThrow(),
  );
  rarely = await server.database.asOwner(async (tx) => {
    const other = await tx
      .selectFrom('organisation_user')
      .select('id')
      .where('first_name', '=', 'Jonas')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('activity').execute();
    await sql`
      insert into activity (organisation_id, actor_id, event, details, created_at)
      select ${organisation_id}, case when n % 1000 = 0 then ${other.id}::uuid else ${id}::uuid end,
             case when n % 2000 = 0 then 'USER_REMOVED' else 'PRODUCT_CHANGED' end, '{"count": "1"}', now() - make_interval(mins => n)
        from generate_series(1, ${made}::integer) n`.execute(tx);
    await sql`analyze activity`.execute(tx);
    return other.id;
  });
  token = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
});

const nodesOf = (query: (db: Queries) => Compilable) => nodesOfPlan(server, token, query);
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
  const filter = { actorIds: [rarely] };
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
  expect(await count({ actorIds: rarely })).toEqual({ count: 10 });
});
