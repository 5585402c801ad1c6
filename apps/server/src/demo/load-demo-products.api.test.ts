import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loadDemoInvitations } from './load-demo-invitations.ts';
import { loadDemoProducts } from './load-demo-products.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadDemoInvitations(server.database);
});
afterAll(() => server.stop());

const countsByStatus = async () => {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('product_line')
      .select(({ fn }) => ['status', 'archived', fn.countAll<string>().as('lines')])
      .groupBy(['status', 'archived'])
      .execute(),
  );
  return Object.fromEntries(rows.map((row) => [`${row.status}${row.archived ? ' archived' : ''}`, Number(row.lines)]));
};

test('the demo has products in every state that needs no answer, once, however many processes load it', async () => {
  await Promise.all([loadDemoProducts(server.database), loadDemoProducts(server.database)]);
  await loadDemoProducts(server.database);
  expect(await countsByStatus()).toEqual({
    REQUESTED: 21,
    NOT_STARTED: 12,
    DECLINED: 3,
    CANCELED: 2,
    'CANCELED archived': 2,
  });
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const { body } = await server.call('listCampaigns', { token });
  expect(body.data).toMatchObject([{ name: 'Packaging 2026', suppliers: 5, answeredSuppliers: 1 }]);
});
