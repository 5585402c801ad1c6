import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answerLine, type CreatedProduct, createProduct } from '../../testing/exchange.ts';
import {
  archiveProduct,
  buyersOfFile,
  cancelLine,
  connectionBecomes,
  day,
  historyOf,
  linesOf,
  mailedHoursAgo,
  noticesOf,
  written,
} from './testing/buyers.ts';

const buyers = await buyersOfFile();

interface SentProduct extends CreatedProduct {
  readonly reference: string;
}

/** Products that were sent to a supplier in one request. */
async function sentProducts(count: number, { supplierId = buyers.mill, ...words }: Record<string, unknown> = {}) {
  const products = await Promise.all(Array.from({ length: count }, () => createProduct(buyers.server, buyers.buyer)));
  const { status, body } = await buyers.server.call('createEmissionRequest', {
    token: buyers.buyer,
    body: { supplierId, productIds: products.map(({ id }) => id), ...words },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return products.map((product): SentProduct => ({ ...product, reference: String(body.requestReference) }));
}

async function sentProduct(words: Record<string, unknown> = {}): Promise<SentProduct> {
  const [product] = await sentProducts(1, words);
  if (!product) throw new Error('No product was sent.');
  return product;
}

const resend = (body: unknown) => buyers.server.call('resendRequests', { token: buyers.buyer, body });
const resendPartly = (body: unknown) => buyers.server.call('resendRequestsPartly', { token: buyers.buyer, body });

interface Result {
  sent: { productId: string; requestReference: string; productRequestStatus: string; reminder: boolean }[];
  skipped: { productId: string; lineId: string | null; requestReference: string | null; code: string }[];
}

async function resent(body: Record<string, unknown>): Promise<Result> {
  const answer = await resend(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as Result;
}

async function refused(body: unknown, code: Parameters<typeof expectProblem>[1]) {
  const before = await written(buyers.server);
  const answer = await resend(body);
  expectProblem(answer, code);
  expect(await written(buyers.server)).toEqual(before);
  return answer;
}

const item = ({ id }: CreatedProduct) => ({ productId: id });
const requestOf = async (reference: string) => {
  const { body } = await buyers.server.call('listEmissionRequests', { token: buyers.buyer, query: { limit: '500' } });
  return (body.data as Record<string, unknown>[]).find(({ requestReference }) => requestReference === reference);
};

describe('a reminder', () => {
  it('goes out in the same request a day after the last mail, with what is said to it', async () => {
    const { server, mill } = buyers;
    const [waiting, rejected] = await sentProducts(2);
    if (!waiting || !rejected) throw new Error('No products were sent.');
    await answerLine(server, rejected.lineId, { status: 'REJECTED' });
    await mailedHoursAgo(server, 25, waiting.lineId, rejected.lineId);
    const result = await resent({ items: [item(waiting), item(rejected)], comment: 'We still wait.' });
    expect(result).toEqual({
      sent: [
        {
          productId: waiting.id,
          lineId: waiting.lineId,
          name: expect.any(String),
          supplier: { id: mill, name: 'Mill' },
          requestReference: waiting.reference,
          productRequestStatus: 'REQUESTED',
          reminder: true,
        },
        expect.objectContaining({ productId: rejected.id, productRequestStatus: 'REJECTED', reminder: true }),
      ],
      skipped: [],
    });
    expect(await linesOf(server, waiting.id)).toMatchObject([
      { status: 'REQUESTED', version: 3, request_reference: waiting.reference, reminder_in_days: 14, due_date: null },
    ]);
    expect(await historyOf(server, rejected.lineId)).toMatchObject([
      { event: 'CREATED' },
      { event: 'SENT' },
      {
        event: 'REMINDED',
        from_status: 'REJECTED',
        to_status: 'REJECTED',
        comment: 'We still wait.',
        request_reference: rejected.reference,
      },
    ]);
    expect(await noticesOf(server, waiting.lineId)).toMatchObject([
      { kind: 'REQUESTED' },
      { kind: 'REMINDED', recipient: mill, comment: 'We still wait.' },
    ]);
    expect(await requestOf(waiting.reference)).toMatchObject({ lines: { total: 2, requested: 1, rejected: 1 } });
  });

  it('moves the due date, and the reminders that follow with it', async () => {
    const { server } = buyers;
    const product = await sentProduct({ dueDate: day(10) });
    await mailedHoursAgo(server, 30, product.lineId);
    await resent({ items: [item(product)], dueDate: day(90) });
    expect(await linesOf(server, product.id)).toMatchObject([
      { due_date: day(90), reminders_sent: 0, reminder_in_days: 30, request_reference: product.reference },
    ]);
    expect(await requestOf(product.reference)).toMatchObject({ dueDate: day(90) });
  });

  it('within a day of the last mail answers when it may be tried again', async () => {
    const { server } = buyers;
    const [early, later] = await sentProducts(2);
    if (!early || !later) throw new Error('No products were sent.');
    await mailedHoursAgo(server, 23, early.lineId);
    const { headers } = await refused({ items: [item(early)] }, 'TOO_MANY_REQUESTS');
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    const both = await refused({ items: [item(early), item(later)] }, 'TOO_MANY_REQUESTS');
    expect(Number(both.headers.get('retry-after'))).toBeGreaterThan(3600);
  });
});

describe('asking anew', () => {
  it.each(['DECLINED', 'CANCELED', 'COMPLETED'] as const)('after %s makes a new request', async (status) => {
    const { server, buyer, mill } = buyers;
    const words = { campaign: 'Renewed', comment: 'First', expects: { referenceYear: 2025 }, dueDate: day(5) };
    const [product, kept] = await sentProducts(2, words);
    if (!product || !kept) throw new Error('No products were sent.');
    if (status === 'CANCELED') await cancelLine(server, product.lineId);
    else await answerLine(server, product.lineId, { status });
    const renamed = await server.call('updateProduct', {
      token: buyer,
      params: { productId: product.id },
      body: { name: 'Renamed', internalReference: `R-${product.id}`, version: 1 },
    });
    expect(renamed.status).toBe(200);
    const result = await resent({ items: [item(product)], comment: 'Once more', dueDate: day(40) });
    const reference = result.sent[0]?.requestReference ?? '';
    expect(result.sent).toMatchObject([{ productRequestStatus: 'REQUESTED', reminder: false }]);
    expect(reference).not.toBe(product.reference);
    const [line] = await linesOf(server, product.id);
    expect(line).toMatchObject({
      status: 'REQUESTED',
      request_reference: reference,
      due_date: day(40),
      sent_name: 'Renamed',
      sent_once: false,
      reminded: false,
      in_force_version: status === 'COMPLETED' ? 1 : null,
    });
    expect((await historyOf(server, product.lineId)).at(-1)).toMatchObject({
      event: 'RESENT',
      from_status: status,
      to_status: 'REQUESTED',
      comment: 'Once more',
      request_reference: reference,
    });
    expect((await noticesOf(server, product.lineId)).at(-1)).toEqual({
      kind: 'REQUESTED',
      recipient: mill,
      comment: 'Once more',
    });
    expect(await requestOf(reference)).toMatchObject({
      comment: 'Once more',
      campaign: status === 'COMPLETED' ? null : { name: 'Renewed' },
      expects: { referenceYear: 2025 },
      lines: { total: 1, requested: 1 },
    });
    // A campaign counts a line once; what was answered in it stays answered.
    expect(await requestOf(product.reference)).toMatchObject({
      lines: status === 'COMPLETED' ? { total: 2, requested: 1, completed: 1 } : { total: 1, requested: 1 },
    });
    await mailedHoursAgo(server, 25, product.lineId);
    const byOldReference = [{ productId: product.id, requestReference: product.reference }];
    expect((await resent({ items: byOldReference })).sent).toMatchObject([
      { productId: product.id, requestReference: reference, reminder: true },
    ]);
  });

  it('makes one request for each supplier, and keeps campaigns apart', async () => {
    const { server, foundry } = buyers;
    const products = [
      ...(await sentProducts(2, { campaign: 'North' })),
      ...(await sentProducts(1, { campaign: 'South' })),
      ...(await sentProducts(1, { campaign: 'North', supplierId: foundry })),
    ];
    for (const { lineId } of products) await answerLine(server, lineId, { status: 'DECLINED' });
    const { sent } = await resent({ items: products.map(item) });
    const references = sent.map(({ requestReference }) => requestReference);
    expect(references[0]).toBe(references[1]);
    expect(new Set(references).size).toBe(3);
    expect(await requestOf(references[2] ?? '')).toMatchObject({ campaign: { name: 'South' }, dueDate: null });
  });
});

describe('resendRequests does nothing at all', () => {
  it('where one of the items is unknown or somebody else’s', async () => {
    const { server, otherBuyer, otherSupplier } = buyers;
    const product = await sentProduct();
    await mailedHoursAgo(server, 25, product.lineId);
    const other = await sentProduct();
    const foreign = await createProduct(server, otherBuyer, { supplierId: otherSupplier });
    const { body } = await server.call('requestProducts', { token: otherBuyer, body: { productIds: [foreign.id] } });
    const [theirs] = body.sent as { requestReference: string }[];
    for (const unknown of [
      { productId: crypto.randomUUID() },
      { productId: foreign.id },
      { productId: foreign.id, requestReference: theirs?.requestReference },
      { productId: product.id, requestReference: theirs?.requestReference },
      { productId: product.id, requestReference: other.reference },
      { productId: product.id, requestReference: 'REQ-2020-999999' },
    ]) {
      await refused({ items: [item(product), unknown] }, 'NOT_FOUND');
    }
  });

  it('where two lines of a product qualify and no reference says which', async () => {
    const { server, buyer, foundry } = buyers;
    const product = await sentProduct();
    await server.call('createEmissionRequest', {
      token: buyer,
      body: { supplierId: foundry, productIds: [product.id] },
    });
    const lines = await linesOf(server, product.id);
    await mailedHoursAgo(server, 25, ...lines.map(({ id }) => id));
    const { body } = await refused({ items: [item(product)] }, 'AMBIGUOUS_REQUEST');
    expect(body.productId).toBe(product.id);
    const items = lines.map(({ request_reference: requestReference }) => ({ productId: product.id, requestReference }));
    expect((await resent({ items })).sent).toHaveLength(2);
  });

  it('where a line waits for the review, was never sent, or is archived', async () => {
    const { server, buyer } = buyers;
    const reminded = await sentProduct();
    const [reviewed, archived] = [await sentProduct(), await sentProduct()];
    const fresh = await createProduct(server, buyer);
    await answerLine(server, reviewed.lineId, { status: 'PENDING_REVIEW' });
    await mailedHoursAgo(server, 25, archived.lineId);
    await archiveProduct(server, archived.id);
    for (const [product, currentStatus] of [
      [reviewed, 'PENDING_REVIEW'],
      [fresh, 'NOT_STARTED'],
      [archived, 'REQUESTED'],
    ] as const) {
      // The other item alone would answer 429.
      const { body } = await refused({ items: [item(reminded), item(product)] }, 'INVALID_TRANSITION');
      expect(body).toMatchObject({ currentStatus, productId: product.id });
    }
  });

  it('where the supplier has declined meanwhile', async () => {
    const { server, foundry } = buyers;
    const product = await sentProduct({ supplierId: foundry });
    await answerLine(server, product.lineId, { status: 'DECLINED' });
    await connectionBecomes(server, foundry, 'DECLINED');
    await refused({ items: [item(product)] }, 'INVALID_TRANSITION');
    const { body } = await resendPartly({ items: [item(product)] });
    expect(body.skipped).toMatchObject([{ productId: product.id, code: 'NOT_CONNECTED' }]);
    await connectionBecomes(server, foundry, 'PENDING');
  });

  it('with a body that is not right', async () => {
    const product = await sentProduct();
    await mailedHoursAgo(buyers.server, 25, product.lineId);
    for (const body of [
      {},
      { items: [] },
      { items: [{ productId: product.id, requestReference: '123' }] },
      { items: [item(product)], dueDate: day(-2) },
      { items: [item(product)], comment: 'x'.repeat(2401) },
      { items: [item(product)], dryRun: true },
    ]) {
      await refused(body, 'VALIDATION_FAILED');
    }
  });
});

describe('resendRequestsPartly', () => {
  it('does what can be done and says why not the rest; a dry run only says so', async () => {
    const { server, buyer, otherBuyer, mill } = buyers;
    const [due, recent, declined, reviewed] = await sentProducts(4);
    if (!due || !recent || !declined || !reviewed) throw new Error('No products were sent.');
    await mailedHoursAgo(server, 25, due.lineId);
    await answerLine(server, declined.lineId, { status: 'DECLINED' });
    await answerLine(server, reviewed.lineId, { status: 'PENDING_REVIEW' });
    const fresh = await createProduct(server, buyer, { supplierId: mill });
    const foreign = await createProduct(server, otherBuyer);
    const items = [...[due, recent, declined, reviewed, fresh, foreign].map(item), item(due)];

    const before = await written(server);
    const foretold = (await resendPartly({ items, dryRun: true })).body as unknown as Result;
    expect(await written(server)).toEqual(before);
    const done = (await resendPartly({ items })).body as unknown as Result;

    for (const { sent, skipped } of [foretold, done]) {
      expect(sent.map(({ productId, reminder }) => [productId, reminder])).toEqual([
        [due.id, true],
        [declined.id, false],
      ]);
      expect(skipped.map(({ productId, code }) => [productId, code])).toEqual([
        [recent.id, 'REMINDED_RECENTLY'],
        [reviewed.id, 'INVALID_TRANSITION'],
        [fresh.id, 'INVALID_TRANSITION'],
        [foreign.id, 'NOT_FOUND'],
      ]);
    }
    expect(done.skipped.at(-1)).toMatchObject({ lineId: null, requestReference: null });
    expect(foretold.sent[1]?.requestReference).toBe(declined.reference);
    expect(done.sent[1]?.requestReference).not.toBe(declined.reference);
  });
});

describe.each(['resendRequests', 'resendRequestsPartly'] as const)('%s', (name) => {
  it('needs a session', async () => {
    const before = await written(buyers.server);
    const body = { items: [{ productId: crypto.randomUUID() }] };
    expectProblem(await buyers.server.call(name, { body }), 'UNAUTHENTICATED');
    expect(await written(buyers.server)).toEqual(before);
  });
});

describe('when two resend at once', () => {
  it('one reminder goes out', async () => {
    const { server } = buyers;
    const product = await sentProduct();
    await mailedHoursAgo(server, 25, product.lineId);
    const answers = await Promise.all([1, 2, 3].map(() => resend({ items: [item(product)] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect(await noticesOf(server, product.lineId)).toHaveLength(2);
  });

  it('one request is made anew', async () => {
    const { server } = buyers;
    const product = await sentProduct();
    await answerLine(server, product.lineId, { status: 'DECLINED' });
    const answers = await Promise.all([1, 2, 3].map(() => resend({ items: [item(product)] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect((await historyOf(server, product.lineId)).map(({ event }) => event)).toEqual(['CREATED', 'SENT', 'RESENT']);
  });
});
