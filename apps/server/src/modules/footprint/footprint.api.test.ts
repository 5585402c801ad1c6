import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyPartner } from '../../database/tallies.ts';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor, pathsOf } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import { catalogueFactor } from './testing/catalogue-factors.ts';
import { answeredPurchase, footprintOf, listLines, tonne } from './testing/purchases.ts';

const perKilogram = { granularity: 'PRODUCT', value: 2, unit: 'KG' } as const;
const factor = catalogueFactor();

const all = await answeringOfFile();
let steel: Asked;
let sand: Asked;
let salt: string;
beforeAll(async () => {
  const { server, buyer: token } = all;
  steel = await answeredPurchase(all, { ...tonne, name: 'Steel' }, perKilogram);
  sand = await askFor(all, { supplierId: all.quarry.id }, { ...tonne, name: 'Sand', yearlyQuantity: 3 });
  await server.call('chooseEstimates', { token, body: { productIds: [sand.id], factor } });
  salt = (await createProduct(server, token, { ...tonne, name: 'Salt', unit: null })).id;
  await createProduct(server, token, { ...tonne, name: 'Lime', quantityYear: 2024 });
  await createProduct(server, token, { ...tonne, name: 'Clay', quantityYear: null });
  await createProduct(server, token, { name: 'Tar' });
});

const sandKg = Number((factor.impact * 3).toFixed(6));
const names = async (query: Readonly<Record<string, string>>) =>
  (await listLines(all.server, all.buyer, query)).data.map(({ name }) => name);

describe('the footprint of what was bought', () => {
  it('sums the newest year, suppliers’ data and estimates apart, with the largest of each', async () => {
    const sums = { lines: 1, specificLines: 0, estimatedLines: 0, specificKg: 0, estimatedKg: 0 };
    expect(await footprintOf(all)).toEqual({
      year: 2026,
      years: [2026, 2024, null],
      lines: 3,
      specificLines: 1,
      estimatedLines: 1,
      specificKg: 2000,
      estimatedKg: sandKg,
      massKg: 1003,
      weighedLines: 2,
      specificMassKg: 1000,
      estimatedMassKg: 3,
      acceptedLines: 1,
      linesWithoutQuantity: 3,
      products: [
        {
          lineId: steel.lineId,
          productId: steel.id,
          name: 'Steel',
          internalReference: expect.any(String),
          supplierName: 'Mill',
          totalKg: 2000,
          basis: 'SPECIFIC',
        },
        expect.objectContaining({ lineId: sand.lineId, totalKg: sandKg, basis: 'ESTIMATED' }),
      ],
      suppliers: [
        { id: all.mill.id, name: 'Mill', ...sums, specificLines: 1, specificKg: 2000 },
        { id: all.quarry.id, name: 'Quarry', ...sums, estimatedLines: 1, estimatedKg: sandKg },
      ],
    });
  });

  it('sums another year, the quantities without one, and a year of nothing', async () => {
    const none = { specificKg: 0, estimatedKg: 0, products: [], suppliers: [] };
    expect(await footprintOf(all, 2024)).toMatchObject({ year: 2024, lines: 1, linesWithoutQuantity: 5, ...none });
    expect(await footprintOf(all, 0)).toMatchObject({ year: null, lines: 1, massKg: 1000, ...none });
    const years = [2026, 2024, null];
    expect(await footprintOf(all, 2020)).toMatchObject({ year: 2020, years, lines: 0, linesWithoutQuantity: 6 });
  });

  it('is nobody else’s', async () => {
    const nothing = { year: null, years: [], lines: 0, linesWithoutQuantity: 0, products: [], suppliers: [] };
    for (const buyer of [all.otherBuyer, all.mill.token]) {
      expect(await footprintOf({ ...all, buyer })).toMatchObject(nothing);
    }
    expectProblem(await all.server.call('getFootprint'), 'UNAUTHENTICATED');
    const wrong = await all.server.call('getFootprint', { token: all.buyer, query: { year: '1066' } });
    expectProblem(wrong, 'VALIDATION_FAILED');
    expect(pathsOf(wrong)).toEqual(['/query/year']);
  });
});

describe('the list of what was bought', () => {
  it('has the largest first, each with where its emissions come from', async () => {
    const { data, metadata } = await listLines(all.server, all.buyer);
    expect(metadata).toEqual({ count: 3 });
    expect(data).toEqual([
      {
        lineId: steel.lineId,
        productId: steel.id,
        name: 'Steel',
        internalReference: expect.any(String),
        supplier: { id: all.mill.id, name: 'Mill' },
        productRequestStatus: 'COMPLETED',
        requestReference: steel.reference,
        year: 2026,
        quantity: 1000,
        quantityUnit: null,
        massKg: 1000,
        basis: 'SPECIFIC',
        totalKg: 2000,
        gap: null,
        inForce: {
          version: 1,
          emissionValue: 2,
          emissionUnit: 'KG',
          emissionUnitAmount: 1,
          massKg: null,
          acceptedAt: expect.stringMatching(/Z$/),
        },
        estimate: null,
      },
      expect.objectContaining({
        name: 'Sand',
        basis: 'ESTIMATED',
        totalKg: sandKg,
        gap: 'NO_ANSWER',
        inForce: null,
        estimate: { ...factor, chosenBy: 'Mara Voss', chosenAt: expect.stringMatching(/Z$/) },
      }),
      expect.objectContaining({ name: 'Salt', supplier: null, basis: 'MISSING', totalKg: null, gap: 'NO_ANSWER' }),
    ]);
  });

  it('has the pages, the filters and their counts', async () => {
    expect(await names({ limit: '1', pageNumber: '1' })).toEqual(['Sand']);
    expect(await names({ limit: '2', pageNumber: '1' })).toEqual(['Salt']);
    expect(await names({ year: '2024' })).toEqual(['Lime']);
    expect(await names({ year: '0' })).toEqual(['Clay']);
    const found: [Record<string, string>, string[]][] = [
      [{ basis: 'MISSING' }, ['Salt']],
      [{ basis: 'ESTIMATED,SPECIFIC' }, ['Steel', 'Sand']],
      [{ supplierIds: all.quarry.id }, ['Sand']],
      [{ supplierIds: `${all.quarry.id},${all.mill.id}` }, ['Steel', 'Sand']],
      [{ supplierIds: `${all.quarry.id},${all.mill.id}`, basis: 'ESTIMATED' }, ['Sand']],
      [{ productIds: `${salt},${steel.id}` }, ['Steel', 'Salt']],
      [{ productIds: `${salt},${steel.id}`, supplierIds: all.mill.id, basis: 'SPECIFIC' }, ['Steel']],
      [{ supplierIds: randomUUID() }, []],
      [{ supplierIds: everyPartner }, []],
    ];
    for (const [query, expected] of found) {
      const { data, metadata } = await listLines(all.server, all.buyer, query);
      expect([data.map(({ name }) => name), metadata], JSON.stringify(query)).toEqual([
        expected,
        { count: expected.length },
      ]);
    }
  });

  it('is nobody else’s, and ends somewhere', async () => {
    for (const token of [all.otherBuyer, all.mill.token]) {
      const asked = { year: '2026', productIds: steel.id };
      expect(await listLines(all.server, token, asked)).toEqual({ data: [], metadata: { count: 0 } });
    }
    expectProblem(await all.server.call('listFootprintLines'), 'UNAUTHENTICATED');
    const refused = (query: Record<string, string>) =>
      all.server.call('listFootprintLines', { token: all.buyer, query });
    expectProblem(await refused({ basis: 'GUESSED' }), 'VALIDATION_FAILED');
    expectProblem(await refused({ supplierIds: 'Mill' }), 'VALIDATION_FAILED');
    expectProblem(await refused({ pageNumber: '20', limit: '500' }), 'PAGE_TOO_DEEP');
  });
});
