import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct } from '../../testing/exchange.ts';
import { sessionOf } from '../../testing/plan-nodes.ts';
import { logOf } from './testing/logged.ts';

let lena: string;
let jonas: string;
let ingrid: string;
let lenaId: string;
let jonasId: string;

const server = await serverOfFile();
beforeAll(async () => {
  const tokenOf = async (email: string) => (await server.signIn(email)).access_token;
  lena = await tokenOf('lena.brandt@nordic-kitchen.example');
  jonas = await tokenOf('jonas.weber@nordic-kitchen.example');
  ingrid = await tokenOf('ingrid.solberg@hydral-rolling.example');
  await server.database.asOwner((tx) => tx.deleteFrom('activity').execute());
  const idOf = async (token: string) => String((await server.call('getCurrentUser', { token })).body.id);
  [lenaId, jonasId] = [await idOf(lena), await idOf(jonas)];
  await createProduct(server, lena, { name: 'First' });
  await createProduct(server, jonas, { name: 'Second' });
  await server.call('updateOrganisation', { token: lena, body: { name: 'Nordic Kitchen', remindersEnabled: false } });
  await createProduct(server, ingrid, { name: 'Theirs' });
});

const found = async (query: Record<string, string>) => (await logOf(server, lena, query)).map(({ event }) => event);

describe('listActivities', () => {
  it('says who did what, the newest first', async () => {
    const [newest, second, first, ...others] = await logOf(server, lena);
    expect(newest).toMatchObject({ event: 'ORGANISATION_CHANGED', details: { reminders: 'OFF' } });
    expect(second).toEqual({
      id: expect.any(String),
      event: 'PRODUCTS_CREATED',
      actor: { id: jonasId, name: 'Jonas Weber', isKey: false },
      details: { count: '1', product: 'Second' },
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(first?.actor).toEqual({ id: lenaId, name: 'Lena Brandt', isKey: false });
    expect(others).toEqual([]);
  });

  it('tells an API key from a person', async () => {
    const id = randomUUID();
    await server.database.asOwner(async (tx) => {
      const { organisation_id } = await tx
        .selectFrom('organisation_user')
        .select('organisation_id')
        .where('id', '=', lenaId)
        .executeTakeFirstOrThrow();
      await sql`
        insert into api_key (id, organisation_id, name, hash, hint, scopes, created_by)
        values (${id}, ${organisation_id}, 'Warehouse', 'a hash', '1234', '{READ}', ${lenaId})`.execute(tx);
      await sql`
        insert into activity (organisation_id, actor_id, event, details)
        values (${organisation_id}, ${id}, 'DATA_EXPORTED', '{"file": "PURCHASED"}')`.execute(tx);
    });
    expect((await logOf(server, lena, { actorIds: id }))[0]?.actor).toEqual({ id, name: 'Warehouse', isKey: true });
    await server.database.asOwner((tx) => tx.deleteFrom('activity').where('actor_id', '=', id).execute());
  });

  it('is narrowed by events, people and days', async () => {
    expect(await found({ event: 'PRODUCTS_CREATED' })).toHaveLength(2);
    expect(await found({ event: 'PRODUCTS_CREATED,ORGANISATION_CHANGED' })).toHaveLength(3);
    expect(await found({ event: 'USER_REMOVED' })).toEqual([]);
    expect(await found({ actorIds: jonasId })).toEqual(['PRODUCTS_CREATED']);
    expect(await found({ actorIds: `${jonasId},${lenaId}`, event: 'ORGANISATION_CHANGED' })).toHaveLength(1);
    const today = new Date().toISOString().slice(0, 10);
    expect(await found({ from: today, to: today })).toHaveLength(3);
    expect(await found({ from: '2199-01-01' })).toEqual([]);
    expect(await found({ to: '2001-01-01', event: 'PRODUCTS_CREATED' })).toEqual([]);
  });

  it('comes in pages', async () => {
    const all = await logOf(server, lena);
    const pages = await Promise.all(
      ['0', '1', '2'].map((pageNumber) => logOf(server, lena, { pageNumber, limit: '1' })),
    );
    expect(pages.flat()).toEqual(all);
    const { body } = await server.call('listActivities', {
      token: lena,
      query: { limit: '1', event: 'PRODUCTS_CREATED' },
    });
    expect(body.metadata).toEqual({ count: 2 });
    expectProblem(
      await server.call('listActivities', { token: lena, query: { pageNumber: '100', limit: '100' } }),
      'PAGE_TOO_DEEP',
    );
  });

  it('refuses what is no event, no id and no day', async () => {
    for (const [name, value] of [
      ['event', 'SLEPT'],
      ['actorIds', 'lena'],
      ['from', 'yesterday'],
    ] as const) {
      const refused = await server.call('listActivities', { token: lena, query: { [name]: value } });
      expectProblem(refused, 'VALIDATION_FAILED');
      expect(refused.body.errors).toMatchObject([{ path: expect.stringMatching(`^/query/${name}`) }]);
    }
  });

  it('is for ADMIN alone, of one organisation', async () => {
    expectProblem(await server.call('listActivities'), 'UNAUTHENTICATED');
    expectProblem(await server.call('downloadActivities'), 'UNAUTHENTICATED');
    expectProblem(await server.call('listActivities', { token: jonas }), 'FORBIDDEN');
    expectProblem(await server.call('downloadActivities', { token: jonas }), 'FORBIDDEN');
    expect((await logOf(server, ingrid)).map(({ details }) => details.product)).toEqual(['Theirs']);
    expect(await logOf(server, ingrid, { actorIds: lenaId })).toEqual([]);
  });
});

describe('the log', () => {
  it('cannot be changed or emptied by the application', async () => {
    const asLena = (statement: string) =>
      server.database.write(sessionOf(lena), (tx) => sql.raw(statement).execute(tx));
    await expect(asLena(`update activity set event = 'USER_JOINED'`)).rejects.toMatchObject({ code: '42501' });
    await expect(asLena('delete from activity')).rejects.toMatchObject({ code: '42501' });
    await expect(
      asLena(
        `insert into activity (organisation_id, event, created_at) values (current_organisation(), 'USER_JOINED', '2001-01-01')`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await logOf(server, lena)).toHaveLength(3);
  });

  it('keeps the name of whoever is gone', async () => {
    const { status } = await server.call('deleteAccounts', {
      token: lena,
      body: ['jonas.weber@nordic-kitchen.example'],
    });
    expect(status).toBe(204);
    const [removed] = await logOf(server, lena, { event: 'USER_REMOVED' });
    expect(removed).toMatchObject({ actor: { name: 'Lena Brandt' }, details: { name: 'Jonas Weber' } });
    const [byJonas] = await logOf(server, lena, { actorIds: jonasId });
    expect(byJonas?.actor).toEqual({ id: jonasId, name: 'Jonas Weber', isKey: false });
  });
});
