import { beforeAll, expect, test } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { loadDemoInvitations } from './load-demo-invitations.ts';
import { loadDemoProducts } from './load-demo-products.ts';

const server = await serverOfFile();
beforeAll(async () => {
  await loadDemoInvitations(server.database);
});

test('the demo has products of three customers, once, however many processes load it', async () => {
  await Promise.all([loadDemoProducts(server.database), loadDemoProducts(server.database)]);
  await loadDemoProducts(server.database);
  const counted = async (email: string) => {
    const { access_token: token } = await server.signIn(email);
    const { body } = await server.call('listPurchasedProducts', { token });
    return (body.metadata as { count: number }).count;
  };
  expect(await counted('lena.brandt@nordic-kitchen.example')).toBe(46);
  expect(await counted('anna.huber@talhof-molkerei.example')).toBe(5);
  expect(await counted('louis.mercier@brasserie-lumen.example')).toBe(4);
});

test('what is bought is told for both years', async () => {
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const found = await server.call('listPurchasedProducts', { token, query: { textSearch: 'WF-550' } });
  const [{ productId }] = found.body.data as [{ productId: string }];
  const { body } = await server.call('getProduct', { token, params: { productId } });
  expect(body.lines).toMatchObject([
    {
      yearlyQuantity: 920_000,
      quantityYear: 2026,
      quantities: [
        { year: 2026, quantity: 920_000 },
        { year: 2025, quantity: 890_000 },
      ],
    },
  ]);
});
