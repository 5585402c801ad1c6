import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answerLine, type CreatedProduct, createProduct } from '../../testing/exchange.ts';
import { customerOfFile } from './testing/customer-with-suppliers.ts';

const { server, customer, stranger, foil, paper } = await customerOfFile();

const remove = (body: unknown, token: string | null = customer) =>
  server.call('deleteProducts', { body, ...(token ? { token } : {}) });

async function sentProduct(supplierId: string): Promise<CreatedProduct> {
  const product = await createProduct(server, customer, { supplierId });
  await server.call('createEmissionRequest', { token: customer, body: { supplierId, productIds: [product.id] } });
  return product;
}

const read = async (productId: string) => {
  const { status, body } = await server.call('getProduct', { token: customer, params: { productId } });
  const lines = (body.lines ?? []) as { productRequestStatus: string }[];
  return { status, archived: body.archived, statuses: lines.map((line) => line.productRequestStatus) };
};

interface LineRow {
  archived: boolean;
  next_reminder_at: Date | null;
  events: string[];
  notices: string[] | null;
}

async function lineRow(lineId: string): Promise<LineRow | undefined> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<LineRow>`
      select l.archived, l.next_reminder_at,
             (select array_agg(h.event order by h.sequence) from line_history h where h.line_id = l.id) as events,
             (select array_agg(n.kind || ' ' || o.name order by n.id) from line_notice n
                join organisation o on o.id = n.recipient_organisation_id where n.line_id = l.id) as notices
        from product_line l where l.id = ${lineId}`.execute(tx),
  );
  return rows[0];
}

describe('deleting products', () => {
  test('lets disappear what was never sent and keeps the rest in the archive, as a dry run has said', async () => {
    const [unsent, requested, declined, completed, renewed] = [
      await createProduct(server, customer, { supplierId: foil, supplierNumber: '4' }),
      await sentProduct(foil),
      await sentProduct(foil),
      await sentProduct(paper),
      await sentProduct(paper),
    ];
    await answerLine(server, declined.lineId, { status: 'DECLINED' });
    await answerLine(server, completed.lineId, { status: 'COMPLETED' });
    await answerLine(server, renewed.lineId, { status: 'PENDING_REVIEW', inForce: true });
    const productIds = [unsent, requested, declined, completed, renewed].map(({ id }) => id);
    const expected = [
      { productId: unsent.id, outcome: 'DELETED', canceledLines: 0, restoredLines: 0, refusedLines: 0 },
      { productId: requested.id, outcome: 'ARCHIVED', canceledLines: 1, restoredLines: 0, refusedLines: 0 },
      { productId: declined.id, outcome: 'ARCHIVED', canceledLines: 1, restoredLines: 0, refusedLines: 0 },
      { productId: completed.id, outcome: 'ARCHIVED', canceledLines: 0, restoredLines: 0, refusedLines: 0 },
      { productId: renewed.id, outcome: 'ARCHIVED', canceledLines: 0, restoredLines: 1, refusedLines: 0 },
    ];
    const dry = await remove({ productIds, dryRun: true });
    expect(dry).toMatchObject({ status: 200, body: { results: expected } });
    expect(await read(unsent.id)).toMatchObject({ status: 200, archived: false });
    expect(await read(requested.id)).toMatchObject({ archived: false, statuses: ['REQUESTED'] });

    expect((await remove({ productIds })).body).toEqual(dry.body);
    expect((await read(unsent.id)).status).toBe(404);
    expect(await lineRow(unsent.lineId)).toBeUndefined();
    expect(await read(requested.id)).toMatchObject({ archived: true, statuses: ['CANCELED'] });
    expect(await read(declined.id)).toMatchObject({ archived: true, statuses: ['CANCELED'] });
    expect(await read(completed.id)).toMatchObject({ archived: true, statuses: ['COMPLETED'] });
    expect(await read(renewed.id)).toMatchObject({ archived: true, statuses: ['COMPLETED'] });
    expect(await lineRow(requested.lineId)).toMatchObject({
      archived: true,
      next_reminder_at: null,
      events: ['CREATED', 'SENT', 'CANCELED', 'ARCHIVED'],
      notices: ['REQUESTED office@foil.example', 'CANCELED office@foil.example'],
    });
    expect((await lineRow(declined.lineId))?.notices).toEqual(['REQUESTED office@foil.example']);
    expect((await lineRow(completed.lineId))?.events).toEqual(['CREATED', 'SENT', 'ARCHIVED']);
    expect((await lineRow(renewed.lineId))?.notices).toContain('CANCELED office@paper.example');
    expect((await createProductAgain(requested)).status).toBe(201);
  });

  const createProductAgain = async ({ id }: CreatedProduct) => {
    const { body } = await server.call('getProduct', { token: customer, params: { productId: id } });
    return server.call('createProduct', {
      token: customer,
      body: { name: 'The same', internalReference: body.internalReference },
    });
  };

  test('does all of it or nothing', async () => {
    const [own, archived] = [await createProduct(server, customer), await sentProduct(foil)];
    await remove({ productIds: [archived.id] });
    const foreign = await createProduct(server, stranger);
    for (const unknown of [foreign.id, randomUUID()]) {
      expect(await remove({ productIds: [own.id, unknown] })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect((await remove({ productIds: [own.id, unknown], dryRun: true })).status).toBe(404);
    }
    expect(await remove({ productIds: [own.id, archived.id] })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', productId: archived.id },
    });
    const dry = await remove({ productIds: [own.id, archived.id], dryRun: true });
    expect(dry.body.results).toMatchObject([{ outcome: 'DELETED' }, { outcome: 'KEPT', refusedLines: 1 }]);
    expect((await read(own.id)).status).toBe(200);
  });

  test('happens once where two ask for it', async () => {
    const product = await sentProduct(foil);
    const both = await Promise.all([remove({ productIds: [product.id] }), remove({ productIds: [product.id] })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lineRow(product.lineId))?.events.filter((event) => event === 'ARCHIVED')).toHaveLength(1);
  });

  test('never loses a request that is sent at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await createProduct(server, customer, { supplierId: foil });
      const [removed, sent] = await Promise.all([
        remove({ productIds: [id] }),
        server.call('createEmissionRequest', { token: customer, body: { supplierId: paper, productIds: [id] } }),
      ]);
      expect(removed.status).toBe(200);
      const { outcome } = (removed.body.results as { outcome: string }[])[0] ?? {};
      expect([outcome, sent.status < 300]).toEqual(outcome === 'DELETED' ? ['DELETED', false] : ['ARCHIVED', true]);
      expect((await read(id)).status).toBe(outcome === 'DELETED' ? 404 : 200);
    }
  });

  test('takes hundreds at once', async () => {
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ id: string }>`
        with p as (
          insert into product (organisation_id, name, internal_reference, created_by)
          select u.organisation_id, 'Bulk ' || n, 'BULK-' || n, u.id from generate_series(1, 400) n, organisation_user u
           where u.email = 'lena.brandt@nordic-kitchen.example' returning *),
        l as (
          insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
          select organisation_id, id, name, internal_reference from p)
        select id from p`.execute(tx),
    );
    const { status, body } = await remove({ productIds: rows.map(({ id }) => id) });
    expect(status).toBe(200);
    expect(new Set((body.results as { outcome: string }[]).map(({ outcome }) => outcome))).toEqual(
      new Set(['DELETED']),
    );
  });

  test.each([
    ['no product', { productIds: [] }, '/body/productIds', 'TOO_SHORT'],
    ['something that is no id', { productIds: ['1'] }, '/body/productIds/0', 'INVALID_FORMAT'],
    ['single lines', { productIds: [randomUUID()], lineIds: [randomUUID()] }, '/body/lineIds', 'INVALID_VALUE'],
    ['something unknown', { productIds: [randomUUID()], force: true }, '/body/force', 'UNKNOWN_FIELD'],
  ])('refuses %s', async (_what, body, path, code) => {
    expect(await remove(body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path, code }] },
    });
  });

  test('is for those who are signed in', async () => {
    expect((await remove({ productIds: [randomUUID()] }, null)).status).toBe(401);
  });
});

describe('canceling requests only', () => {
  test('keeps the products', async () => {
    const [requested, renewed] = [await sentProduct(foil), await sentProduct(paper)];
    await answerLine(server, renewed.lineId, { status: 'REJECTED', inForce: true });
    const { status, body } = await remove({ productIds: [requested.id, renewed.id], cancelOnly: true });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        results: [
          { outcome: 'KEPT', canceledLines: 1, restoredLines: 0 },
          { outcome: 'KEPT', canceledLines: 0, restoredLines: 1 },
        ],
      },
    });
    expect(await read(requested.id)).toEqual({ status: 200, archived: false, statuses: ['CANCELED'] });
    expect(await read(renewed.id)).toEqual({ status: 200, archived: false, statuses: ['COMPLETED'] });
    expect((await lineRow(requested.lineId))?.events).toEqual(['CREATED', 'SENT', 'CANCELED']);
  });

  test('refuses what cannot be canceled, and cancels nothing then', async () => {
    const [requested, unsent, completed, canceled] = [
      await sentProduct(foil),
      await createProduct(server, customer, { supplierId: foil }),
      await sentProduct(foil),
      await sentProduct(foil),
    ];
    await answerLine(server, completed.lineId, { status: 'COMPLETED' });
    await remove({ productIds: [canceled.id], cancelOnly: true });
    for (const [product, currentStatus] of [
      [unsent, 'NOT_STARTED'],
      [completed, 'COMPLETED'],
      [canceled, 'CANCELED'],
    ] as const) {
      const productIds = [requested.id, product.id];
      expect(await remove({ productIds, cancelOnly: true })).toMatchObject({
        status: 409,
        body: { code: 'INVALID_TRANSITION', currentStatus, productId: product.id },
      });
      const dry = await remove({ productIds, cancelOnly: true, dryRun: true });
      expect(dry.body.results).toMatchObject([
        { canceledLines: 1, refusedLines: 0 },
        { canceledLines: 0, refusedLines: 1 },
      ]);
    }
    expect((await read(requested.id)).statuses).toEqual(['REQUESTED']);
  });

  test('takes single lines of a product', async () => {
    const product = await sentProduct(foil);
    await server.call('createEmissionRequest', {
      token: customer,
      body: { supplierId: paper, productIds: [product.id] },
    });
    const given = { productIds: [product.id], cancelOnly: true };
    expect((await remove({ ...given, lineIds: [product.lineId, randomUUID()] })).status).toBe(404);
    expect((await remove({ ...given, lineIds: [product.lineId] })).status).toBe(200);
    expect((await read(product.id)).statuses).toEqual(['CANCELED', 'REQUESTED']);
  });

  test('happens once where two ask for it', async () => {
    const { id, lineId } = await sentProduct(foil);
    const both = await Promise.all([1, 2].map(() => remove({ productIds: [id], cancelOnly: true })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await lineRow(lineId))?.notices).toHaveLength(2);
  });
});
