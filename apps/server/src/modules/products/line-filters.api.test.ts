import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { lineSortFields } from '@pcf/contract/vocabulary/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyPartner } from '../../database/tallies.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { type GeneratedLine, generateLines, holdsLong, insertLines, isPast } from '../../testing/generated-lines.ts';
import { idsOnAllPages, sortedIds } from '../../testing/list-pages.ts';
import { demoMembers, tokenOf } from '../../testing/members.ts';

const server = await serverOfFile();
const [lena, ingrid, camille] = await demoMembers(server, 'Lena', 'Ingrid', 'Camille');
const token = await tokenOf(server, lena.email);
const suppliers = [ingrid.organisationId, camille.organisationId];
const lines = generateLines(240, suppliers);
beforeAll(() =>
  server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await insertLines(tx, lena, lines);
    await insertLines(tx, camille, generateLines(20, [ingrid.organisationId]));
  }),
);

type Query = Record<string, string>;

const allPages = (query: Query, supplierId?: string) =>
  idsOnAllPages(
    (page) =>
      server.call(supplierId ? 'listLinkedProducts' : 'listPurchasedProducts', {
        token,
        query: { ...query, ...page },
        ...(supplierId ? { params: { supplierId } } : {}),
      }),
    { size: 89, key: 'lineId' },
  );

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

const orders = lineSortFields.flatMap((sortBy) => sortDirections.map((sortDirection) => ({ sortBy, sortDirection })));

describe('purchased products', () => {
  it.each([...both, ...purchasedOnly])('narrowed by %s, in every order', async (_what, query, matches) => {
    const expected = lines.filter((line) => !line.archived && matches(line));
    for (const { sortBy, sortDirection } of orders) {
      expect(await allPages({ ...query, sortBy, sortDirection }), `${sortBy} ${sortDirection}`).toEqual(
        sortedIds(expected, sortBy, sortDirection),
      );
    }
  });

  it('of chosen suppliers', async () => {
    for (const chosen of [suppliers.slice(0, 1), suppliers]) {
      const expected = lines.filter(({ archived, supplierId }) => !archived && chosen.includes(supplierId ?? ''));
      for (const { sortBy, sortDirection } of orders) {
        expect(await allPages({ supplierIds: chosen.join(), sortBy, sortDirection })).toEqual(
          sortedIds(expected, sortBy, sortDirection),
        );
      }
    }
    expect(await allPages({ supplierIds: everyPartner })).toEqual([]);
  });

  it('in the archive', async () => {
    const archived = lines.filter((line) => line.archived);
    for (const { sortBy, sortDirection } of orders) {
      expect(await allPages({ archived: 'true', sortBy, sortDirection })).toEqual(
        sortedIds(archived, sortBy, sortDirection),
      );
    }
    const rejected = archived.filter(({ status }) => status === 'REJECTED');
    expect(await allPages({ archived: '1', productRequestStatus: 'REJECTED' })).toEqual(
      sortedIds(rejected, 'CREATED_AT', 'DESC'),
    );
  });

  it('the newest first unless asked otherwise', async () => {
    const listed = lines.filter(({ archived }) => !archived);
    expect(await allPages({})).toEqual(sortedIds(listed, 'CREATED_AT', 'DESC'));
    expect(await allPages({ sortDirection: 'ASC' })).toEqual(sortedIds(listed, 'CREATED_AT', 'ASC'));
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
          sortedIds(expected, sortBy, sortDirection),
        );
      }
    },
  );
});
