import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { answerLine } from '../../testing/exchange.ts';
import { generateLines, insertLines } from '../../testing/generated-lines.ts';
import { demoMembers, tokenOf } from '../../testing/members.ts';

const server = await serverOfFile();
const [customer, supplier, other] = await demoMembers(server, 'Lena', 'Ingrid', 'Camille');
const supplierId = supplier.organisationId;
const lines = generateLines(40, [supplierId]);
const [lena, camille] = [await tokenOf(server, customer.email), await tokenOf(server, other.email)];
beforeAll(() =>
  server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await insertLines(tx, customer, lines);
  }),
);

const purchased = (query: Record<string, string> = {}, token = lena) =>
  server.call('listPurchasedProducts', { token, query });
const linked = (query: Record<string, string> = {}, token = lena, of = supplierId) =>
  server.call('listLinkedProducts', { token, query, params: { supplierId: of } });

describe('listPurchasedProducts', () => {
  it('says everything about a line, numbers as numbers', async () => {
    const line = lines.find(({ status, archived }) => status === 'COMPLETED' && !archived);
    await answerLine(server, line?.id ?? '', { status: 'COMPLETED', value: 12.5 });
    const { status, body } = await purchased({ productInternalReference: line?.reference ?? '' });
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          lineId: line?.id,
          productId: line?.productId,
          name: line?.name,
          internalReference: line?.reference,
          supplier: { id: supplierId, name: 'Hydral Rolling AS' },
          supplierProductReference: line?.supplierReference,
          productRequestStatus: 'COMPLETED',
          inProgress: false,
          requestReference: line?.requestReference,
          expectedDate: null,
          dueDate: null,
          requestedAt: line?.createdAt,
          emissionValue: 12.5,
          emissionUnit: 'KG',
          emissionUnitAmount: 1,
          emissionValueGranularity: 'PRODUCT',
          emissionValueConfidence: 'VERY',
          emissionDataVerified: true,
          shareOfPrimaryDataInEmissionFactor: 50,
          qualityScore: 60,
          plausibilityWarnings: [],
          submissionVersion: 1,
          submittedAt: expect.stringMatching(/Z$/),
          inForce: {
            version: 1,
            emissionValue: 12.5,
            emissionUnit: 'KG',
            emissionUnitAmount: 1,
            shareOfPrimaryDataInEmissionFactor: 50,
            qualityScore: 60,
            validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            validity: 'EXPIRED',
          },
          archived: false,
          createdAt: line?.createdAt,
          updatedAt: expect.stringMatching(/Z$/),
          featureFlags: expect.objectContaining({ edit: 'ENABLED', review: 'DISABLED', download: 'ENABLED' }),
        },
      ],
      metadata: { count: 1 },
    });
  });

  it('knows lines without a supplier and such as were never sent', async () => {
    const { body } = await purchased({ productRequestStatus: 'NOT_STARTED', limit: '500' });
    expect(body.data).toContainEqual(
      expect.objectContaining({ supplier: null, requestReference: null, requestedAt: null, emissionValue: null }),
    );
  });

  it('answers ten lines unless asked otherwise, and no page beyond the deepest', async () => {
    const { body } = await purchased();
    expect(body.data).toHaveLength(10);
    expect(body.metadata).toEqual({ count: lines.filter(({ archived }) => !archived).length });
    const last = await purchased({ pageNumber: '19', limit: '500' });
    expect([last.status, last.body.data]).toEqual([200, []]);
    expectProblem(await purchased({ pageNumber: '20', limit: '500' }), 'PAGE_TOO_DEEP');
  });

  it('shows another organisation nothing, neither lines nor counts', async () => {
    for (const query of [{}, { archived: 'true' }, { textSearch: 'steel' }, { supplierIds: supplierId }]) {
      const { body } = await purchased(query as Record<string, string>, camille);
      expect(body).toEqual({ data: [], metadata: { count: 0 } });
    }
    const { access_token: supplier } = await server.signIn('ingrid.solberg@hydral-rolling.example');
    expect((await purchased({}, supplier)).body).toEqual({ data: [], metadata: { count: 0 } });
  });

  it.each([
    { productRequestStatus: 'OPEN' },
    { emissionValueConfidence: 'VERY,MAYBE' },
    { emissionValueGranularity: 'ROUGH' },
    { emissionDataVerified: 'yes' },
    { emissionValueFrom: 'much' },
    { shareOfPrimaryDataInEmissionFactorTo: '101' },
    { dataQuality: 'GOOD' },
    { lastUpdatedFrom: 'yesterday' },
    { supplierIds: 'hydral' },
    { archived: 'maybe' },
    { sortBy: 'NAME' },
    { sortDirection: 'DOWN' },
    { limit: '0' },
    { pageNumber: '-1' },
  ])('refuses %j', async (query) => {
    expectProblem(await purchased(query as Record<string, string>), 'VALIDATION_FAILED');
  });

  it.each([{ lastUpdatedFrom: '0000-01-01' }, { lastUpdatedTo: '9999-12-31' }, { emissionValueTo: '999999999999' }])(
    'takes what is on the edge: %j',
    async (query) => {
      expect((await purchased(query as Record<string, string>)).status).toBe(200);
    },
  );

  it('needs a session', async () => {
    expectProblem(await server.call('listPurchasedProducts'), 'UNAUTHENTICATED');
  });
});

describe('listLinkedProducts', () => {
  it('answers with the lines of the supplier, in pages', async () => {
    const { body } = await linked({ limit: '3', pageNumber: '1', sortBy: 'INTERNAL_REFERENCE', sortDirection: 'ASC' });
    const own = lines.filter((line) => line.supplierId === supplierId && !line.archived);
    expect((body.data as { internalReference: string }[]).map(({ internalReference }) => internalReference)).toEqual(
      own
        .map(({ reference }) => reference)
        .toSorted()
        .slice(3, 6),
    );
    expect(body.metadata).toEqual({ count: own.length });
  });

  it("knows no one else's supplier and nobody unknown, and wants an id and a session", async () => {
    expectProblem(await linked({}, camille), 'NOT_FOUND');
    expectProblem(await linked({}, lena, crypto.randomUUID()), 'NOT_FOUND');
    expectProblem(await linked({}, lena, customer.organisationId), 'NOT_FOUND');
    expectProblem(await linked({}, lena, 'hydral'), 'VALIDATION_FAILED');
    expectProblem(await linked({ sortBy: 'NAME' }), 'VALIDATION_FAILED');
    expectProblem(await linked({ pageNumber: '1000' }), 'PAGE_TOO_DEEP');
    expectProblem(await server.call('listLinkedProducts', { params: { supplierId } }), 'UNAUTHENTICATED');
  });

  it('answers with an empty list where a supplier is connected and nothing is bought from it', async () => {
    const invited = 'empty@supplier.example';
    await server.call('createInvitations', {
      token: lena,
      body: { invitations: [{ email: invited, relation: 'SUPPLIER' }] },
    });
    const { partner_organisation_id: partner } = await server.database.asOwner((tx) =>
      tx
        .selectFrom('invitation')
        .select('partner_organisation_id')
        .where('email', '=', invited)
        .executeTakeFirstOrThrow(),
    );
    expect((await linked({}, lena, partner)).body).toEqual({ data: [], metadata: { count: 0 } });
  });
});
