import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { answerLine, type CreatedProduct, createProduct } from '../../testing/exchange.ts';
import { newPassword } from '../../testing/joining.ts';
import { archiveProduct, buyersOfFile, connectionBecomes, day, linesOf, noticesOf, written } from './testing/buyers.ts';

const buyers = await buyersOfFile();

interface SentProduct extends CreatedProduct {
  readonly reference: string;
}

async function sentProduct({ supplierId = buyers.mill, ...words }: Record<string, unknown> = {}): Promise<SentProduct> {
  const product = await createProduct(buyers.server, buyers.buyer);
  const { status, body } = await buyers.server.call('createEmissionRequest', {
    token: buyers.buyer,
    body: { supplierId, productIds: [product.id], ...words },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...product, reference: String(body.requestReference) };
}

const item = ({ id }: CreatedProduct) => ({ productId: id });

const change = (body: unknown, token = buyers.buyer) => buyers.server.call('changeDueDate', { token, body });

async function refused(body: unknown, code: Parameters<typeof expectProblem>[1], token = buyers.buyer) {
  const before = await written(buyers.server);
  const answer = await change(body, token);
  expectProblem(answer, code);
  expect(await written(buyers.server)).toEqual(before);
  return answer;
}

const read = async ({ id, reference }: SentProduct) =>
  (
    await buyers.server.call('getRequestedProduct', {
      token: buyers.buyer,
      params: { requestReference: reference, productId: id },
    })
  ).body as Record<string, unknown> & { timeline: unknown[] };

describe('changeDueDate', () => {
  it('moves the day of what is waited for, tells it in the product alone, and reminds by the new day', async () => {
    const [asked, back] = [await sentProduct({ dueDate: day(10) }), await sentProduct()];
    await answerLine(buyers.server, back.lineId, { status: 'REJECTED' });
    await deliverMails(buyers.server);
    const { status, body } = await change({ items: [item(asked), item(back)], dueDate: day(40) });
    expect([status, body]).toMatchObject([
      200,
      {
        changed: [
          { productId: asked.id, supplier: { name: 'Mill' }, requestReference: asked.reference, dueDate: day(40) },
          { productId: back.id, dueDate: day(40) },
        ],
      },
    ]);
    const seen = await read(asked);
    expect(seen).toMatchObject({ productRequestStatus: 'REQUESTED', dueDate: day(40) });
    expect(seen.timeline.at(-1)).toMatchObject({
      event: 'DUE_DATE_CHANGED',
      side: 'CUSTOMER',
      statedDate: day(40),
      comment: null,
    });
    expect(await linesOf(buyers.server, asked.id)).toMatchObject([
      { reminder_in_days: 13, mailed_at: expect.any(Date) },
    ]);
    expect((await noticesOf(buyers.server, asked.lineId)).at(-1)).toMatchObject({
      kind: 'DUE_DATE_CHANGED',
      recipient: buyers.mill,
    });
    expect(await deliverMails(buyers.server)).toEqual([]);
  });

  it('is a notification of the supplier, who sees the new day', async () => {
    const asked = await sentProduct();
    const mill = (await buyers.server.signIn('mara@mill.example', newPassword)).access_token;
    await change({ items: [item(asked)], dueDate: day(21) });
    const { body } = await buyers.server.call('listNotifications', { token: mill });
    expect((body.data as unknown[])[0]).toMatchObject({
      kind: 'DUE_DATE_CHANGED',
      side: 'SUPPLIER',
      productId: asked.id,
    });
    const answer = await buyers.server.call('getEmissionAnswer', {
      token: mill,
      params: { requestReference: asked.reference, productId: asked.id },
    });
    expect(answer.body).toMatchObject({ requestData: { dueDate: day(21) } });
  });

  it('removes the day, after which reminders come as where there never was one', async () => {
    const asked = await sentProduct({ dueDate: day(10) });
    expect((await change({ items: [item(asked)], dueDate: null })).status).toBe(200);
    expect(await linesOf(buyers.server, asked.id)).toMatchObject([{ due_date: null, reminder_in_days: 14 }]);
    expect((await read(asked)).timeline.at(-1)).toMatchObject({ event: 'DUE_DATE_CHANGED', statedDate: null });
  });

  it('says nothing of a day that is there already, also of two who say it at once', async () => {
    const asked = await sentProduct();
    const body = { items: [item(asked)], dueDate: day(15) };
    const both = await Promise.all([change(body), change(body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const changes = (await read(asked)).timeline.filter(
      (entry) => (entry as { event: string }).event === 'DUE_DATE_CHANGED',
    );
    expect(changes).toHaveLength(1);
  });

  it('is of all or of none: of what nobody is waited for, nothing changes', async () => {
    const [asked, accepted, archived] = [await sentProduct(), await sentProduct(), await sentProduct()];
    await answerLine(buyers.server, accepted.lineId, { status: 'COMPLETED' });
    await archiveProduct(buyers.server, archived.id);
    const unsent = await createProduct(buyers.server, buyers.buyer);
    for (const other of [accepted, archived, unsent]) {
      const answer = await refused({ items: [item(asked), item(other)], dueDate: day(5) }, 'INVALID_TRANSITION');
      expect(answer.body.productId).toBe(other.id);
    }
    await connectionBecomes(buyers.server, buyers.mill, 'DECLINED');
    await refused({ items: [item(asked)], dueDate: day(5) }, 'INVALID_TRANSITION');
    await connectionBecomes(buyers.server, buyers.mill, 'ACCEPTED');
  });

  it('asks which one is meant where a product waits for several suppliers', async () => {
    const asked = await sentProduct();
    const second = await buyers.server.call('createEmissionRequest', {
      token: buyers.buyer,
      body: { supplierId: buyers.foundry, productIds: [asked.id] },
    });
    expect(second.status).toBe(201);
    await refused({ items: [item(asked)], dueDate: day(5) }, 'AMBIGUOUS_REQUEST');
    const named = { ...item(asked), requestReference: asked.reference };
    expect((await change({ items: [named], dueDate: day(5) })).status).toBe(200);
    expect((await linesOf(buyers.server, asked.id)).map(({ due_date: due }) => due)).toEqual([day(5), null]);
  });

  it('needs a day that is not over, a session and products of one’s own', async () => {
    const asked = await sentProduct();
    const items = [item(asked)];
    for (const body of [
      {},
      { items },
      { items: [], dueDate: null },
      { items, dueDate: 'soon' },
      { items, dueDate: day(-3) },
      { items, dueDate: null, comment: 'x' },
    ]) {
      await refused(body, 'VALIDATION_FAILED');
    }
    await refused({ items, dueDate: null }, 'NOT_FOUND', buyers.otherBuyer);
    await refused({ items: [{ productId: crypto.randomUUID() }], dueDate: null }, 'NOT_FOUND');
    await refused({ items, dueDate: null }, 'UNAUTHENTICATED', '');
  });
});
