import { CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { done, serverOfFile } from '../../testing/api-test.ts';
import { createProduct, registeredSupplier } from '../../testing/exchange.ts';
import { addMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { selectStates } from './notifications.queries.ts';

let lena: Awaited<ReturnType<TestServer['signIn']>>;
let supplier: { id: string; token: string };

const server = await serverOfFile();
beforeAll(async () => {
  lena = await server.signIn('lena.brandt@nordic-kitchen.example');
  supplier = await registeredSupplier(server, lena.access_token, 'contact@steel-works.example', 'Steel Works');
  const product = await createProduct(server, lena.access_token);
  const body = { supplierId: supplier.id, productIds: [product.id] };
  const { status } = await server.call('createEmissionRequest', { token: lena.access_token, body });
  expect(status).toBe(201);
});

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

const states = (...credentials: string[]) => server.database.withoutOrganisation((tx) => selectStates(tx, credentials));

describe('the states of many sessions', () => {
  it('are each what its own call would read, and nothing of another organisation', async () => {
    const [own, other] = [sessionOf(supplier.token), sessionOf(lena.access_token)];
    const listed = await Promise.all(
      [supplier.token, lena.access_token].map(async (token) => {
        const { body } = await server.call('listNotifications', { token });
        return body as { data: { id: string }[]; metadata: { unread: number } };
      }),
    );
    const expected = [own, other].map((credential, index) => ({
      credential,
      unread: listed[index]?.metadata.unread,
      latest_id: listed[index]?.data[0]?.id ?? null,
    }));
    expect(expected[0]).toMatchObject({ unread: 1 });
    expect(await states(own, other)).toEqual(expected);
    expect(await states(other, own)).toEqual(expected.toReversed());
  });

  it('leave out a session that is over or never was, and go on with the others', async () => {
    const ended = await server.signIn('lena.brandt@nordic-kitchen.example');
    await server.call('logoutUser', { body: { refresh_token: ended.refresh_token } });
    const never = '00000000-0000-4000-8000-000000000000';
    const [own, other] = [sessionOf(supplier.token), sessionOf(lena.access_token)];
    const found = await states(own, sessionOf(ended.access_token), never, other);
    expect(found.map(({ credential }) => credential)).toEqual([own, other]);
    expect(await states(never)).toEqual([]);
    expect(await states()).toEqual([]);
  });

  it.each([
    ['has lapsed', 'update session set expires_at = now() where id = $1::uuid'],
    ['was ended', 'update session set ended_at = now() where id = $1::uuid'],
    [
      'is of a suspended organisation',
      "insert into organisation_suspension (organisation_id, reason) select organisation_id, 'Unpaid' from session where id = $1::uuid",
    ],
    [
      'is of a demo that is refused',
      'insert into demo_organisation (organisation_id, refused) select organisation_id, true from session where id = $1::uuid on conflict (organisation_id) do update set refused = true',
    ],
  ])('leave out one that %s, as its own call would be refused', async (_, statement) => {
    const [own, other] = [sessionOf(supplier.token), sessionOf(lena.access_token)];
    const seen = await server.database
      .asOwner(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw(statement, [own]));
        const states = await selectStates(tx, [own, other]);
        const refused = await sql`select begin_request(${own})`.execute(tx).then(
          () => false,
          () => true,
        );
        throw { refused, states: states.map(({ credential }) => credential) };
      })
      .catch((thrown: unknown) => thrown);
    expect(seen).toEqual({ refused: true, states: [other] });
  });

  it('count what each has read, for people of one organisation', async () => {
    await addMember(server, 'Steel Works', {
      email: 'second@steel-works.example',
      firstName: 'Second',
      lastName: 'Smith',
      accessLevel: 'EDITOR',
    });
    const second = await server.signIn('second@steel-works.example');
    const product = await createProduct(server, lena.access_token);
    const body = { supplierId: supplier.id, productIds: [product.id] };
    await done(server.call('createEmissionRequest', { token: lena.access_token, body }));
    const both = [sessionOf(supplier.token), sessionOf(second.access_token)];
    const unreadOf = async () => (await states(...both)).map(({ unread }) => unread);
    // Whoever joins has nothing to catch up on.
    expect(await unreadOf()).toEqual([2, 1]);
    const { body: list } = await server.call('listNotifications', { token: second.access_token });
    const [newest] = (list as { data: { id: string }[] }).data;
    await done(server.call('readNotifications', { token: second.access_token, body: { ids: [newest?.id] } }));
    expect(await unreadOf()).toEqual([2, 0]);
    await done(server.call('readNotifications', { token: supplier.token, body: { upTo: newest?.id } }));
    expect(await unreadOf()).toEqual([0, 0]);
  });

  it('have none for a key or a partner, which open no stream', async () => {
    expect(await states('key:of-nobody', 'net:of-nobody')).toEqual([]);
  });

  it('leave the transaction to nobody', async () => {
    const seen = await server.database.withoutOrganisation(async (tx) => {
      await selectStates(tx, [sessionOf(supplier.token)]);
      const { rows } = await sql<{ id: string | null; visible: number }>`
        select current_organisation() as id, (select count(*)::integer from notification) as visible`.execute(tx);
      return rows[0];
    });
    expect(seen).toEqual({ id: null, visible: 0 });
  });
});
