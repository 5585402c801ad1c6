import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner } from '../../testing/answering.ts';
import { answerLine, createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { buyersOfFile, cancelLine, day, mailedHoursAgo } from './testing/buyers.ts';

const buyers = await buyersOfFile();
const smelter = await invitedSupplier(buyers.server, buyers.buyer, 'mara@smelter.example');

/** One campaign, a request for each of the suppliers, and the lines by supplier. */
async function campaign(name: string, counts: Readonly<Record<string, number>>, words: Record<string, unknown> = {}) {
  const { server, buyer } = buyers;
  const suppliers = Object.entries(counts).flatMap(([supplierId, count]) =>
    Array.from({ length: count }, () => supplierId),
  );
  const products = await Promise.all(suppliers.map((supplierId) => createProduct(server, buyer, { supplierId })));
  const { status, body } = await server.call('requestProducts', {
    token: buyer,
    body: { productIds: products.map(({ id }) => id), campaign: name, ...words },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const linesOf = (supplierId: string) => products.filter((_, index) => suppliers[index] === supplierId);
  return { id: String(body.campaignId), linesOf };
}

async function details(campaignId: string) {
  const { status, body } = await buyers.server.call('getCampaign', { token: buyers.buyer, params: { campaignId } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as {
    suppliers: number;
    answeredSuppliers: number;
    silentSuppliers: number;
    requests: { supplier: { id: string }; silent: boolean; lastRemindedAt: string | null }[];
  };
}

describe('getCampaign', () => {
  it('shows who has answered and, first, who is silent', async () => {
    const { server, mill, foundry } = buyers;
    const { id, linesOf } = await campaign('Progress', { [mill]: 2, [foundry]: 2, [smelter]: 1 }, { dueDate: day(20) });
    const zero = { total: 5, requested: 0, pendingReview: 0, rejected: 0, declined: 0, canceled: 0, completed: 0 };
    expect(await details(id)).toMatchObject({
      name: 'Progress',
      createdBy: 'Mara Voss',
      lastDueDate: day(20),
      lines: { ...zero, requested: 5 },
      suppliers: 3,
      answeredSuppliers: 0,
      silentSuppliers: 3,
    });
    const [first, second] = linesOf(mill);
    await answerLine(server, first?.lineId ?? '', { status: 'PENDING_REVIEW' });
    const [declined, canceled] = linesOf(foundry);
    await answerLine(server, declined?.lineId ?? '', { status: 'DECLINED' });
    await cancelLine(server, canceled?.lineId ?? '');
    const now = await details(id);
    expect(now).toMatchObject({
      lines: { ...zero, requested: 2, pendingReview: 1, declined: 1, canceled: 1 },
      answeredSuppliers: 2,
      silentSuppliers: 1,
    });
    expect(now.requests.map(({ supplier, silent }) => [supplier.id, silent])[0]).toEqual([smelter, true]);
    expect(now.requests.filter(({ silent }) => silent)).toHaveLength(1);
    expect(now.requests.find(({ supplier }) => supplier.id === mill)).toEqual({
      requestReference: expect.stringMatching(/^REQ-/),
      supplier: { id: mill, name: 'Mill' },
      dueDate: day(20),
      createdAt: expect.stringMatching(/Z$/),
      lines: { ...zero, total: 2, requested: 1, pendingReview: 1 },
      silent: false,
      lastRemindedAt: null,
    });
    await answerLine(server, second?.lineId ?? '', { status: 'COMPLETED' });
    expect(await details(id)).toMatchObject({ answeredSuppliers: 2 });
    await answerLine(server, first?.lineId ?? '', { status: 'REJECTED' });
    // What was sent back was answered once.
    expect(await details(id)).toMatchObject({ answeredSuppliers: 2, silentSuppliers: 1 });
  });

  it('calls nobody silent who has begun to work or was asked for nothing any more', async () => {
    const { server, mill, foundry } = buyers;
    const { id, linesOf } = await campaign('Begun', { [mill]: 2, [foundry]: 1, [smelter]: 1 });
    await asOwner(server, sql`update product_line set work_begun_at = now() where id = ${linesOf(mill)[1]?.lineId}`);
    await cancelLine(server, linesOf(foundry)[0]?.lineId ?? '');
    const { requests, ...counts } = await details(id);
    expect(counts).toMatchObject({ suppliers: 3, answeredSuppliers: 0, silentSuppliers: 1 });
    expect(requests.filter(({ silent }) => silent).map(({ supplier }) => supplier.id)).toEqual([smelter]);
  });

  it('counts a supplier once, however many requests it got', async () => {
    const { server, mill } = buyers;
    const { id } = await campaign('Twice', { [mill]: 1 }, { dueDate: day(10) });
    const again = await campaign('Twice', { [mill]: 2 }, { dueDate: day(15) });
    expect(again.id).toBe(id);
    expect(await details(id)).toMatchObject({
      suppliers: 1,
      silentSuppliers: 1,
      lastDueDate: day(15),
      lines: { total: 3 },
    });
    await answerLine(server, again.linesOf(mill)[0]?.lineId ?? '', { status: 'DECLINED' });
    const { requests, ...counts } = await details(id);
    expect(counts).toMatchObject({ suppliers: 1, answeredSuppliers: 1, silentSuppliers: 0 });
    expect(requests.map(({ silent }) => silent)).toEqual([false, false]);
  });

  it('tells when somebody was reminded last, and the due date that it was given then', async () => {
    const { server, buyer, foundry, mill } = buyers;
    const { id, linesOf } = await campaign('Reminded', { [foundry]: 2, [mill]: 1 }, { dueDate: day(10) });
    const [line] = linesOf(foundry);
    await mailedHoursAgo(server, 25, line?.lineId ?? '');
    const { status } = await server.call('resendRequests', {
      token: buyer,
      body: { items: [{ productId: line?.id }], dueDate: day(30) },
    });
    expect(status).toBe(200);
    const { requests, ...counts } = await details(id);
    expect(counts).toMatchObject({ lastDueDate: day(30) });
    expect(requests.find(({ supplier }) => supplier.id === foundry)).toMatchObject({
      silent: true,
      dueDate: day(30),
      lastRemindedAt: expect.stringMatching(/Z$/),
    });
    expect(requests.find(({ supplier }) => supplier.id === mill)).toMatchObject({
      dueDate: day(10),
      lastRemindedAt: null,
    });
  });

  it('is the own organisation’s alone', async () => {
    const { server, otherBuyer, mill } = buyers;
    const { id: campaignId } = await campaign('Hidden', { [mill]: 1 });
    const theirs = await server.call('getCampaign', { token: otherBuyer, params: { campaignId } });
    expectProblem(theirs, 'NOT_FOUND');
    const unknown = { campaignId: crypto.randomUUID() };
    const never = await server.call('getCampaign', { token: otherBuyer, params: unknown });
    expect({ ...never.body, instance: '' }).toEqual({ ...theirs.body, instance: '' });
    expectProblem(
      await server.call('getCampaign', { token: otherBuyer, params: { campaignId: 'x' } }),
      'VALIDATION_FAILED',
    );
    expectProblem(await server.call('getCampaign', { params: { campaignId } }), 'UNAUTHENTICATED');
  });

  it('may have the same name as somebody else’s', async () => {
    const { server, otherBuyer, otherSupplier, mill } = buyers;
    const { id } = await campaign('Same name', { [mill]: 1 });
    const { id: product } = await createProduct(server, otherBuyer, { supplierId: otherSupplier });
    const { body } = await server.call('requestProducts', {
      token: otherBuyer,
      body: { productIds: [product], campaign: 'Same name' },
    });
    expect(body.campaignId).not.toBe(id);
    expect(await details(id)).toMatchObject({ suppliers: 1 });
  });
});

describe('listCampaigns', () => {
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await buyers.server.call('listCampaigns', { token: buyers.buyer, query });
    expect(status).toBe(200);
    return body as unknown as { data: { id: string; name: string }[]; metadata: { count: number } };
  };

  it('has the newest first, each with its progress', async () => {
    const { server, mill } = buyers;
    const older = await campaign('Older', { [mill]: 1 });
    const newer = await campaign('Newer', { [mill]: 1, [smelter]: 1 });
    await answerLine(server, newer.linesOf(mill)[0]?.lineId ?? '', { status: 'COMPLETED' });
    const { data, metadata } = await list({ limit: '2' });
    expect(data).toEqual([
      {
        id: newer.id,
        name: 'Newer',
        createdBy: 'Mara Voss',
        createdAt: expect.stringMatching(/Z$/),
        lastDueDate: null,
        lines: { total: 2, requested: 1, pendingReview: 0, rejected: 0, declined: 0, canceled: 0, completed: 1 },
        suppliers: 2,
        answeredSuppliers: 1,
        silentSuppliers: 1,
      },
      expect.objectContaining({ id: older.id, name: 'Older', suppliers: 1 }),
    ]);
    const all = await list({ limit: '500' });
    expect(metadata).toEqual({ count: all.data.length });
    expect((await list({ limit: '2', pageNumber: '1' })).data).toEqual(all.data.slice(2, 4));
  });

  it('needs a session and a page that is not too deep', async () => {
    const { server, buyer } = buyers;
    expectProblem(await server.call('listCampaigns'), 'UNAUTHENTICATED');
    const query = { pageNumber: '1000' };
    expectProblem(await server.call('listCampaigns', { token: buyer, query }), 'PAGE_TOO_DEEP');
    expectProblem(await server.call('listCampaigns', { token: buyer, query: { limit: '0' } }), 'VALIDATION_FAILED');
  });
});
