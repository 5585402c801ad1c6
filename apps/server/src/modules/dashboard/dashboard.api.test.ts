import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../database/whole-day.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, askFor, asOwner } from '../../testing/answering.ts';
import { submitAnswer } from '../../testing/answers.ts';
import { createProduct, invitedSupplier } from '../../testing/exchange.ts';

const all = await answeringOfFile();

/** Two campaigns of a customer's, a line in every status but one, and another customer of the same supplier. */
beforeAll(async () => {
  const { server, buyer, mill, quarry } = all;
  const spring = { campaign: 'Spring' };
  const accepted = await askFor(all, spring);
  const toReview = await askFor(all, spring);
  const rejected = await askFor(all, spring);
  const declined = await askFor({ ...all, mill: quarry }, spring);
  const late = await askFor(all);
  await askFor(all);
  await createProduct(server, buyer);
  for (const { reference, id } of [accepted, toReview, rejected])
    expect((await submitAnswer(server, mill.token, reference, id)).status).toBe(200);
  const review = (name: 'acceptEmissionData' | 'rejectEmissionData', { params }: typeof accepted, body: object) =>
    server.call(name, { token: buyer, params, body: { version: 1, ...body } });
  expect((await review('acceptEmissionData', accepted, {})).status).toBe(200);
  expect((await review('rejectEmissionData', rejected, { reason: 'Why?' })).status).toBe(200);
  const refusal = { token: quarry.token, params: declined.params, body: { reason: 'Not ours' } };
  expect((await server.call('declineEmissionRequest', refusal)).status).toBe(200);
  await invitedSupplier(server, buyer, 'sales@silent.example');
  await asOwner(
    server,
    sql`insert into undeliverable_address (email, response_code) values ('sales@silent.example', 550)`,
  );
  await asOwner(
    server,
    sql`update product_line set due_date = current_date - 1, requested_at = now() - interval '45 days' where id = ${late.lineId}`,
  );
});

type Read =
  | 'getDashboard'
  | 'getDataHistory'
  | 'getEmissionRequestSummary'
  | 'getRequestSummary'
  | 'getRequestAgeSummary';

async function read<Name extends Read>(name: Name, token: string): Promise<OperationOutput<Name>> {
  const { status, body } = await all.server.call(name, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as OperationOutput<Name>;
}

const noLines = {
  NOT_STARTED: 0,
  REJECTED: 0,
  REQUESTED: 0,
  PENDING_REVIEW: 0,
  COMPLETED: 0,
  DECLINED: 0,
  CANCELED: 0,
};
const noRequests = { NOT_STARTED: 0, REJECTED: 0, REQUESTED: 0, COMPLETED: 0 };
const noAges = { UNDER_30: 0, FROM_30_TO_60: 0, FROM_60_TO_90: 0, OVER_90: 0 };
const nothing: OperationOutput<'getDashboard'> = {
  customer: {
    toReview: 0,
    oldestReview: null,
    overdue: 0,
    expiring: 0,
    expired: 0,
    declined: 0,
    undeliverable: 0,
    suppliers: 0,
    products: 0,
    requested: 0,
  },
  supplier: {
    toAnswer: 0,
    rejected: 0,
    dueSoon: 0,
    askedBy: [],
    overdue: 0,
    expiring: 0,
    expired: 0,
    customers: 0,
    lines: 0,
    templates: 0,
  },
  campaign: null,
};

describe('getDashboard', () => {
  it('counts what waits for a customer, and how its campaign stands', async () => {
    expect(await read('getDashboard', all.buyer)).toEqual({
      ...nothing,
      customer: {
        ...nothing.customer,
        toReview: 1,
        oldestReview: {
          supplierName: 'Mill',
          submittedAt: expect.stringMatching(/Z$/),
          requestReference: expect.stringMatching(/^REQ-/),
          productId: expect.any(String),
        },
        overdue: 1,
        declined: 1,
        undeliverable: 1,
        suppliers: 3,
        products: 7,
        requested: 6,
      },
      campaign: {
        id: expect.any(String),
        name: 'Spring',
        createdAt: expect.stringMatching(/Z$/),
        suppliers: 2,
        answeredSuppliers: 2,
        lines: { ...noLines, REJECTED: 1, PENDING_REVIEW: 1, COMPLETED: 1, DECLINED: 1 },
      },
    });
  });

  it('counts what waits for a supplier', async () => {
    expect(await read('getDashboard', all.mill.token)).toEqual({
      ...nothing,
      supplier: {
        ...nothing.supplier,
        toAnswer: 2,
        rejected: 1,
        overdue: 1,
        askedBy: [{ id: expect.any(String), name: expect.any(String), open: 3 }],
        customers: 1,
        lines: 5,
      },
    });
    expect(await read('getDashboard', all.quarry.token)).toEqual({
      ...nothing,
      supplier: { ...nothing.supplier, customers: 1, lines: 1 },
    });
  });

  it('shows the newest campaign where all are over, and one that is not before a newer one', async () => {
    const { server, buyer, mill } = all;
    const autumn = await askFor(all, { campaign: 'Autumn' });
    expect((await read('getDashboard', buyer)).campaign?.name).toBe('Autumn');
    await submitAnswer(server, mill.token, autumn.reference, autumn.id);
    await server.call('acceptEmissionData', { token: buyer, params: autumn.params, body: { version: 1 } });
    expect((await read('getDashboard', buyer)).campaign).toMatchObject({ name: 'Spring', answeredSuppliers: 2 });
    await asOwner(
      server,
      sql`update product_line set status = 'CANCELED'
           where status in ('PENDING_REVIEW', 'REJECTED') and request_id in (
             select r.id from emission_request r join campaign c on c.id = r.campaign_id where c.name = 'Spring')`,
    );
    expect((await read('getDashboard', buyer)).campaign).toMatchObject({
      name: 'Autumn',
      suppliers: 1,
      answeredSuppliers: 1,
      lines: { ...noLines, COMPLETED: 1 },
    });
  });
});

describe('the summaries', () => {
  it('count requests by what has become of them', async () => {
    expect(await read('getEmissionRequestSummary', all.buyer)).toEqual({
      sent: { NOT_STARTED: 2, REJECTED: 1, REQUESTED: 2, COMPLETED: 2 },
      received: noRequests,
    });
    expect(await read('getEmissionRequestSummary', all.mill.token)).toEqual({
      sent: noRequests,
      received: { NOT_STARTED: 2, REJECTED: 0, REQUESTED: 2, COMPLETED: 2 },
    });
    expect((await read('getEmissionRequestSummary', all.quarry.token)).received).toEqual({
      ...noRequests,
      REJECTED: 1,
    });
  });

  it('count lines by status and by age on both sides', async () => {
    const lines = { ...noLines, REQUESTED: 2, COMPLETED: 2, CANCELED: 2 };
    expect(await read('getRequestSummary', all.buyer)).toEqual({
      customer: { ...lines, NOT_STARTED: 1, DECLINED: 1 },
      supplier: noLines,
    });
    expect(await read('getRequestSummary', all.mill.token)).toEqual({ customer: noLines, supplier: lines });
    const ages = { ...noAges, UNDER_30: 1, FROM_30_TO_60: 1 };
    expect(await read('getRequestAgeSummary', all.buyer)).toEqual({ customer: ages, supplier: noAges });
    expect(await read('getRequestAgeSummary', all.mill.token)).toEqual({ customer: noAges, supplier: ages });
  });
});

describe('getDataHistory', () => {
  const months = (count: number) => {
    const [year = 0, month = 0] = today().split('-').map(Number);
    return Array.from({ length: count }, (_, ago) =>
      new Date(Date.UTC(year, month - count + ago, 1)).toISOString().slice(0, 7),
    );
  };

  it('tells how what is in force stood in each of twelve months, what was before them included', async () => {
    const { server, buyer, mill } = all;
    const none = { lines: 0, primaryDataShare: null, verifiedShare: null, qualityScore: null };
    const before = await read('getDataHistory', buyer);
    expect(before.customer.map(({ month }) => month)).toEqual(months(12));
    expect(before.customer.slice(0, 11)).toEqual(
      months(12)
        .slice(0, 11)
        .map((month) => ({ month, ...none })),
    );
    const now = before.customer[11];
    expect(now).toMatchObject({ lines: 2, primaryDataShare: 100, verifiedShare: 0 });
    expect(now?.qualityScore).toBeGreaterThan(0);
    expect(before.supplier).toEqual(months(12).map((month) => ({ month, ...none })));

    // Years ago ten lines came into force, half of them verified; four months ago four of those fell away.
    await asOwner(
      server,
      sql`insert into line_month_tally (organisation_id, side, month, valued_lines, verified_lines, shared_lines, primary_data_share_sum,
                                        scored_lines, quality_score_sum)
          select l.supplier_organisation_id, 'SUPPLIER', m.month, m.lines, m.verified, m.shared, m.share, 0, 0
            from (select distinct supplier_organisation_id from product_line where supplier_organisation_id = ${mill.id}) l
           cross join (values (date '2020-02-01', 4, 1, 2, 50), (date '2021-07-01', 6, 4, 0, 0),
                              ((${`${months(5)[0]}-01`})::date, -4, -4, 0, 0)) m (month, lines, verified, shared, share)`,
    );
    const { supplier } = await read('getDataHistory', mill.token);
    const [first, fell] = [supplier[0], supplier[7]];
    expect(supplier.slice(0, 7)).toEqual(
      months(12)
        .slice(0, 7)
        .map((month) => ({ month, lines: 10, primaryDataShare: 25, verifiedShare: 50, qualityScore: null })),
    );
    expect(first?.month).toBe(months(12)[0]);
    expect(fell).toMatchObject({ month: months(5)[0], lines: 6, primaryDataShare: 25, verifiedShare: 16.7 });
    expect(supplier[10]).toMatchObject({ lines: 6 });
    expect(supplier[11]).toMatchObject({
      lines: 8,
      primaryDataShare: 62.5,
      verifiedShare: 12.5,
      qualityScore: now?.qualityScore,
    });
  });
});

describe('every call', () => {
  const reads: readonly Read[] = [
    'getDashboard',
    'getDataHistory',
    'getEmissionRequestSummary',
    'getRequestSummary',
    'getRequestAgeSummary',
  ];

  it.each(reads)('%s needs a session', async (name) => {
    expectProblem(await all.server.call(name), 'UNAUTHENTICATED');
  });

  it('counts nothing of other organisations', async () => {
    expect(await read('getDashboard', all.otherBuyer)).toEqual(nothing);
    expect(await read('getRequestSummary', all.otherBuyer)).toEqual({ customer: noLines, supplier: noLines });
    expect(await read('getRequestAgeSummary', all.otherBuyer)).toEqual({ customer: noAges, supplier: noAges });
    expect(await read('getEmissionRequestSummary', all.otherBuyer)).toEqual({ sent: noRequests, received: noRequests });
    const { customer, supplier } = await read('getDataHistory', all.otherBuyer);
    for (const { lines, primaryDataShare } of [...customer, ...supplier])
      expect({ lines, primaryDataShare }).toEqual({ lines: 0, primaryDataShare: null });
  });
});
