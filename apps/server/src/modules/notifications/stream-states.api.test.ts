import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct, registeredSupplier } from '../../testing/exchange.ts';
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
