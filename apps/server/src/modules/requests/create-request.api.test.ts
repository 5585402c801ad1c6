import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { asOwner } from '../../testing/answering.ts';
import { answerLine, createProduct } from '../../testing/exchange.ts';
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

const create = (body: unknown, { token = buyers.buyer, headers = {} } = {}) =>
  buyers.server.call('createEmissionRequest', { token, body, headers });

async function refused(body: unknown, code: Parameters<typeof expectProblem>[1]) {
  const before = await written(buyers.server);
  const answer = await create(body);
  expectProblem(answer, code);
  expect(await written(buyers.server)).toEqual(before);
  return answer.body;
}

describe('createEmissionRequest', () => {
  it('asks one supplier for several products, with everything that was said', async () => {
    const { server, mill } = buyers;
    const open = await productOf(buyers, { description: 'Coil, 1 mm', unit: 'KG', massKg: 2.5 });
    const linked = await productOf(buyers, { supplierId: mill });
    const expects = { unit: 'KG', lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025, verified: true };
    const { status, body } = await create({
      supplierId: mill.toUpperCase(),
      productIds: [open.id, linked.id.toUpperCase(), open.id],
      comment: '  For our report.  ',
      dueDate: day(30),
      campaign: 'Report 2026',
      expects,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      requestReference: expect.stringMatching(/^REQ-\d{4}-\d{9}$/),
      supplier: { id: mill, name: 'Mill' },
      campaign: { id: expect.any(String), name: 'Report 2026' },
      comment: 'For our report.',
      dueDate: day(30),
      expects,
      productRequestAggregatedStatus: 'REQUESTED',
      lines: { total: 2, requested: 2, pendingReview: 0, rejected: 0, declined: 0, canceled: 0, completed: 0 },
      createdBy: 'Mara Voss',
      createdAt: expect.stringMatching(/Z$/),
    });
    const [line] = await linesOf(server, open.id);
    expect(line).toMatchObject({
      id: open.lineId,
      status: 'REQUESTED',
      version: 2,
      supplier: mill,
      request_reference: body.requestReference,
      due_date: day(30),
      sent_description: 'Coil, 1 mm',
      sent_unit: 'KG',
      sent_mass_kg: '2.5',
      sent_once: true,
      reminded: false,
      reminders_sent: 0,
      reminder_in_days: 10,
    });
    expect([line?.sent_name, line?.sent_reference]).toEqual([line?.product_name, line?.internal_reference]);
    expect(await historyOf(server, open.lineId)).toEqual([
      expect.objectContaining({ event: 'CREATED', supplier: null }),
      {
        event: 'SENT',
        from_status: 'NOT_STARTED',
        to_status: 'REQUESTED',
        comment: 'For our report.',
        request_reference: body.requestReference,
        supplier: mill,
        actor: 'Mara Voss',
      },
    ]);
    for (const { lineId } of [open, linked]) {
      expect(await noticesOf(server, lineId)).toEqual([
        { kind: 'REQUESTED', recipient: mill, comment: 'For our report.' },
      ]);
    }
  });

  it('needs no more than a supplier, who may have been invited only, and a product', async () => {
    const { id } = await productOf(buyers);
    const { status, body } = await create({ supplierId: buyers.foundry, productIds: [id], comment: '', campaign: ' ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      supplier: { id: buyers.foundry, name: 'mara@foundry.example' },
      campaign: null,
      comment: null,
      dueDate: null,
      expects: null,
    });
    expect(await linesOf(buyers.server, id)).toMatchObject([{ due_date: null, reminder_in_days: 14 }]);
  });

  it('makes a second line for a second supplier', async () => {
    const { server, mill, foundry } = buyers;
    const { id } = await productOf(buyers, { supplierId: mill });
    expect((await create({ supplierId: foundry, productIds: [id] })).status).toBe(201);
    const [first, second] = await linesOf(server, id);
    expect([first, second]).toMatchObject([
      { supplier: mill, status: 'NOT_STARTED' },
      { supplier: foundry, status: 'REQUESTED' },
    ]);
    expect(await historyOf(server, second?.id ?? '')).toMatchObject([
      { event: 'CREATED', from_status: null, to_status: 'NOT_STARTED', supplier: null, actor: 'Mara Voss' },
      { event: 'SENT', supplier: foundry },
    ]);
  });

  it('prefers the line of that supplier to one that has none yet', async () => {
    const { server, mill, foundry } = buyers;
    const { id, lineId } = await productOf(buyers, { supplierId: mill });
    await asOwner(
      server,
      sql`insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
          select customer_organisation_id, product_id, product_name, internal_reference from product_line where id = ${lineId}`,
    );
    expect((await create({ supplierId: mill, productIds: [id] })).status).toBe(201);
    expect((await create({ supplierId: foundry, productIds: [id] })).status).toBe(201);
    const statuses = (await linesOf(server, id)).map(({ supplier, status }) => `${supplier} ${status}`);
    expect(statuses.toSorted()).toEqual([`${mill} REQUESTED`, `${foundry} REQUESTED`].toSorted());
  });

  it('takes 500 products at once, and no more', async () => {
    const { server, mill } = buyers;
    const [{ ids = [] } = {}] = await asOwner(
      server,
      sql<{ ids: string[] }>`
        with person as (select organisation_id, id from organisation_user where email = 'mara@first-buyer.example'),
        made as (
          insert into product (organisation_id, name, internal_reference, created_by)
          select organisation_id, 'Bolt ' || n, 'BOLT-' || n, id from person, generate_series(1, 501) n
          returning organisation_id, id, name, internal_reference),
        lines as (
          insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
          select organisation_id, id, name, internal_reference from made)
        select array_agg(id) as ids from made`,
    );
    await refused({ supplierId: mill, productIds: ids }, 'VALIDATION_FAILED');
    const { status, body } = await create({ supplierId: mill, productIds: ids.slice(1) });
    expect([status, body.lines]).toMatchObject([201, { total: 500, requested: 500 }]);
  });

  it('answers a repeat with the same key without sending again', async () => {
    const { id } = await productOf(buyers);
    const request = { supplierId: buyers.mill, productIds: [id] };
    const headers = { 'idempotency-key': 'send-once' };
    const first = await create(request, { headers });
    const before = await written(buyers.server);
    const second = await create(request, { headers });
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await written(buyers.server)).toEqual(before);
  });
});

describe('createEmissionRequest writes nothing', () => {
  it('without a session', async () => {
    const { id } = await productOf(buyers);
    const before = await written(buyers.server);
    expectProblem(
      await buyers.server.call('createEmissionRequest', { body: { supplierId: buyers.mill, productIds: [id] } }),
      'UNAUTHENTICATED',
    );
    expect(await written(buyers.server)).toEqual(before);
  });

  it('where the supplier or a product is unknown, or somebody else’s', async () => {
    const { server, mill, otherBuyer, otherSupplier } = buyers;
    const { id } = await productOf(buyers);
    const foreign = await createProduct(server, otherBuyer);
    const bodies = [
      await refused({ supplierId: crypto.randomUUID(), productIds: [id], campaign: 'None' }, 'NOT_FOUND'),
      await refused({ supplierId: otherSupplier, productIds: [id] }, 'NOT_FOUND'),
      await refused({ supplierId: mill, productIds: [id, crypto.randomUUID()] }, 'NOT_FOUND'),
      await refused({ supplierId: mill, productIds: [id, foreign.id] }, 'NOT_FOUND'),
    ].map(({ instance, ...rest }) => rest);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await linesOf(server, foreign.id)).toMatchObject([{ status: 'NOT_STARTED', supplier: null }]);
  });

  it('where one of the products was sent to that supplier already, and says which', async () => {
    const { mill } = buyers;
    const sent = await productOf(buyers);
    const fresh = await productOf(buyers);
    await create({ supplierId: mill, productIds: [sent.id] });
    const request = { supplierId: mill, productIds: [fresh.id, sent.id], campaign: 'Never' };
    expect(await refused(request, 'INVALID_TRANSITION')).toMatchObject({
      currentStatus: 'REQUESTED',
      productId: sent.id,
    });
    await answerLine(buyers.server, sent.lineId, { status: 'COMPLETED' });
    expect(await refused(request, 'INVALID_TRANSITION')).toMatchObject({ currentStatus: 'COMPLETED' });
  });

  it('where a product is archived', async () => {
    const { id } = await productOf(buyers);
    await archiveProduct(buyers.server, id);
    expect(await refused({ supplierId: buyers.mill, productIds: [id] }, 'INVALID_TRANSITION')).toMatchObject({
      currentStatus: 'NOT_STARTED',
      productId: id,
    });
  });

  it('where the supplier has declined', async () => {
    const { server, foundry } = buyers;
    const { id } = await productOf(buyers);
    await connectionBecomes(server, foundry, 'DECLINED');
    expect(await refused({ supplierId: foundry, productIds: [id] }, 'INVALID_TRANSITION')).toMatchObject({
      currentStatus: 'DECLINED',
      supplierId: foundry,
    });
    await connectionBecomes(server, foundry, 'PENDING');
  });

  it('where the body is not right', async () => {
    const right = { supplierId: buyers.mill, productIds: [(await productOf(buyers)).id] };
    for (const wrong of [
      { ...right, supplierId: 'mill' },
      { ...right, productIds: [] },
      { ...right, comment: 'x'.repeat(2401) },
      { ...right, campaign: 'x'.repeat(256) },
      { ...right, expects: { unit: 'STONE' } },
      { ...right, expects: { referenceYear: 1989 } },
      { ...right, dueDate: '31.12.2026' },
      { ...right, more: true },
      {},
    ]) {
      await refused(wrong, 'VALIDATION_FAILED');
    }
    expect(await refused({ ...right, dueDate: day(-2) }, 'VALIDATION_FAILED')).toMatchObject({
      errors: [{ path: '/body/dueDate', code: 'TOO_SMALL' }],
    });
  });
});

describe('when two send at once', () => {
  const outcomes = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

  it.each([
    ['the same line', {}],
    ['a second line that both would make', { supplierId: 'foundry' }],
  ])('one of them sends %s', async (_what, given) => {
    const { server, mill, foundry } = buyers;
    const { id } = await productOf(buyers, 'supplierId' in given ? { supplierId: foundry } : {});
    const request = { supplierId: mill, productIds: [id] };
    const answers = await Promise.all([create(request), create(request), create(request)]);
    expect(outcomes(answers)).toEqual([201, 409, 409]);
    const lines = (await linesOf(server, id)).filter(({ supplier }) => supplier === mill);
    expect(lines).toMatchObject([{ status: 'REQUESTED', version: 2 }]);
    expect(await historyOf(server, lines[0]?.id ?? '')).toMatchObject([{ event: 'CREATED' }, { event: 'SENT' }]);
    const [counted] = await asOwner(
      server,
      sql<{ requests: number }>`select count(*)::integer as requests from request_line where line_id = ${lines[0]?.id}`,
    );
    expect(counted).toEqual({ requests: 1 });
  });

  it('to two suppliers, both do, each with a line', async () => {
    const { server, mill, foundry } = buyers;
    const { id } = await productOf(buyers);
    const answers = await Promise.all([mill, foundry].map((supplierId) => create({ supplierId, productIds: [id] })));
    expect(outcomes(answers)).toEqual([201, 201]);
    const lines = await linesOf(server, id);
    expect(new Set(lines.map(({ supplier }) => supplier))).toEqual(new Set([mill, foundry]));
    expect(new Set(lines.map(({ request_reference: reference }) => reference)).size).toBe(2);
  });

  it('or one sends and one removes, neither leaves a line in between', async () => {
    const { server, buyer, mill, foundry } = buyers;
    for (const supplierId of [mill, foundry, mill, foundry]) {
      const { id } = await productOf(buyers, { supplierId: mill });
      const [sent, removed] = await Promise.all([
        create({ supplierId, productIds: [id] }),
        server.call('deleteProducts', { token: buyer, body: { productIds: [id] } }),
      ]);
      expect([201, 404, 409]).toContain(sent.status);
      expect(removed.status).toBe(200);
      const lines = await linesOf(server, id);
      expect(lines.every(({ archived, status }) => archived && status !== 'REQUESTED')).toBe(true);
      expect(lines.length > 0).toBe(sent.status === 201);
    }
  });

  it('in campaigns of one name, it is one campaign', async () => {
    const ids = await Promise.all([productOf(buyers), productOf(buyers), productOf(buyers)]);
    const answers = await Promise.all(
      ids.map(({ id }) => create({ supplierId: buyers.mill, productIds: [id], campaign: 'At once' })),
    );
    expect(outcomes(answers)).toEqual([201, 201, 201]);
    const campaigns = answers.map(({ body }) => (body.campaign as { id: string }).id);
    expect(new Set(campaigns).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.requestReference)).size).toBe(3);
  });
});
