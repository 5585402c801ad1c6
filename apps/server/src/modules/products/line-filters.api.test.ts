import { beforeAll, describe, expect, it } from 'vitest';
import { everyPartner } from '../../database/tallies.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { type GeneratedLine, generateLines, holdsLong, insertLines, isPast } from '../../testing/generated-lines.ts';

let token: string;
let suppliers: string[];
let lines: GeneratedLine[];

const server = await serverOfFile();
beforeAll(async () => {
  const members = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['organisation_id as organisationId', 'id as userId', 'first_name'])
      .execute(),
  );
  const member = (name: string) => {
    const found = members.find(({ first_name }) => first_name === name);
    if (!found) throw new Error('The demo has changed its users.');
    return found;
  };
  suppliers = ['Ingrid', 'Camille'].map((name) => member(name).organisationId);
  lines = generateLines(240, suppliers);
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await insertLines(tx, member('Lena'), lines);
    await insertLines(tx, member('Camille'), generateLines(20, [member('Ingrid').organisationId]));
  });
  token = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
});

interface Listed {
  data: { lineId: string }[];
  metadata: { count: number; more?: boolean };
}

type Query = Record<string, string>;

/** The ids on all pages of a size that cuts through lines that are equal. */
async function allPages(query: Query, supplierId?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { status, body } = await server.call(supplierId ? 'listLinkedProducts' : 'listPurchasedProducts', {
      token,
      query: { ...query, limit: '89', pageNumber: String(pageNumber) },
      ...(supplierId ? { params: { supplierId } } : {}),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const { data, metadata } = body as unknown as Listed;
    ids.push(...data.map(({ lineId }) => lineId));
    if (data.length < 89) {
      expect(metadata).toEqual({ count: ids.length });
      return ids;
    }
  }
}

type Key = (line: GeneratedLine) => string | number | null;
const keys: Record<string, Key> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  EMISSION_VALUE: ({ value }) => value,
  INTERNAL_REFERENCE: ({ reference }) => reference,
};

function sorted(some: readonly GeneratedLine[], sortBy: string, sortDirection: string): string[] {
  const key = keys[sortBy] as Key;
  const turn = sortDirection === 'ASC' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -turn : a > b ? turn : 0);
  return some
    .toSorted((a, b) => {
      const [left, right] = [key(a), key(b)];
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1;
        return compare(a.id, b.id);
      }
      return compare(left, right) || compare(a.id, b.id);
    })
    .map(({ id }) => id);
}

const has = (text: string | null, part: string) => text?.toLowerCase().includes(part.toLowerCase()) ?? false;
const everywhere = (line: GeneratedLine) =>
  ['', line.name, line.reference, line.requestReference ?? '', line.supplierReference ?? ''].join(' ');

const isLate = (status: string) => status === 'REQUESTED' || status === 'REJECTED';

const both: [string, Query, (line: GeneratedLine) => boolean][] = [
  ['nothing', {}, () => true],
  ['one status', { productRequestStatus: 'REJECTED' }, ({ status }) => status === 'REJECTED'],
  [
    'several statuses',
    { productRequestStatus: 'COMPLETED,REQUESTED,NOT_STARTED' },
    ({ status }) => ['COMPLETED', 'REQUESTED', 'NOT_STARTED'].includes(status),
  ],
  ['the first day of change', { lastUpdatedFrom: '2026-04-20' }, ({ updatedAt }) => updatedAt >= '2026-04-20'],
  [
    'both days of change, as moments',
    { lastUpdatedFrom: '2026-04-03T12:00:00Z', lastUpdatedTo: '2026-04-05T01:00:00+03:00' },
    ({ updatedAt }) => updatedAt >= '2026-04-03' && updatedAt < '2026-04-05',
  ],
  ['the last day of change', { lastUpdatedTo: '2026-04-02' }, ({ updatedAt }) => updatedAt < '2026-04-03'],
  ['a part of the name', { productName: 'TEEL' }, ({ name }) => has(name, 'teel')],
  ['a sign of patterns', { productName: '100%' }, ({ name }) => has(name, '100%')],
  ['another sign of patterns', { productName: 'glue_a' }, ({ name }) => has(name, 'glue_a')],
  ['the sign that escapes', { productName: 't \\ n' }, ({ name }) => has(name, 't \\ n')],
  ['two letters that begin a word', { productName: 'xl' }, ({ name }) => has(` ${name}`, ' xl')],
  ['one letter that begins a word', { productName: 's' }, ({ name }) => has(` ${name}`, ' s')],
  ['a part of the reference', { productInternalReference: '-11' }, ({ reference }) => has(reference, '-11')],
  ['no letter at all', { productInternalReference: '-' }, () => false],
  ['verified data', { emissionDataVerified: '1' }, ({ verified }) => verified === true],
  ['data not verified', { emissionDataVerified: 'false' }, ({ verified }) => verified === false],
  ['either', { emissionDataVerified: 'true,0' }, ({ verified }) => verified !== null],
  ['the least value', { emissionValueFrom: '2.25' }, ({ value }) => value !== null && value >= 2.25],
  [
    'the least and the greatest value',
    { emissionValueFrom: '0', emissionValueTo: '1.5' },
    ({ value }) => value !== null && value <= 1.5,
  ],
  ['a confidence', { emissionValueConfidence: 'VERY' }, ({ confidence }) => confidence === 'VERY'],
  [
    'several confidences',
    { emissionValueConfidence: 'SOMEWHAT,NONE' },
    ({ confidence }) => confidence === 'SOMEWHAT' || confidence === 'NONE',
  ],
  ['a granularity', { emissionValueGranularity: 'PRODUCT' }, ({ granularity }) => granularity === 'PRODUCT'],
  [
    'several granularities',
    { emissionValueGranularity: 'LIFECYCLE,UNAVAILABLE' },
    ({ granularity }) => granularity === 'LIFECYCLE' || granularity === 'UNAVAILABLE',
  ],
  [
    'the share of primary data',
    { shareOfPrimaryDataInEmissionFactorFrom: '10', shareOfPrimaryDataInEmissionFactorTo: '60.5' },
    ({ share }) => share !== null && share >= 10 && share <= 60.5,
  ],
  ['data that have lapsed', { validity: 'EXPIRED' }, ({ validUntil }) => isPast(validUntil)],
  [
    'data that lapse soon or have lapsed',
    { validity: 'EXPIRING,EXPIRED' },
    ({ validUntil }) => validUntil !== null && !holdsLong(validUntil),
  ],
  ['data that hold', { validity: 'VALID' }, ({ validUntil }) => holdsLong(validUntil)],
  ['any validity', { validity: 'VALID,EXPIRED,EXPIRING' }, ({ validUntil }) => validUntil !== null],
  ['a low quality', { dataQuality: 'LOW' }, ({ score }) => score !== null && score < 40],
  ['a medium quality', { dataQuality: 'MEDIUM' }, ({ score }) => score !== null && score >= 40 && score < 70],
  [
    'a low or a high quality',
    { dataQuality: 'HIGH,LOW' },
    ({ score }) => score !== null && (score < 40 || score >= 70),
  ],
  ['any quality', { dataQuality: 'LOW,MEDIUM,HIGH' }, ({ score }) => score !== null],
  [
    'many things at once',
    {
      productRequestStatus: 'COMPLETED,CANCELED',
      emissionDataVerified: '0',
      emissionValueFrom: '1',
      productName: 'steel',
    },
    ({ status, verified, value, name }) =>
      ['COMPLETED', 'CANCELED'].includes(status) &&
      verified === false &&
      value !== null &&
      value >= 1 &&
      has(name, 'steel'),
  ],
];

const purchasedOnly: [string, Query, (line: GeneratedLine) => boolean][] = [
  ['text in any of its places', { textSearch: '12' }, (line) => has(everywhere(line), ' 12')],
  [
    'the reference of a request',
    { textSearch: 'req-2026-10001' },
    (line) => has(line.requestReference, 'REQ-2026-10001'),
  ],
  ['what is late', { overdue: 'true' }, ({ status, dueDate }) => isLate(status) && isPast(dueDate)],
  [
    'what is late among some statuses',
    { overdue: 'true', productRequestStatus: 'REJECTED,COMPLETED' },
    ({ status, dueDate }) => status === 'REJECTED' && isPast(dueDate),
  ],
  ['what cannot be late', { overdue: 'true', productRequestStatus: 'COMPLETED' }, () => false],
  ['nothing, said so', { overdue: 'false' }, () => true],
  [
    'the days of asking',
    { requestedFrom: '2026-03-05', requestedTo: '2026-03-20T23:00:00+02:00' },
    ({ status, createdAt }) => status !== 'NOT_STARTED' && createdAt >= '2026-03-05' && createdAt < '2026-03-21',
  ],
  [
    'the last day of asking, where it is open',
    { requestedTo: '2026-03-08', productRequestStatus: 'REJECTED,REQUESTED,PENDING_REVIEW' },
    ({ status, createdAt }) => (isLate(status) || status === 'PENDING_REVIEW') && createdAt < '2026-03-09',
  ],
  ["the supplier's reference", { textSearch: 'sup/1' }, (line) => has(line.supplierReference, 'sup/1')],
];

const orders = Object.keys(keys).flatMap((sortBy) =>
  ['ASC', 'DESC'].map((sortDirection) => ({ sortBy, sortDirection })),
);

describe('purchased products', () => {
  it.each([...both, ...purchasedOnly])('narrowed by %s, in every order', async (_what, query, matches) => {
    const expected = lines.filter((line) => !line.archived && matches(line));
    for (const { sortBy, sortDirection } of orders) {
      expect(await allPages({ ...query, sortBy, sortDirection }), `${sortBy} ${sortDirection}`).toEqual(
        sorted(expected, sortBy, sortDirection),
      );
    }
  });

  it('of chosen suppliers', async () => {
    for (const chosen of [suppliers.slice(0, 1), suppliers]) {
      const expected = lines.filter(({ archived, supplierId }) => !archived && chosen.includes(supplierId ?? ''));
      for (const { sortBy, sortDirection } of orders) {
        expect(await allPages({ supplierIds: chosen.join(), sortBy, sortDirection })).toEqual(
          sorted(expected, sortBy, sortDirection),
        );
      }
    }
    expect(await allPages({ supplierIds: everyPartner })).toEqual([]);
  });

  it('in the archive', async () => {
    const archived = lines.filter((line) => line.archived);
    for (const { sortBy, sortDirection } of orders) {
      expect(await allPages({ archived: 'true', sortBy, sortDirection })).toEqual(
        sorted(archived, sortBy, sortDirection),
      );
    }
    const rejected = archived.filter(({ status }) => status === 'REJECTED');
    expect(await allPages({ archived: '1', productRequestStatus: 'REJECTED' })).toEqual(
      sorted(rejected, 'CREATED_AT', 'DESC'),
    );
  });

  it('the newest first unless asked otherwise', async () => {
    const listed = lines.filter(({ archived }) => !archived);
    expect(await allPages({})).toEqual(sorted(listed, 'CREATED_AT', 'DESC'));
    expect(await allPages({ sortDirection: 'ASC' })).toEqual(sorted(listed, 'CREATED_AT', 'ASC'));
  });
});

describe('linked products', () => {
  // Two orders for each, in turn: by themselves they are the same as those of all purchased products.
  it.each(both.map((each, index) => [...each, orders.filter((_, order) => order % 4 === index % 4)] as const))(
    'narrowed by %s',
    async (_what, query, matches, some) => {
      const [supplierId = ''] = suppliers;
      const expected = lines.filter((line) => !line.archived && line.supplierId === supplierId && matches(line));
      for (const { sortBy, sortDirection } of some) {
        expect(await allPages({ ...query, sortBy, sortDirection }, supplierId), `${sortBy} ${sortDirection}`).toEqual(
          sorted(expected, sortBy, sortDirection),
        );
      }
    },
  );
});
