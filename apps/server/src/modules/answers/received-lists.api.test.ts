import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { receivedRequestSortFields } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyPartner } from '../../database/tallies.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { saveDraft, submitAnswer } from '../../testing/answers.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct } from '../../testing/exchange.ts';
import { type GeneratedLine, generateLines, holdsLong, insertLines, isPast } from '../../testing/generated-lines.ts';
import { idsOnAllPages, sortedIds } from '../../testing/list-pages.ts';
import { demoMembers, tokenOf } from '../../testing/members.ts';

type Received = OperationOutput<'listReceivedProductRequests'>['data'][number];
type Listed = OperationOutput<'listReceivedProductRequests'>;
type Query = Record<string, string>;
type SentLine = GeneratedLine & { readonly customerId: string };

const server = await serverOfFile();
const [nordic, hydral, verdier] = await demoMembers(server, 'Lena', 'Ingrid', 'Camille');
const [lena, ingrid] = [await tokenOf(server, nordic.email), await tokenOf(server, hydral.email)];
const ofNordic = generateLines(210, [hydral.organisationId, verdier.organisationId]);
const ofVerdier = generateLines(60, [hydral.organisationId]);
const received = (lines: readonly GeneratedLine[], customerId: string): SentLine[] =>
  lines.flatMap((line) =>
    line.supplierId === hydral.organisationId && line.status !== 'NOT_STARTED' ? [{ ...line, customerId }] : [],
  );
const lines = [...received(ofNordic, nordic.organisationId), ...received(ofVerdier, verdier.organisationId)];
beforeAll(() =>
  server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await sql`
      insert into connection (customer_organisation_id, supplier_organisation_id, status) values (${nordic.organisationId}, ${hydral.organisationId}, 'ACCEPTED')
      on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'ACCEPTED'`.execute(tx);
    await insertLines(tx, nordic, ofNordic);
    await insertLines(tx, verdier, ofVerdier);
    await sql`update product_line set sent_reference = internal_reference where sent_at is not null`.execute(tx);
  }),
);

const allPages = (query: Query) =>
  idsOnAllPages((page) => server.call('listReceivedProductRequests', { token: ingrid, query: { ...query, ...page } }), {
    size: 61,
    key: 'lineId',
  });

/** Of equal dates, and without one, by when they were asked for. */
const byAsking = ({ createdAt, id }: SentLine) => `${createdAt} ${id}`;

const has = (text: string | null, part: string) => text?.toLowerCase().includes(part) ?? false;

describe('listReceivedProductRequests', () => {
  it.each<[string, () => Query, (line: SentLine) => boolean]>([
    ['nothing', () => ({}), () => true],
    ['a status', () => ({ productRequestStatus: 'REJECTED' }), ({ status }) => status === 'REJECTED'],
    ['a status that nothing received has', () => ({ productRequestStatus: 'NOT_STARTED' }), () => false],
    [
      'several statuses',
      () => ({ productRequestStatus: 'COMPLETED,REQUESTED' }),
      ({ status }) => status === 'COMPLETED' || status === 'REQUESTED',
    ],
    [
      'a customer',
      () => ({ customerIds: verdier.organisationId }),
      ({ customerId }) => customerId === verdier.organisationId,
    ],
    ['the customer that stands for all in tallies', () => ({ customerIds: everyPartner }), () => false],
    ['both customers', () => ({ customerIds: `${verdier.organisationId},${nordic.organisationId}` }), () => true],
    [
      'a customer and a status',
      () => ({ customerIds: nordic.organisationId, productRequestStatus: 'DECLINED' }),
      ({ customerId, status }) => customerId === nordic.organisationId && status === 'DECLINED',
    ],
    [
      'days of change',
      () => ({ lastUpdatedFrom: '2026-04-03T12:00:00Z', lastUpdatedTo: '2026-04-05' }),
      ({ updatedAt }) => updatedAt >= '2026-04-03' && updatedAt < '2026-04-06',
    ],
    ['a part of the name', () => ({ textSearch: 'TEEL' }), ({ name }) => has(name, 'teel')],
    ['the customer’s reference', () => ({ textSearch: '-11' }), (line) => has(`${line.reference} ${line.name}`, '-11')],
    ['the reference of a request', () => ({ textSearch: 'req-2026-10001' }), (l) => has(l.requestReference, '-10001')],
    ['no letter at all', () => ({ textSearch: '-' }), () => false],
    ['data that have lapsed', () => ({ validity: 'EXPIRED' }), ({ validUntil }) => isPast(validUntil)],
    [
      'data that lapse soon or have lapsed',
      () => ({ validity: 'EXPIRING,EXPIRED' }),
      ({ validUntil }) => validUntil !== null && !holdsLong(validUntil),
    ],
    ['data that hold', () => ({ validity: 'VALID' }), ({ validUntil }) => holdsLong(validUntil)],
    ['any validity', () => ({ validity: 'VALID,EXPIRED,EXPIRING' }), ({ validUntil }) => validUntil !== null],
    ['a medium quality', () => ({ dataQuality: 'MEDIUM' }), ({ score }) => score === 40 || score === 69],
    [
      'a low or a high quality',
      () => ({ dataQuality: 'HIGH,LOW' }),
      ({ score }) => score !== null && (score < 40 || score >= 70),
    ],
    [
      'what is late',
      () => ({ overdue: '1' }),
      ({ status, dueDate }) => ['REQUESTED', 'REJECTED'].includes(status) && isPast(dueDate),
    ],
    [
      'the days of asking',
      () => ({ requestedFrom: '2026-03-05T22:00:00Z', requestedTo: '2026-03-20' }),
      ({ createdAt }) => createdAt >= '2026-03-05' && createdAt < '2026-03-21',
    ],
    [
      'the first day of asking, where it is open',
      () => ({ requestedFrom: '2026-03-14', productRequestStatus: 'REQUESTED,PENDING_REVIEW,REJECTED' }),
      ({ status, createdAt }) =>
        ['REQUESTED', 'PENDING_REVIEW', 'REJECTED'].includes(status) && createdAt >= '2026-03-14',
    ],
    [
      'many things at once',
      () => ({
        customerIds: nordic.organisationId,
        productRequestStatus: 'COMPLETED,REQUESTED',
        textSearch: 'steel',
        lastUpdatedFrom: '2026-04-04',
      }),
      ({ customerId, status, name, updatedAt }) =>
        customerId === nordic.organisationId &&
        (status === 'COMPLETED' || status === 'REQUESTED') &&
        has(name, 'steel') &&
        updatedAt >= '2026-04-04',
    ],
  ])('narrowed by %s, in every order', async (_what, query, matches) => {
    const expected = lines.filter(matches);
    for (const sortBy of receivedRequestSortFields) {
      for (const sortDirection of sortDirections) {
        expect(await allPages({ ...query(), sortBy, sortDirection }), `${sortBy} ${sortDirection}`).toEqual(
          sortedIds(expected, sortBy, sortDirection, sortBy === 'DUE_DATE' ? byAsking : undefined),
        );
      }
    }
  });

  it('is the newest first, as the list by product is', async () => {
    expect(await allPages({})).toEqual(sortedIds(lines, 'CREATED_AT', 'DESC'));
    const byProduct = await server.call('listSupplierProducts', { token: ingrid, query: { limit: '500' } });
    const { data, metadata } = byProduct.body as Listed;
    expect(data.map(({ lineId }) => lineId)).toEqual(sortedIds(lines, 'CREATED_AT', 'DESC'));
    expect(metadata).toEqual({ count: lines.length });
  });

  it('refuses what is too deep or unknown, and whoever has no session', async () => {
    for (const name of ['listReceivedProductRequests', 'listSupplierProducts', 'listReceivedRequests'] as const) {
      const deep = await server.call(name, { token: ingrid, query: { pageNumber: '100', limit: '100' } });
      expectProblem(deep, 'PAGE_TOO_DEEP');
      expectProblem(await server.call(name), 'UNAUTHENTICATED');
    }
    for (const query of [
      { productRequestStatus: 'OPEN' },
      { sortBy: 'EMISSION_VALUE' },
      { customerIds: 'x' },
      { validity: 'OLD' },
      { dataQuality: 'GOOD' },
    ]) {
      expectProblem(
        await server.call('listReceivedProductRequests', { token: ingrid, query: query as Query }),
        'VALIDATION_FAILED',
      );
    }
  });
});

async function asked() {
  const product = await createProduct(server, lena, { name: 'Fresh thing', supplierId: hydral.organisationId });
  const { status, body } = await server.call('createEmissionRequest', {
    token: lena,
    body: {
      supplierId: hydral.organisationId,
      productIds: [product.id],
      comment: 'Please',
      campaign: 'Hidden campaign',
      dueDate: '2099-05-01',
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...product, reference: String(body.requestReference) };
}

const newest = async (): Promise<Received | undefined> =>
  ((await server.call('listSupplierProducts', { token: ingrid, query: { limit: '1' } })).body as Listed).data[0];

describe('a line in the list', () => {
  it('stands out until it was looked at, and again when it comes back', async () => {
    const { id, lineId, reference } = await asked();
    expect(await newest()).toMatchObject({
      lineId,
      productId: id,
      name: 'Fresh thing',
      requestReference: reference,
      dueDate: '2099-05-01',
      isNew: true,
      inProgress: false,
      draftSavedAt: null,
      lock: null,
      emissionValue: null,
      featureFlags: { submit: 'ENABLED' },
    });
    await server.call('getEmissionAnswer', {
      token: ingrid,
      params: { requestReference: reference, productId: id },
    });
    expect(await newest()).toMatchObject({ lineId, isNew: false });
    await saveDraft(server, ingrid, reference, id);
    expect(await newest()).toMatchObject({ inProgress: true, lock: { own: true }, draftSavedAt: expect.any(String) });
    await submitAnswer(server, ingrid, reference, id);
    expect(await newest()).toMatchObject({
      productRequestStatus: 'PENDING_REVIEW',
      isNew: false,
      inProgress: false,
      lock: null,
      submissionVersion: 1,
      emissionValue: 1.5,
      emissionUnit: 'KG',
      emissionUnitAmount: 1,
    });
    await server.database.asOwner((tx) =>
      sql`
        with line as (update product_line set status = 'REJECTED' where id = ${lineId} returning *)
        insert into line_history (customer_organisation_id, line_id, supplier_organisation_id, event, from_status, to_status)
        select customer_organisation_id, id, supplier_organisation_id, 'REJECTED', 'PENDING_REVIEW', status from line`.execute(
        tx,
      ),
    );
    expect(await newest()).toMatchObject({ lineId, isNew: true });
  });
});

describe('received requests', () => {
  it('are listed with their progress, without the campaign, and shown with their products', async () => {
    const { id, reference } = await asked();
    const { body } = await server.call('listReceivedRequests', { token: ingrid, query: { limit: '1' } });
    const [request] = body.data as Record<string, unknown>[];
    expect(request).toMatchObject({
      requestReference: reference,
      customer: { id: nordic.organisationId },
      requestedBy: 'Lena Brandt',
      comment: 'Please',
      dueDate: '2099-05-01',
      expects: null,
      productRequestAggregatedStatus: 'REQUESTED',
      lines: { total: 1, requested: 1 },
    });
    const shown = await server.call('getReceivedRequest', { token: ingrid, params: { requestReference: reference } });
    expect(shown.body).toEqual({ ...request, products: [await newest()] });
    expect(shown.body.products).toMatchObject([{ productId: id }]);
    expect(JSON.stringify([body, shown.body])).not.toContain('Hidden campaign');
  });

  it('are narrowed by the status of a line, and in either order', async () => {
    const { id, reference } = await asked();
    await server.call('declineEmissionRequest', {
      token: ingrid,
      params: { requestReference: reference, productId: id },
      body: { reason: 'No' },
    });
    const list = async (query: Query) => {
      const { body } = await server.call('listReceivedRequests', { token: ingrid, query: { limit: '100', ...query } });
      const { data, metadata } = body as OperationOutput<'listReceivedRequests'>;
      expect(metadata).toEqual({ count: data.length });
      return data.map(({ requestReference }) => requestReference);
    };
    expect(await list({ productRequestStatus: 'DECLINED' })).toEqual([reference]);
    expect(await list({ productRequestStatus: 'DECLINED,REQUESTED' })).toContain(reference);
    expect(await list({ productRequestStatus: 'REQUESTED' })).not.toContain(reference);
    expect(await list({ productRequestStatus: 'NOT_STARTED' })).toEqual([]);
    expect(await list({ sortDirection: 'ASC' })).toEqual((await list({})).toReversed());
  });

  it('are nobody else’s', async () => {
    const { reference } = await asked();
    const read = (token: string, requestReference: string) =>
      server.call('getReceivedRequest', { token, params: { requestReference } });
    const unknown = await read(ingrid, 'REQ-2026-999999');
    for (const refused of [unknown, await read(lena, reference)]) {
      expectProblem(refused, 'NOT_FOUND');
      expect({ ...refused.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    }
    const mine = await server.call('listReceivedRequests', { token: lena });
    expect(mine.body).toMatchObject({ data: [], metadata: { count: 0 } });
    expectProblem(await read(ingrid, 'x'), 'VALIDATION_FAILED');
    expectProblem(
      await server.call('getReceivedRequest', { params: { requestReference: reference } }),
      'UNAUTHENTICATED',
    );
  });
});
