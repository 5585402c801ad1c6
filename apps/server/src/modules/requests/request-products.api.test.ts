import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import {
  archiveProduct,
  buyersOfFile,
  connectionBecomes,
  day,
  historyOf,
  linesOf,
  noticesOf,
  productOf,
  written,
} from './testing/buyers.ts';

const buyers = await buyersOfFile();

const request = (body: unknown, token = buyers.buyer) => buyers.server.call('requestProducts', { token, body });

interface Result {
  campaignId: string | null;
  requests: { requestReference: string | null; supplier: { id: string; name: string }; lines: number }[];
  sent: { productId: string; lineId: string; requestReference: string | null }[];
  skipped: { productId: string; lineId: string | null; name: string | null; code: string }[];
}

async function requested(body: Record<string, unknown>): Promise<Result> {
  const answer = await request(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as Result;
}

const codes = ({ skipped }: Result) => skipped.map(({ productId, code }) => [productId, code]);

describe('requestProducts', () => {
  it('sends one request to each supplier and says of every line what became of it', async () => {
    const { server, mill, foundry, otherBuyer, otherSupplier } = buyers;
    const [first, second, third] = [
      await productOf(buyers, { supplierId: mill }),
      await productOf(buyers, { supplierId: foundry }),
      await productOf(buyers, { supplierId: mill }),
    ];
    const open = await productOf(buyers);
    const sentBefore = await productOf(buyers, { supplierId: mill });
    await requested({ productIds: [sentBefore.id] });
    const archived = await productOf(buyers, { supplierId: mill });
    await archiveProduct(server, archived.id);
    const foreign = await createProduct(server, otherBuyer, { supplierId: otherSupplier });
    const unknown = crypto.randomUUID();
    const productIds = [first, second, third, open, sentBefore, archived, foreign].map(({ id }) => id);

    const result = await requested({
      productIds: [...productIds, unknown, first.id],
      comment: 'Please answer soon.',
      dueDate: day(60),
      campaign: 'All in one go',
      expects: { verified: true },
    });

    const [toMill, toFoundry] = result.requests;
    expect(result.requests).toEqual([
      { requestReference: expect.stringMatching(/^REQ-\d{4}-\d{9}$/), supplier: { id: mill, name: 'Mill' }, lines: 2 },
      {
        requestReference: expect.stringMatching(/^REQ-\d{4}-\d{9}$/),
        supplier: { id: foundry, name: 'mara@foundry.example' },
        lines: 1,
      },
    ]);
    expect(toMill?.requestReference).not.toBe(toFoundry?.requestReference);
    expect(result.campaignId).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.sent).toMatchObject([
      { productId: first.id, lineId: first.lineId, requestReference: toMill?.requestReference },
      { productId: second.id, lineId: second.lineId, requestReference: toFoundry?.requestReference },
      { productId: third.id, lineId: third.lineId, requestReference: toMill?.requestReference },
    ]);
    expect(codes(result)).toEqual([
      [open.id, 'NO_SUPPLIER'],
      [sentBefore.id, 'INVALID_TRANSITION'],
      [archived.id, 'ARCHIVED'],
      [foreign.id, 'NOT_FOUND'],
      [unknown, 'NOT_FOUND'],
    ]);
    expect(result.skipped.at(-2)).toMatchObject({ lineId: null, name: null, supplier: null });
    expect(await linesOf(server, third.id)).toMatchObject([
      { status: 'REQUESTED', due_date: day(60), request_reference: toMill?.requestReference, reminder_in_days: 20 },
    ]);
    expect(await historyOf(server, second.lineId)).toMatchObject([
      { event: 'CREATED' },
      {
        event: 'SENT',
        supplier: foundry,
        request_reference: toFoundry?.requestReference,
        comment: 'Please answer soon.',
      },
    ]);
    expect(await noticesOf(server, second.lineId)).toEqual([
      { kind: 'REQUESTED', recipient: foundry, comment: 'Please answer soon.' },
    ]);
    expect(await linesOf(server, foreign.id)).toMatchObject([{ status: 'NOT_STARTED', version: 1 }]);
    expect(await noticesOf(server, sentBefore.lineId)).toHaveLength(1);
  });

  it('sends only the lines that are named, where some are', async () => {
    const { server, buyer, mill, foundry } = buyers;
    const { id, lineId } = await productOf(buyers, { supplierId: mill });
    const other = await productOf(buyers, { supplierId: mill });
    await server.call('createEmissionRequest', { token: buyer, body: { supplierId: foundry, productIds: [id] } });
    const result = await requested({
      productIds: [id, other.id],
      lineIds: [lineId.toUpperCase(), crypto.randomUUID()],
    });
    expect(result.sent.map((line) => line.lineId)).toEqual([lineId]);
    expect(codes(result)).toEqual([[other.id, 'NOT_FOUND']]);
    expect(codes(await requested({ productIds: [id] }))).toEqual([
      [id, 'INVALID_TRANSITION'],
      [id, 'INVALID_TRANSITION'],
    ]);
  });

  it('leaves out suppliers that have declined or are gone', async () => {
    const { server, mill, foundry } = buyers;
    const [gone, declined] = [
      await productOf(buyers, { supplierId: mill }),
      await productOf(buyers, { supplierId: foundry }),
    ];
    await connectionBecomes(server, foundry, 'DECLINED');
    const [connection] = await asOwner(
      server,
      sql<{
        customer_organisation_id: string;
      }>`delete from connection where supplier_organisation_id = ${mill} returning *`,
    );
    const before = await written(server);
    const result = await requested({ productIds: [gone.id, declined.id], campaign: 'Nobody to ask' });
    expect(codes(result)).toEqual([
      [gone.id, 'NOT_CONNECTED'],
      [declined.id, 'NOT_CONNECTED'],
    ]);
    expect([result.requests, result.sent, result.campaignId]).toEqual([[], [], null]);
    expect(await written(server)).toEqual(before);
    await asOwner(
      server,
      sql`insert into connection (customer_organisation_id, supplier_organisation_id, status)
          values (${connection?.customer_organisation_id}, ${mill}, 'ACCEPTED')`,
    );
    await connectionBecomes(server, foundry, 'PENDING');
  });

  it('foretells in a dry run what it then does, and writes nothing', async () => {
    const { server, mill, foundry } = buyers;
    const products = [
      await productOf(buyers, { supplierId: mill }),
      await productOf(buyers, { supplierId: foundry }),
      await productOf(buyers),
    ];
    const body = { productIds: products.map(({ id }) => id), campaign: 'Foretold' };
    const before = await written(server);
    const foretold = await requested({ ...body, dryRun: true });
    expect(await written(server)).toEqual(before);
    expect(foretold.campaignId).toBeNull();
    expect([...foretold.requests, ...foretold.sent].map(({ requestReference }) => requestReference)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const done = await requested(body);
    const withoutReferences = (result: Result) => [
      result.requests.map(({ supplier, lines }) => [supplier, lines]),
      result.sent.map(({ productId, lineId }) => [productId, lineId]),
      codes(result),
    ];
    expect(withoutReferences(done)).toEqual(withoutReferences(foretold));
    const again = await requested({ ...body, dryRun: true });
    expect(again.campaignId).toBe(done.campaignId);
    expect(again.sent).toEqual([]);
  });

  it('needs a session', async () => {
    const before = await written(buyers.server);
    const { id } = { id: crypto.randomUUID() };
    expectProblem(await buyers.server.call('requestProducts', { body: { productIds: [id] } }), 'UNAUTHENTICATED');
    expect(await written(buyers.server)).toEqual(before);
  });

  it('refuses a body that is not right', async () => {
    const { id } = await productOf(buyers, { supplierId: buyers.mill });
    const before = await written(buyers.server);
    for (const body of [
      {},
      { productIds: [] },
      { productIds: ['1'] },
      { productIds: Array.from({ length: 2001 }, () => crypto.randomUUID()) },
      { productIds: [id], lineIds: [] },
      { productIds: [id], dueDate: day(-2) },
      { productIds: [id], dryRun: 'yes' },
    ]) {
      expectProblem(await request(body), 'VALIDATION_FAILED');
    }
    expect(await written(buyers.server)).toEqual(before);
  });

  it('sends a line once where two ask at once', async () => {
    const { server, mill } = buyers;
    const products = [await productOf(buyers, { supplierId: mill }), await productOf(buyers, { supplierId: mill })];
    const productIds = products.map(({ id }) => id);
    const results = await Promise.all([
      requested({ productIds }),
      requested({ productIds: productIds.toReversed() }),
      requested({ productIds }),
    ]);
    expect(results.map(({ sent }) => sent.length).toSorted()).toEqual([0, 0, 2]);
    expect(results.flatMap(({ requests }) => requests)).toHaveLength(1);
    for (const { lineId } of products) {
      expect(await noticesOf(server, lineId)).toHaveLength(1);
      expect(await historyOf(server, lineId)).toHaveLength(2);
    }
  });
});
