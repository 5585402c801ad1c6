import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor } from '../../../testing/answering.ts';
import { createSoldProduct } from '../../../testing/sold-products.ts';
import { downloadMatches, fileOf, type ImportResult, importMatches, sendMatches } from './testing/match-file.ts';
import { matchesOf } from './testing/sold-product-answers.ts';

const all = await answeringOfFile();
let sheet: Asked;
let wire: Asked;
let bag: Asked;

beforeAll(async () => {
  const template = (name: string, internalReference: string) =>
    createSoldProduct(all.server, all.mill.token, { name, internalReference });
  await template('Aluminium sheet', 'AL-1');
  await template('Copper, drawn', 'CU-1');
  sheet = await askFor(all, { dueDate: '2099-01-31' }, { name: 'Aluminium sheets', internalReference: 'X-1' });
  wire = await askFor(all, {}, { name: '=Wire', internalReference: 'X-2' });
  bag = await askFor(all, {}, { name: 'Bag', internalReference: 'X-3' });
});

const take = (
  rows: readonly (readonly string[])[],
  query: Readonly<Record<string, string>> = {},
  token = all.mill.token,
) => importMatches(all.server, token, fileOf(rows), query);
const found = ({ errors, warnings }: ImportResult) =>
  [...errors, ...warnings].map(({ row, column, code, value }) => [row, column, code, value]);
const confirmed = async () =>
  Object.fromEntries(
    (await matchesOf(all.server, all.mill.token)).data.map((match) => [
      match.internalReference,
      match.confirmed?.internalReference ?? null,
    ]),
  );
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\ufeff', '').split('\r\n').filter(Boolean);

describe('importTemplateMatches', () => {
  it('says what is wrong, row by row, and writes nothing of it', async () => {
    const result = await take([
      [sheet.reference, 'X-1', 'AL-1'],
      [sheet.reference, 'X-9', 'AL-1'],
      ['REQ-2020-000001', 'X-1', 'AL-1'],
      [wire.reference, 'X-2', 'al-1'],
      [sheet.reference, 'X-1', 'CU-1'],
      [sheet.reference, 'X-1', 'AL-1'],
      ['', '', 'AL-1'],
      [bag.reference, 'X-3', ''],
      [bag.reference, 'X-3', 'AL-1', 'more'],
    ]);
    expect(found(result)).toEqual([
      [3, 'Product reference number', 'UNKNOWN_REQUEST', 'X-9'],
      [4, 'Product reference number', 'UNKNOWN_REQUEST', 'X-1'],
      [5, 'Template reference', 'UNKNOWN_TEMPLATE', 'al-1'],
      [6, 'Product reference number', 'DUPLICATED_REFERENCE_IN_FILE', 'X-1'],
      [8, 'Request', 'MISSING_REQUEST', undefined],
      [8, 'Product reference number', 'MISSING_PRODUCT_REFERENCE_NUMBER', undefined],
      [10, undefined, 'INVALID_NUMBER_OF_CELLS', '4'],
    ]);
    expect(result).toMatchObject({ confirmed: 0, unchanged: 0, rows: 9, written: false, moreErrors: false });
    expect(result.preview.rows[0]).toEqual({ row: 2, cells: [sheet.reference, 'X-1', 'AL-1'] });
    expect(await confirmed()).toEqual({ 'X-1': null, 'X-2': null, 'X-3': null });
  });

  it('knows the columns that go out, and no others', async () => {
    const headed = async (headings: string) =>
      found(await importMatches(all.server, all.mill.token, `${headings}\n`, { dryRun: 'true' }));
    expect(await headed(Object.values(matchFileHeadings).toReversed().join(','))).toEqual([]);
    expect(await headed('Request,Template reference,Colour')).toEqual([
      [1, 'Product reference number', 'INVALID_HEADER', undefined],
      [1, 'Colour', 'INVALID_HEADER', 'Colour'],
    ]);
    expect(found(await importMatches(all.server, all.mill.token, ''))).toEqual([
      [0, undefined, 'INVALID_FILE_FORMAT', undefined],
    ]);
  });

  it('confirms all of a file, replaces only what it is allowed to, and changes nothing in a dry run', async () => {
    const rows = [
      [sheet.reference, 'X-1', 'AL-1'],
      [wire.reference, 'X-2', 'CU-1'],
      [bag.reference, 'X-3', ''],
    ];
    const told = { confirmed: 2, unchanged: 1, rows: 3, errors: [], warnings: [] };
    expect(await take(rows, { dryRun: 'true' })).toMatchObject({ ...told, written: false });
    expect(await confirmed()).toMatchObject({ 'X-1': null, 'X-2': null });
    expect(await take(rows)).toMatchObject({ ...told, written: true });
    expect(await confirmed()).toEqual({ 'X-1': 'AL-1', 'X-2': 'CU-1', 'X-3': null });
    expect(await take(rows)).toMatchObject({ confirmed: 0, unchanged: 3, written: false });
    const other = [
      [sheet.reference, 'X-1', 'CU-1'],
      [bag.reference, 'X-3', 'AL-1'],
    ];
    const doubtful = await take(other);
    expect(found(doubtful)).toEqual([[2, 'Template reference', 'MATCH_EXISTS', 'AL-1']]);
    expect(doubtful).toMatchObject({ confirmed: 0, written: false });
    expect(await confirmed()).toMatchObject({ 'X-1': 'AL-1', 'X-3': null });
    expect(await take(other, { allowWarnings: 'true' })).toMatchObject({ confirmed: 2, written: true });
    expect(await confirmed()).toEqual({ 'X-1': 'CU-1', 'X-2': 'CU-1', 'X-3': 'AL-1' });
  });

  it('finds nothing of anybody else', async () => {
    await createSoldProduct(all.server, all.quarry.token, { internalReference: 'Q-1' });
    expect(found(await take([[sheet.reference, 'X-1', 'Q-1']], {}, all.quarry.token))).toEqual([
      [2, 'Product reference number', 'UNKNOWN_REQUEST', 'X-1'],
    ]);
    expect(found(await take([[sheet.reference, 'X-1', 'Q-1']]))).toEqual([
      [2, 'Template reference', 'UNKNOWN_TEMPLATE', 'Q-1'],
    ]);
  });

  it('needs a session, a file and known choices, and is done once with a key', async () => {
    expectProblem(await sendMatches(all.server, '', 'x'), 'UNAUTHENTICATED');
    expectProblem(await sendMatches(all.server, all.mill.token, 'x', { dryRun: 'perhaps' }), 'VALIDATION_FAILED');
    expectProblem(
      await all.server.call('importTemplateMatches', { token: all.mill.token, body: {} }),
      'UNSUPPORTED_MEDIA_TYPE',
    );
    const file = fileOf([[bag.reference, 'X-3', 'CU-1']]);
    const send = () =>
      sendMatches(all.server, all.mill.token, file, { allowWarnings: 'true' }, { 'idempotency-key': 'matches-1' });
    const [first, second] = [await send(), await send()];
    expect(first.body).toMatchObject({ confirmed: 1, written: true });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('downloadTemplateMatches', () => {
  const forget = ({ lineId }: Asked) =>
    all.server.call('confirmTemplateMatches', {
      token: all.mill.token,
      body: { matches: [{ lineId, templateId: null }] },
    });

  it('has what is confirmed, and what is suggested where nothing is, and comes back without changing anything', async () => {
    await forget(sheet);
    const { status, headers, bytes } = await downloadMatches(all.server, all.mill.token);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(linesOf(bytes)).toEqual([
      Object.values(matchFileHeadings).join(','),
      `${bag.reference},Buyer,Bag,X-3,,,REQUESTED,CU-1,"Copper, drawn",,`,
      `${wire.reference},Buyer,'=Wire,X-2,,,REQUESTED,CU-1,"Copper, drawn",,`,
      `${sheet.reference},Buyer,Aluminium sheets,X-1,,2099-01-31,REQUESTED,,,AL-1,Aluminium sheet`,
    ]);
    for (const format of ['csv', 'xlsx']) {
      const file = await downloadMatches(all.server, all.mill.token, { format, fileName: 'Zuordnung' });
      expect(file.headers.get('content-disposition')).toContain(`Zuordnung.${format}`);
      const result = await importMatches(all.server, all.mill.token, new Uint8Array(file.bytes));
      expect(result).toMatchObject({ confirmed: 0, unchanged: 3, rows: 3, errors: [], warnings: [], written: false });
    }
    const [, , , last] = await readSheet((await downloadMatches(all.server, all.mill.token, { format: 'xlsx' })).bytes);
    expect(last?.slice(7)).toEqual([null, null, 'AL-1', 'Aluminium sheet']);
  });

  it.each([
    [{ state: 'OPEN' }, ['X-1']],
    [{ state: 'CONFIRMED', textSearch: 'wire' }, ['X-2']],
    [{ productRequestStatus: 'COMPLETED' }, []],
  ])('follows the filter %j', async (query, references) => {
    const { bytes } = await downloadMatches(all.server, all.mill.token, query);
    expect(
      linesOf(bytes)
        .slice(1)
        .map((line) => line.split(',')[3]),
    ).toEqual(references);
  });

  it('is nobody else’s', async () => {
    for (const token of [all.quarry.token, all.buyer]) {
      expect(linesOf((await downloadMatches(all.server, token)).bytes)).toHaveLength(1);
    }
    expectProblem(await all.server.call('downloadTemplateMatches'), 'UNAUTHENTICATED');
    expectProblem(
      await all.server.call('downloadTemplateMatches', { token: all.mill.token, query: { format: 'pdf' } }),
      'VALIDATION_FAILED',
    );
  });
});
