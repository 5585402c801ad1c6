import { afterAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { serverOfFile } from '../../../testing/api-test.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { expectExactTallies } from '../../../testing/exact-tallies.ts';
import { invitedSupplier, registeredSupplier } from '../../../testing/exchange.ts';
import { fullHeader, type ImportResult, importFile, linesOf, shortHeader, tableCounts } from './testing/import-file.ts';

const server = await serverOfFile();
const lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
afterAll(() => expectExactTallies(server));

const nothingFound = { errors: [], warnings: [], moreErrors: false, moreWarnings: false };
const codesOf = ({ errors }: ImportResult) => errors.map(({ row, column, code }) => [row, column, code]);

describe('a file of products', () => {
  it('makes products, lines, purchases and their history, in its own order', async () => {
    const before = await tableCounts(server);
    const result = await importFile(
      server,
      lena,
      `${fullHeader}\nChair,A-2,"Oak, oiled",piece,7.5,,,L-7,OAK-7,1200,piece,2026\nTable,A-1,,,,,,,,,,\n\nBench,A-3,,kg,,,,,,0,,\n`,
    );
    expect(result).toMatchObject({ ...nothingFound, created: 3, updated: 0, skipped: 0, rows: 3, written: true });
    const after = await tableCounts(server);
    expect(Object.keys(after).map((table) => (after[table] ?? 0) - (before[table] ?? 0))).toEqual([3, 3, 2, 3, 0, 0]);
    const lines = await linesOf(server, 'A-%');
    expect(lines.map(({ internal_reference }) => internal_reference)).toEqual(['A-2', 'A-1', 'A-3']);
    expect(lines[0]).toMatchObject({
      product_name: 'Chair',
      description: 'Oak, oiled',
      unit: 'DIMENSIONLESS',
      mass_kg: '7.5',
      status: 'NOT_STARTED',
      supplier_product_reference: 'OAK-7',
      supplier_number: 'L-7',
      yearly_quantity: '1200',
      quantity_unit: 'DIMENSIONLESS',
      quantity_year: 2026,
      events: ['CREATED'],
    });
    const { body } = await server.call('listPurchasedProducts', { token: lena, query: { textSearch: 'oak-7' } });
    expect(body.data).toMatchObject([{ internalReference: 'A-2', productRequestStatus: 'NOT_STARTED' }]);
  });

  it('may have semicolons, decimal commas, quotes, Windows ends of lines and a byte order mark', async () => {
    const header = 'Product name;Product reference number;"Product description";Mass of one unit (kg);Unit';
    const result = await importFile(
      server,
      lena,
      `\ufeff${header}\r\n"Stuhl ""Nord""";B-1;"zwei\r\nZeilen";1,234;m²\r\n`,
    );
    expect(result).toMatchObject({ ...nothingFound, created: 1 });
    expect(await linesOf(server, 'B-1')).toMatchObject([
      { product_name: 'Stuhl "Nord"', description: 'zwei\r\nZeilen', mass_kg: '1.234', unit: 'M2' },
    ]);
  });

  it('may be a spreadsheet, whatever it is called', async () => {
    const rows = [
      fullHeader.split(','),
      ['Lamp', 4711, 'Brass', 'kg', 0.25, '', '', '', '', 10, 'kg', 2025],
      ['', '', '', '', '', '', '', '', '', '', '', ''],
      ['Shade', 'C-1', '', '', '', '', '', '', '', '', '', ''],
    ].map((cells) => cells.map((value) => ({ value, type: value.constructor as StringConstructor })));
    const file = await writeXlsxFile(rows).toBuffer();
    expect(await importFile(server, lena, new Uint8Array(file))).toMatchObject({
      ...nothingFound,
      created: 2,
      rows: 2,
    });
    expect(await linesOf(server, '4711')).toMatchObject([
      { mass_kg: '0.25', yearly_quantity: '10', quantity_year: 2025 },
    ]);
  });

  it('of a header and nothing else writes nothing and is fine', async () => {
    expect(await importFile(server, lena, `${shortHeader}\n`)).toMatchObject({
      ...nothingFound,
      rows: 0,
      written: false,
    });
  });
});

describe('what is wrong with a file', () => {
  it('is told all at once, every code of them, and nothing is written', async () => {
    await importFile(server, lena, `${shortHeader}\nKnown,D-0,\n`);
    const before = await tableCounts(server);
    const result = await importFile(
      server,
      lena,
      Buffer.concat([
        Buffer.from(
          [
            `${shortHeader},Unit,Colour,Supplier e-mail`,
            ',D-1,,,,',
            'No reference,,,,,',
            'Known,D-0,,,,',
            'Twice,D-2,,,,',
            'Twice,D-2,,,,',
            'Few,D-3',
            `Long,${'x'.repeat(101)},,stone,,`,
            'Ours,D-4,,,,lena.brandt@nordic-kitchen.example',
            '"never closed,D-5,,,,',
            'Lost,D-6,,,,',
          ].join('\n'),
        ),
      ]),
      { allowWarnings: 'true', onDuplicate: 'update' },
    );
    expect(codesOf(result)).toEqual([
      [1, 'Colour', 'INVALID_HEADER'],
      [2, 'Product name', 'MISSING_PRODUCT_NAME'],
      [3, 'Product reference number', 'MISSING_PRODUCT_REFERENCE_NUMBER'],
      [6, 'Product reference number', 'DUPLICATED_REFERENCE_IN_FILE'],
      [7, undefined, 'INVALID_NUMBER_OF_CELLS'],
      [8, 'Product reference number', 'VALUE_TOO_LONG'],
      [8, 'Unit', 'INVALID_VALUE'],
      [9, 'Supplier e-mail', 'INVALID_VALUE'],
      [10, undefined, 'INVALID_FILE_FORMAT'],
    ]);
    expect(result.warnings).toEqual([
      { row: 4, column: 'Product reference number', code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'D-0' },
    ]);
    expect(result).toMatchObject({ created: 0, updated: 0, skipped: 0, rows: 8, written: false, suppliersInvited: 0 });
    expect(result.preview.headings).toEqual([...shortHeader.split(','), 'Unit', 'Colour', 'Supplier e-mail']);
    expect(result.preview.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await tableCounts(server)).toEqual(before);
  });

  it.each([
    ['an empty file', '', { row: 0, code: 'INVALID_FILE_FORMAT' }],
    ['no text', Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe]), { row: 0, code: 'INVALID_FILE_FORMAT' }],
    ['another archive', Buffer.from('PK\x03\x04 and nothing of the kind'), { row: 0, code: 'INVALID_FILE_FORMAT' }],
    [
      'a wrong byte',
      Buffer.concat([Buffer.from(`${shortHeader}\nA,X-1,\nB,`), Buffer.from([0xe4, 0x0a])]),
      { row: 3, code: 'INVALID_FILE_FORMAT' },
    ],
    ['another table', 'a,b\n1,2\n', { row: 1, code: 'INVALID_HEADER' }],
  ] as const)('is told where it is %s', async (_what, content, error) => {
    const result = await importFile(server, lena, content);
    expect(result.errors[0]).toMatchObject(error);
    expect(result.written).toBe(false);
  });

  it('is listed up to a thousand times, and shown up to two hundred', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `,E-${index},`);
    const result = await importFile(server, lena, [shortHeader, ...rows].join('\n'), { dryRun: 'true' });
    expect([result.errors.length, result.moreErrors, result.rows]).toEqual([1000, true, 1200]);
    expect(result.preview.rows).toHaveLength(200);
    const twice = await importFile(server, lena, [shortHeader, ...rows.map(() => 'Same,E-1,')].join('\n'));
    expect([twice.errors.length, twice.moreErrors]).toEqual([1000, true]);
    expect(twice.preview.rows).toHaveLength(200 + 1);
    expect(twice.preview.rows.at(-1)).toEqual({ row: 202, cells: ['Same', 'E-1', ''] });
  });
});

describe('references that exist already', () => {
  const file = `${fullHeader}\nOld desk,F-1,Pine,kg,,,,,,,,\nNew desk,F-2,,,,,,,,,,\n`;
  const again = `${fullHeader}\nDesk,F-1,,m2,3,,,N-1,,50,,2026\nNewest desk,F-3,,,,,,,,,,\n`;

  it('stop everything unless they are allowed', async () => {
    await importFile(server, lena, file);
    const before = await tableCounts(server);
    const refused = await importFile(server, lena, again);
    expect(refused).toMatchObject({ created: 0, skipped: 0, written: false, errors: [] });
    expect(refused.warnings).toMatchObject([{ row: 2, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'F-1' }]);
    expect(await tableCounts(server)).toEqual(before);
  });

  it('are validated alike without writing anything', async () => {
    const before = await tableCounts(server);
    const skipped = await importFile(server, lena, again, { allowWarnings: 'true', dryRun: 'true' });
    expect(skipped).toMatchObject({ created: 1, updated: 0, skipped: 1, written: false });
    const updated = await importFile(server, lena, again, { allowWarnings: '1', dryRun: '1', onDuplicate: 'update' });
    expect(updated).toMatchObject({ created: 1, updated: 1, skipped: 0, written: false });
    expect(await tableCounts(server)).toEqual(before);
  });

  it('are skipped, or updated as far as the file says anything', async () => {
    const skipped = await importFile(server, lena, again, { allowWarnings: 'true' });
    expect(skipped).toMatchObject({ created: 1, updated: 0, skipped: 1, written: true });
    expect(await linesOf(server, 'F-1')).toMatchObject([{ product_name: 'Old desk', unit: 'KG', version: 1 }]);
    const updated = await importFile(server, lena, again, { allowWarnings: 'true', onDuplicate: 'update' });
    expect(updated).toMatchObject({ created: 0, updated: 2, skipped: 0, written: true });
    expect(await linesOf(server, 'F-1')).toMatchObject([
      {
        product_name: 'Desk',
        name: 'Desk',
        description: 'Pine',
        unit: 'M2',
        mass_kg: '3',
        supplier_number: 'N-1',
        yearly_quantity: '50',
        quantity_year: 2026,
        version: 2,
      },
    ]);
  });

  it('of two files at once are written once', async () => {
    const twice = `${shortHeader}\nOnce,G-1,\nOnce more,G-2,\n`;
    const results = await Promise.all([importFile(server, lena, twice), importFile(server, lena, twice)]);
    expect(results.map(({ created }) => created).toSorted()).toEqual([0, 2]);
    expect(results.find(({ created }) => created === 0)?.warnings).toHaveLength(2);
    expect(await linesOf(server, 'G-%')).toHaveLength(2);
  });
});

describe('suppliers that a file names', () => {
  const row = (reference: string, email: string, name = '') => `Part,${reference},,,,${email},${name},,,,,`;

  it('are linked where they are known and invited where not, once each', async () => {
    const pending = await invitedSupplier(server, lena, 'sales@pending.example');
    const registered = await registeredSupplier(server, lena, 'owner@registered.example', 'Registered');
    await deliverMails(server);
    const file = [
      fullHeader,
      row('H-1', 'Sales@Pending.example'),
      row('H-2', 'owner@registered.example'),
      row('H-3', 'new@unknown.example'),
      row('H-4', 'new@unknown.example', 'Unknown Ltd'),
      row('H-5', ''),
    ].join('\n');
    expect(await importFile(server, lena, file, { dryRun: 'true' })).toMatchObject({ created: 5, suppliersInvited: 1 });
    expect(await deliverMails(server)).toEqual([]);
    expect(await importFile(server, lena, file)).toMatchObject({ created: 5, suppliersInvited: 1, written: true });
    const suppliers = (await linesOf(server, 'H-%')).map((line) => line.supplier_organisation_id);
    expect(suppliers).toEqual([pending, registered.id, suppliers[2], suppliers[2], null]);
    expect((await linesOf(server, 'H-3'))[0]?.supplier_name).toBe('Unknown Ltd');
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['new@unknown.example']);
    expect(mails[0]?.text).toContain('Nordic Kitchen');
  });

  it('fill an empty supplier, and make a second line beside another', async () => {
    await importFile(server, lena, [fullHeader, row('I-1', ''), row('I-2', 'first@i.example')].join('\n'));
    const update = { allowWarnings: 'true', onDuplicate: 'update' };
    const file = [
      fullHeader,
      'Part,I-1,,,,second@i.example,,S-2,REF-2,5,,',
      'Part,I-2,,,,second@i.example,,S-2,REF-2,6,,',
    ].join('\n');
    expect(await importFile(server, lena, file, update)).toMatchObject({ updated: 2, suppliersInvited: 1 });
    const filled = await linesOf(server, 'I-1');
    expect(filled).toMatchObject([
      { supplier_number: 'S-2', supplier_product_reference: 'REF-2', yearly_quantity: '5' },
    ]);
    const [second, first] = await linesOf(server, 'I-2');
    expect(first).toMatchObject({ supplier_number: null, yearly_quantity: null });
    expect(second).toMatchObject({ supplier_number: 'S-2', yearly_quantity: '6', events: ['CREATED'] });
    expect(second?.supplier_organisation_id).toBe(filled[0]?.supplier_organisation_id);
    expect(await importFile(server, lena, file, update)).toMatchObject({ updated: 2, suppliersInvited: 0 });
    expect(await linesOf(server, 'I-%')).toHaveLength(3);
  });

  it('are not invited by rows that are skipped', async () => {
    const file = [fullHeader, row('I-1', 'third@i.example')].join('\n');
    const skipped = await importFile(server, lena, file, { allowWarnings: 'true' });
    expect(skipped).toMatchObject({ skipped: 1, suppliersInvited: 0, written: false });
  });
});
