import { randomUUID } from 'node:crypto';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { setLines } from '../../mail/testing/asked-lines.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { answerLine, createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { tokenOf } from '../../testing/members.ts';
import { fetchFile } from '../../testing/send-file.ts';

let oak: string;
let steel: string;

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const camille = await tokenOf(server, 'camille.laurent@maison-verdier.example');
beforeAll(async () => {
  oak = await invitedSupplier(server, lena, 'sales@oak.example');
  steel = await invitedSupplier(server, lena, 'sales@steel.example');
  await createProduct(server, lena, {
    name: '=1+1',
    internalReference: 'X-1',
    description: '@home, "here"',
    unit: 'KG',
    massKg: 2.5,
    supplierId: oak,
    supplierNumber: '-7',
    supplierProductReference: 'OAK-1',
    yearlyQuantity: 1200,
    quantityUnit: 'KG',
    quantityYear: 2026,
  });
  const second = await createProduct(server, lena, { name: 'Bolt', internalReference: 'X-2', supplierId: steel });
  const productIds = [second.id];
  await server.call('createEmissionRequest', {
    token: lena,
    body: { supplierId: steel, productIds, dueDate: '2030-01-31' },
  });
  await answerLine(server, second.lineId, { status: 'COMPLETED', value: 0.75 });
  await setLines(server, [second.lineId], "in_force_valid_until = '2099-12-31'");
  await createProduct(server, lena, { name: 'Nut', internalReference: 'X-3' });
});

const byDefault = '/api/customer/emission-requests/download/purchased';

const download = (path: string, token = lena) => fetchFile(server, token, path);

/** Reads CSV without quotes in it, cell by cell. */
const cells = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(','));
const references = (bytes: Buffer) =>
  cells(bytes)
    .slice(1)
    .map((line) => line.find((cell) => cell.startsWith('X-')));

describe('the file of purchased products', () => {
  it('has every line with every column as CSV', async () => {
    const { status, headers, bytes } = await download(`${byDefault}?fileName=../Eink%C3%A4ufe`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Eink_ufe.csv"; filename*=UTF-8''Eink%C3%A4ufe.csv`,
    );
    const text = bytes
      .toString('utf8')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/REQ-\d{4}-\d{9}/, '<request>');
    expect(text.split('\r\n')).toEqual([
      '\ufeffProduct name,Product reference number,Product description,Unit,Mass of one unit (kg),Supplier name,Supplier number,Supplier product reference,Request reference,Status,Due date,Emission value (kgCO2e),Emission unit amount,Emission unit,Granularity,Confidence,Verified,Primary data share (%),Data quality score (0-100),Value in force (kgCO2e),Unit amount in force,Unit in force,In force since,Valid until,Yearly quantity,Quantity unit,Year,Emissions of the year (kgCO2e),Basis of the emissions,Created,Last updated',
      'Nut,X-3,,,,,,,,NOT_STARTED,,,,,,,,,,,,,,,,,,,,<time>,<time>',
      'Bolt,X-2,,,,sales@steel.example,,,<request>,COMPLETED,2030-01-31,0.75,1,KG,PRODUCT,VERY,true,50,60,0.75,1,KG,,2099-12-31,,,,,,<time>,<time>',
      `'=1+1,X-1,"'@home, ""here""",KG,2.5,sales@oak.example,'-7,OAK-1,,NOT_STARTED,,,,,,,,,,,,,,,1200,KG,2026,,MISSING,<time>,<time>`,
      '',
    ]);
  });

  it('says the same as a spreadsheet', async () => {
    const { status, headers, bytes } = await download(`${byDefault}?format=xlsx`);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="Purchased products.xlsx"; filename*=UTF-8''Purchased%20products.xlsx`,
    ]);
    const rows = await readSheet(bytes);
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['Product name', 'Product reference number', 'Product description', 'Unit', 'Mass of one unit (kg)'],
      ['Nut', 'X-3', null, null, null],
      ['Bolt', 'X-2', null, null, null],
      ["'=1+1", 'X-1', `'@home, "here"`, 'KG', 2.5],
    ]);
    expect(rows[2]?.[11]).toBe(0.75);
  });

  it.each([
    ['productRequestStatus=COMPLETED', ['X-2']],
    ['textSearch=x-3', ['X-3']],
    [`emissionValueFrom=0.5&emissionDataVerified=true`, ['X-2']],
    ['archived=true', []],
    ['validity=VALID', ['X-2']],
    ['validity=EXPIRING,EXPIRED', []],
    ['dataQuality=MEDIUM', ['X-2']],
    ['dataQuality=LOW,HIGH', []],
  ])('follows the filter %s', async (query, found) => {
    expect(references((await download(`${byDefault}?${query}`)).bytes)).toEqual(found);
  });

  it('has the lines of the suppliers that were asked for', async () => {
    expect(references((await download(`${byDefault}/${steel}`)).bytes)).toEqual(['X-2']);
    expect(references((await download(`${byDefault}/${steel},${oak.toUpperCase()}`)).bytes)).toHaveLength(2);
  });

  it('is nobody else’s', async () => {
    expect(references((await download(byDefault, camille)).bytes)).toEqual([]);
    const asked = (supplierIds: string, token?: string) =>
      server.call('downloadPurchasedOfSuppliers', { ...(token ? { token } : {}), params: { supplierIds } });
    const strange = await asked(oak, camille);
    expectProblem(strange, 'NOT_FOUND');
    const unknown = await asked(randomUUID(), camille);
    expect({ ...strange.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expectProblem(await asked(`${oak},${randomUUID()}`, lena), 'NOT_FOUND');
    expectProblem(await asked('nobody', lena), 'VALIDATION_FAILED');
    expectProblem(await asked(oak), 'UNAUTHENTICATED');
    expectProblem(await server.call('downloadPurchased'), 'UNAUTHENTICATED');
    expectProblem(
      await server.call('downloadPurchased', { token: lena, query: { format: 'pdf' } }),
      'VALIDATION_FAILED',
    );
  });

  it('goes on where the last batch ended, however many there are', async () => {
    const form = new FormData();
    const rows = Array.from({ length: 5200 }, (_, index) => `Screw,S-${index},`);
    form.append('file', new Blob([`Product name,Product reference number,Product description\n${rows.join('\n')}`]));
    const headers = { authorization: `Bearer ${lena}` };
    await fetch(new URL('/api/customer/products/import', server.url), { method: 'POST', headers, body: form });
    const { bytes } = await download(`${byDefault}?productName=screw`);
    expect(
      cells(bytes)
        .slice(1)
        .map((line) => line[1]),
    ).toEqual(rows.map((_row, index) => `S-${index}`));
  });
});
