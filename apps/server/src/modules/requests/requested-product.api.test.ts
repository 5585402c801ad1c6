import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { textLimits } from '@pcf/contract/text-limits';
import { featureFlags } from '@pcf/contract/vocabulary/organisation';
import { aggregatedStatus } from '@pcf/domain/exchange/aggregated-status';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectSameProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { answerLine, type CreatedProduct, createProduct, registeredSupplier } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';
import type { Answer } from '../../testing/test-server.ts';

let buyer: string;
let otherBuyer: string;
let mill: { id: string; token: string };

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  buyer = (await registerCompany(server, 'mara@buyer.example', 'Buyer')).token;
  otherBuyer = (await registerCompany(server, 'mara@other-buyer.example', 'Other buyer')).token;
  mill = await registeredSupplier(server, buyer, 'mara@mill.example', 'Mill');
});

type Requested = OperationOutput<'getRequestedProduct'>;

async function request(product: CreatedProduct, given: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, body } = await server.call('createEmissionRequest', {
    token: buyer,
    body: { supplierId: mill.id, productIds: [product.id], ...given },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.requestReference);
}

const read = (requestReference: string, productId: string, token = buyer) =>
  server.call('getRequestedProduct', { token, params: { requestReference, productId } });

const comment = (requestReference: string, productId: string, text: unknown, token = buyer) =>
  server.call('addCustomerComment', { token, params: { requestReference, productId }, body: { text } });

async function requestedProduct(given: Readonly<Record<string, unknown>> = {}) {
  const product = await createProduct(server, buyer, { description: 'Cold rolled', unit: 'KG' });
  return { ...product, reference: await request(product, given) };
}

const timelineOf = (body: unknown) => (body as Requested).timeline.map(({ event, side }) => `${event} ${side}`);

describe('getRequestedProduct', () => {
  it('shows the head, what is expected, the campaign, what can be done and what happened', async () => {
    const expects = { unit: 'KG', lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025, verified: true };
    const { id, lineId, reference } = await requestedProduct({
      comment: 'For our report',
      dueDate: '2099-01-31',
      campaign: 'Report',
      expects,
    });
    const { status, body } = await read(reference, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      lineId,
      productId: id,
      supplier: { id: mill.id, name: 'Mill' },
      productRequestStatus: 'REQUESTED',
      requestReference: reference,
      description: 'Cold rolled',
      unit: 'KG',
      requestComment: 'For our report',
      dueDate: '2099-01-31',
      expects,
      campaign: { name: 'Report' },
      reason: null,
      expectedDate: null,
      inProgress: false,
      archived: false,
    });
    const { featureFlags: flags, timeline, mailedAt, resendAllowedAt } = body as Requested;
    expect(Object.keys(flags).toSorted()).toEqual(featureFlags.toSorted());
    expect(flags).toMatchObject({ cancel: 'ENABLED', resend: 'ENABLED', review: 'WAITING_FOR_COMPLETION' });
    expect(timeline).toMatchObject([
      { event: 'CREATED', side: 'CUSTOMER', fromStatus: null, toStatus: 'NOT_STARTED', requestReference: null },
      {
        event: 'SENT',
        side: 'CUSTOMER',
        actorName: 'Mara Voss',
        organisationName: 'Buyer',
        fromStatus: 'NOT_STARTED',
        toStatus: 'REQUESTED',
        requestReference: reference,
        comment: 'For our report',
      },
    ]);
    expect(Date.parse(resendAllowedAt ?? '') - Date.parse(mailedAt ?? '')).toBe(24 * 60 * 60 * 1000);
  });

  it('is found by an older reference too, and shows the newest request', async () => {
    const { id, lineId, reference } = await requestedProduct({ comment: 'First' });
    await answerLine(server, lineId, { status: 'COMPLETED' });
    const resent = await server.call('resendRequests', {
      token: buyer,
      body: { items: [{ productId: id }], comment: 'Once more' },
    });
    expect(resent.status, JSON.stringify(resent.body)).toBe(200);
    const older = await read(reference, id);
    const newest = await read(String((older.body as Requested).requestReference), id);
    expect(newest.body.requestReference).not.toBe(reference);
    expect(newest.body).toEqual(older.body);
    expect(older.body).toMatchObject({
      lineId,
      productRequestStatus: 'REQUESTED',
      requestComment: 'Once more',
      emissionValue: 1.5,
      featureFlags: { download: 'ENABLED' },
    });
    expect(timelineOf(older.body)).toEqual(['CREATED CUSTOMER', 'SENT CUSTOMER', 'RESENT CUSTOMER']);
  });

  it('lets a reminder wait, but not a request that is made anew', async () => {
    const { id, lineId, reference } = await requestedProduct();
    await answerLine(server, lineId, { status: 'DECLINED' });
    expect((await read(reference, id)).body).toMatchObject({
      resendAllowedAt: null,
      featureFlags: { resend: 'ENABLED' },
    });
  });

  it('is nobody else’s, the supplier’s included, nor found by what does not belong together', async () => {
    const { id, reference } = await requestedProduct();
    const another = await requestedProduct();
    const refused: Answer[] = [];
    for (const [requestReference, productId, token] of [
      [reference, id, otherBuyer],
      [reference, id, mill.token],
      [reference, another.id, buyer],
      [another.reference, id, buyer],
      ['REQ-2026-999999', id, buyer],
      [reference, crypto.randomUUID(), buyer],
    ] as const) {
      refused.push(await read(requestReference, productId, token));
      refused.push(await comment(requestReference, productId, 'Hello', token));
    }
    expectSameProblem(refused, 'NOT_FOUND');
  });

  it('needs a session, a reference and an id', async () => {
    const params = { requestReference: 'REQ-2026-000001', productId: crypto.randomUUID() };
    expectProblem(await server.call('getRequestedProduct', { params }), 'UNAUTHENTICATED');
    expectProblem(await server.call('addCustomerComment', { params, body: { text: 'x' } }), 'UNAUTHENTICATED');
    expectProblem(await read('REQ-1', crypto.randomUUID()), 'VALIDATION_FAILED');
    expectProblem(await read('REQ-2026-000001', 'x'), 'VALIDATION_FAILED');
  });
});

describe('addCustomerComment', () => {
  const noticesOf = (lineId: string) =>
    server.database.asOwner((tx) =>
      tx
        .selectFrom('line_notice')
        .select(['recipient_organisation_id', 'comment'])
        .where('line_id', '=', lineId)
        .where('kind', '=', 'COMMENTED')
        .execute(),
    );

  it('is in the timeline of both sides and is told to the supplier', async () => {
    const { id, lineId, reference } = await requestedProduct();
    const { status, body } = await comment(reference, id, '  Which alloy?  ');
    expect(status).toBe(200);
    expect((body as Requested).timeline.at(-1)).toMatchObject({
      event: 'COMMENTED',
      side: 'CUSTOMER',
      actorName: 'Mara Voss',
      fromStatus: 'REQUESTED',
      toStatus: 'REQUESTED',
      comment: 'Which alloy?',
    });
    expect(body).toEqual((await read(reference, id)).body);
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ supplier: string }>`
        select supplier_organisation_id as supplier from line_history where line_id = ${lineId} and event = 'COMMENTED'`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ supplier: mill.id }]);
    expect(await noticesOf(lineId)).toEqual([{ recipient_organisation_id: mill.id, comment: 'Which alloy?' }]);
  });

  it.each(['PENDING_REVIEW', 'COMPLETED', 'REJECTED', 'DECLINED'] as const)('is possible in %s', async (status) => {
    const { id, lineId, reference } = await requestedProduct();
    await answerLine(server, lineId, { status });
    expect((await comment(reference, id, 'Thank you')).body).toMatchObject({ productRequestStatus: status });
  });

  it('twice at once is told twice', async () => {
    const { id, lineId, reference } = await requestedProduct();
    const answers = await Promise.all(['One', 'Two'].map((text) => comment(reference, id, text)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(timelineOf((await read(reference, id)).body).filter((entry) => entry.startsWith('COMMENTED'))).toHaveLength(
      2,
    );
    expect(await noticesOf(lineId)).toHaveLength(2);
  });

  it('is not possible for an archived product', async () => {
    const { id, lineId, reference } = await requestedProduct();
    await answerLine(server, lineId, { status: 'COMPLETED' });
    await server.call('deleteProducts', { token: buyer, body: { productIds: [id] } });
    const refused = await comment(reference, id, 'Too late');
    expectProblem(refused, 'INVALID_TRANSITION');
    expect(refused.body.currentStatus).toBe('COMPLETED');
    expect((await read(reference, id)).body).toMatchObject({ archived: true, featureFlags: { edit: 'DISABLED' } });
    expect(await noticesOf(lineId)).toEqual([]);
  });

  it('refuses no text, too long a text, and what it does not know', async () => {
    const { id, reference } = await requestedProduct();
    for (const text of ['', '   ', 'x'.repeat(textLimits.lineComment + 1), 1, null]) {
      expectProblem(await comment(reference, id, text), 'VALIDATION_FAILED');
    }
    expectProblem(
      await server.call('addCustomerComment', {
        token: buyer,
        params: { requestReference: reference, productId: id },
        body: { text: 'x', status: 'COMPLETED' },
      }),
      'VALIDATION_FAILED',
    );
    expect(timelineOf((await read(reference, id)).body)).toEqual(['CREATED CUSTOMER', 'SENT CUSTOMER']);
  });
});

it('the database comes to the same aggregated status as the domain, whatever the lines', async () => {
  const { id } = await requestedProduct();
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ counts: Parameters<typeof aggregatedStatus>[0]; aggregated_status: string }>`
      insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by, requested_lines,
        pending_review_lines, rejected_lines, declined_lines, canceled_lines, completed_lines)
      select p.organisation_id, ${mill.id}, p.created_by, a, b, c, d, e, f
        from product p, generate_series(0, 1) a, generate_series(0, 1) b, generate_series(0, 1) c, generate_series(0, 1) d,
             generate_series(0, 1) e, generate_series(0, 1) f
       where p.id = ${id}
      returning aggregated_status, jsonb_build_object('REQUESTED', requested_lines, 'PENDING_REVIEW', pending_review_lines,
        'REJECTED', rejected_lines, 'DECLINED', declined_lines, 'CANCELED', canceled_lines, 'COMPLETED', completed_lines) as counts`.execute(
      tx,
    ),
  );
  expect(rows).toHaveLength(64);
  for (const { counts, aggregated_status } of rows) {
    expect([counts, aggregated_status]).toEqual([counts, aggregatedStatus(counts)]);
  }
});
