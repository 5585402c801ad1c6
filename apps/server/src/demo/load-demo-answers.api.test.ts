import { beforeAll, expect, test } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { loadDemoAnswers } from './load-demo.ts';
import { loadDemoFacts } from './load-demo-facts.ts';
import { loadDemoInvitations } from './load-demo-invitations.ts';
import { loadDemoProducts } from './load-demo-products.ts';
import { loadDemoTemplates } from './load-demo-sold-products.ts';

const server = await serverOfFile();
beforeAll(async () => {
  await loadDemoInvitations(server.database);
  await loadDemoProducts(server.database);
});

test('the demo has answers in every state, once, however many processes load it', async () => {
  await Promise.all([
    loadDemoAnswers(server.database, server.app.documents),
    loadDemoAnswers(server.database, server.app.documents),
  ]);
  await loadDemoAnswers(server.database, server.app.documents);
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const counted = async (productRequestStatus: string) => {
    const { body } = await server.call('listPurchasedProducts', { token, query: { productRequestStatus } });
    return (body.metadata as { count: number }).count;
  };
  expect(await counted('COMPLETED')).toBe(10);
  expect(await counted('PENDING_REVIEW')).toBe(7);
  expect(await counted('REJECTED')).toBe(1);
  expect(await counted('DECLINED')).toBe(4);
  expect(await counted('CANCELED')).toBe(2);
  expect(await counted('NOT_STARTED')).toBe(8);
  const { access_token: supplier } = await server.signIn('ingrid.solberg@hydral-rolling.example');
  const { body } = await server.call('listReceivedProductRequests', {
    token: supplier,
    query: { limit: '50' },
  });
  const drafts = (body.data as { draftSavedAt: string | null }[]).filter(({ draftSavedAt }) => draftSavedAt !== null);
  expect(drafts).toHaveLength(1);
});

test('the demo has templates in every state, once, however many processes load it', async () => {
  await Promise.all([loadDemoTemplates(server.database), loadDemoTemplates(server.database)]);
  await loadDemoTemplates(server.database);
  const { access_token: token } = await server.signIn('ingrid.solberg@hydral-rolling.example');
  const counted = async (query: Record<string, string>) => {
    const { body } = await server.call('listTemplates', { token, query });
    return (body.metadata as { count: number }).count;
  };
  expect(await counted({})).toBe(9);
  expect(await counted({ complete: 'false' })).toBe(1);
  expect(await counted({ validity: 'EXPIRED' })).toBe(1);
  expect(await counted({ validity: 'EXPIRING' })).toBe(1);
  expect(await counted({ outdated: 'true' })).toBe(1);
});

test('the demo says which targets its suppliers have, once, however many processes load it', async () => {
  await Promise.all([loadDemoFacts(server.database), loadDemoFacts(server.database)]);
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const { body } = await server.call('getSbtiStatistics', { token });
  expect(body).toMatchObject({
    withTarget: 3,
    withoutTarget: 2,
    byAmbition: { ONE_POINT_FIVE_DEGREES: 2, WELL_BELOW_TWO_DEGREES: 1 },
  });
  expect((await server.call('getOrganisation', { token })).body).toMatchObject({
    name: 'Nordic Kitchen',
    identifiers: { DUNS: '123456789' },
  });
});
