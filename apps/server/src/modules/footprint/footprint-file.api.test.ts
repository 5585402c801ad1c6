import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor } from '../../testing/answering.ts';
import { createProduct } from '../../testing/exchange.ts';
import { fetchFile } from '../../testing/send-file.ts';
import { keepPlans } from '../files/staged-import.service.ts';
import { catalogueFactor } from './testing/catalogue-factors.ts';
import { answeredPurchase, tonne } from './testing/purchases.ts';

const factor = catalogueFactor();

const all = await answeringOfFile();
let lid: Asked;
beforeAll(async () => {
  const { server, buyer: token } = all;
  lid = await answeredPurchase(
    all,
    { ...tonne, name: '=1+1', internalReference: 'F-1', unit: 'DIMENSIONLESS', massKg: 0.25, quantityUnit: 'KG' },
    { granularity: 'PRODUCT', value: 3, unit: 'DIMENSIONLESS', unitAmount: 100, productMassKg: 0.2 },
  );
  await answeredPurchase(
    all,
    { ...tonne, name: 'Steel', internalReference: 'F-2' },
    { granularity: 'PRODUCT', value: 2, unit: 'KG' },
  );
  const sand = await askFor(
    all,
    {},
    { ...tonne, name: 'Sand', internalReference: 'F-3', unit: 'M3', massKg: 1.6, yearlyQuantity: 2 },
  );
  await server.call('chooseEstimates', { token, body: { productIds: [sand.id], factor } });
  await createProduct(server, token, { ...tonne, name: 'Salt', internalReference: 'F-4', unit: null });
  await createProduct(server, token, { ...tonne, name: 'Lime', internalReference: 'F-5', quantityYear: 2024 });
});

const download = (query = '', token = all.buyer) =>
  fetchFile(all.server, token, `/api/organisation/footprint/download?${query}`);

/** Rows of a spreadsheet by their headings, without what is empty. */
async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  const [headings = [], ...rows] = await readSheet((await download(`format=xlsx&${query}`)).bytes);
  return rows.map((row) =>
    Object.fromEntries(row.flatMap((cell, index) => (cell === null ? [] : [[String(headings[index]), cell]]))),
  );
}

const references = (bytes: Buffer) => bytes.toString('utf8').match(/\bF-\d+/g) ?? [];

describe('the file of what was bought', () => {
  it('is a table as CSV, the largest emissions first and nothing else in it', async () => {
    const { status, headers, bytes } = await download('fileName=../Bilanz');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain('filename="Bilanz.csv"');
    const rows = bytes.toString('utf8').split('\r\n');
    expect(rows[0]).toBe(
      '\ufeffProduct name,Product reference number,Supplier name,Request reference,Status,Year,Yearly quantity,Quantity unit,Mass of one unit (kg),Mass of one unit from,Mass (kg),Basis,Emissions from supplier data (kgCO2e),Emissions estimated (kgCO2e),Working,Why not from supplier data,Value in force (kgCO2e),Unit amount in force,Unit in force,Mass of one unit in force (kg),Mass of one unit in force from,Version in force,Accepted on,Reference year,Verified,Primary data share (%),Data quality score (0-100),Valid until,Estimate category,Estimate factor,Estimate factor (kgCO2e per kg),Estimate catalogue version,Estimate chosen by,Estimate chosen on',
    );
    expect(references(bytes)).toEqual(['F-2', 'F-1', 'F-3', 'F-4']);
    expect(rows).toHaveLength(6);
    expect(rows[2]).toMatch(/^'=1\+1,F-1,Mill,/);
  });

  it('says of each figure where it is from and how it came about', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const [steel, first, sand, salt] = await rowsOf('');
    expect(steel).toMatchObject({ Working: '1000 × 2 / 1', 'Emissions from supplier data (kgCO2e)': 2000 });
    expect(first).toEqual({
      'Product name': "'=1+1",
      'Product reference number': 'F-1',
      'Supplier name': 'Mill',
      'Request reference': lid.reference,
      Status: 'COMPLETED',
      Year: 2026,
      'Yearly quantity': 1000,
      'Quantity unit': 'KG',
      'Mass of one unit (kg)': 1,
      'Mass (kg)': 1000,
      Basis: 'SPECIFIC',
      'Emissions from supplier data (kgCO2e)': 150,
      Working: '1000 × 1 kg × 3 / (100 × 0.2 kg)',
      'Value in force (kgCO2e)': 3,
      'Unit amount in force': 100,
      'Unit in force': 'DIMENSIONLESS',
      'Mass of one unit in force (kg)': 0.2,
      'Mass of one unit in force from': 'SUPPLIER',
      'Version in force': 1,
      'Accepted on': today,
      'Reference year': 2024,
      Verified: 'false',
      'Primary data share (%)': 100,
      'Data quality score (0-100)': expect.any(Number),
      'Valid until': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(sand).toMatchObject({
      'Mass of one unit (kg)': 1.6,
      'Mass of one unit from': 'PRODUCT',
      'Mass (kg)': 3.2,
      Basis: 'ESTIMATED',
      'Emissions estimated (kgCO2e)': Number((3.2 * factor.impact).toFixed(6)),
      Working: `2 × 1.6 kg × ${factor.impact}`,
      'Why not from supplier data': 'NO_ANSWER',
      'Estimate category': [factor.topCategory, factor.category, factor.subcategory].join(' > '),
      'Estimate factor': factor.name,
      'Estimate factor (kgCO2e per kg)': factor.impact,
      'Estimate catalogue version': factor.version,
      'Estimate chosen by': 'Mara Voss',
      'Estimate chosen on': today,
    });
    expect(salt).toEqual({
      'Product name': 'Salt',
      'Product reference number': 'F-4',
      Status: 'NOT_STARTED',
      Year: 2026,
      'Yearly quantity': 1000,
      Basis: 'MISSING',
      'Why not from supplier data': 'NO_ANSWER',
    });
  });

  it.each([
    ['year=2024', ['F-5']],
    ['year=0', []],
    ['basis=ESTIMATED,MISSING', ['F-3', 'F-4']],
  ])('follows the filter %s', async (query, found) => {
    expect(references((await download(query)).bytes)).toEqual(found);
  });

  it('is nobody else’s', async () => {
    expect(references((await download('', all.otherBuyer)).bytes)).toEqual([]);
    expect(references((await download('year=2026', all.mill.token)).bytes)).toEqual([]);
    expectProblem(await all.server.call('downloadFootprint'), 'UNAUTHENTICATED');
    const wrong = { token: all.buyer, query: { format: 'pdf' } };
    expectProblem(await all.server.call('downloadFootprint', wrong), 'VALIDATION_FAILED');
  });

  it('goes on where the last batch ended, however many are alike', async () => {
    const chosen = JSON.stringify({ ...factor, chosenBy: 'Mara Voss', chosenAt: '2026-01-01T00:00:00Z' });
    await all.server.database.asOwner(async (tx) => {
      await keepPlans(tx);
      await sql`
        with buyer as (select organisation_id, created_by from product where id = ${lid.id}),
        made as (
          insert into product (organisation_id, name, internal_reference, unit, created_by, estimate, estimate_factor)
          select organisation_id, 'Screw', 'F-' || (1000 + n), 'KG', created_by, ${chosen}::jsonb, n % 7
            from buyer cross join generate_series(1, 2200) n returning *
        ), lines as (
          insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
          select organisation_id, id, name, internal_reference from made returning *
        )
        insert into purchase (customer_organisation_id, line_id, yearly_quantity, quantity_unit, quantity_year)
        select customer_organisation_id, id, 5, case when internal_reference like '%9' then 'M3' else 'KG' end, 2023 from lines`.execute(
        tx,
      );
    });
    const found = references((await download('year=2023')).bytes);
    expect(found).toHaveLength(2200);
    expect(new Set(found).size).toBe(2200);
    const { metadata } = (await all.server.call('listFootprintLines', { token: all.buyer, query: { year: '2023' } }))
      .body;
    expect(metadata).toEqual({ count: 2200 });
  });
});
