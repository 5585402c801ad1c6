import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { asOwner } from '../../../testing/answering.ts';
import { completeAnswer } from '../../../testing/answers.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { completeCells } from '../../../testing/cells-file.ts';
import { registerCompany } from '../../../testing/joining.ts';
import { sendsFile } from '../../../testing/send-file.ts';
import { fileOf, type ImportResult, importTemplates, templatesOf } from './testing/sold-product-file.ts';

let token: string;

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  token = (await registerCompany(server, 'mara@mill.example', 'Mill')).token;
});

const nothingFound = { errors: [], warnings: [], moreErrors: false, moreWarnings: false };
const updating = { allowWarnings: 'true', onDuplicate: 'update' };
const codesOf = ({ errors }: ImportResult) => errors.map(({ row, column, code }) => [row, column, code]);
const created = async (body: Readonly<Record<string, unknown>>) => {
  const answer = await server.call('createTemplate', { token, body: { name: 'Made', ...body } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return String(answer.body.id);
};

describe('a file of templates', () => {
  it('makes templates in its own order: complete ones, incomplete ones, and heads', async () => {
    const result = await importTemplates(
      server,
      token,
      fileOf([
        { name: 'Coil', internalReference: 'A-2', description: 'Cold, rolled', ...completeCells, countries: 'DE; fra' },
        { name: 'Sheet', internalReference: 'A-1', value: '2', unit: 'm2' },
        { name: 'Rod', internalReference: 'A-3' },
      ]),
    );
    expect(result).toMatchObject({
      ...nothingFound,
      created: 3,
      updated: 0,
      skipped: 0,
      incomplete: 2,
      rows: 3,
      written: true,
    });
    const templates = await templatesOf(server, 'A-%');
    expect(templates.map(({ internal_reference }) => internal_reference)).toEqual(['A-2', 'A-1', 'A-3']);
    expect(templates[0]).toMatchObject({
      name: 'Coil',
      description: 'Cold, rolled',
      version: 1,
      data_version: 1,
      complete: true,
      emission_value: '1.5',
      emission_unit: 'KG',
      emission_value_granularity: 'PRODUCT',
      emission_data_verified: false,
      reference_year: 2024,
      valid_until: '2027-12-31',
      data: {
        emissionValues: { value: 1.5, referencePeriodEnd: '2024-12' },
        dataSources: { countries: ['DEU', 'FRA'] },
      },
    });
    expect(templates[1]).toMatchObject({ complete: false, data_version: 1, emission_value: '2', valid_until: null });
    expect(templates[2]).toMatchObject({ complete: false, data_version: 0, data: null, open_findings: 0 });
    const { body } = await server.call('listTemplates', { token, query: { textSearch: 'coil' } });
    expect(body.data).toMatchObject([{ internalReference: 'A-2', complete: true, emissionValue: 1.5 }]);
  });

  it('may have semicolons and decimal commas, or be a spreadsheet', async () => {
    const header = 'Product name;Product reference number;Product description;Emission value;Emission unit';
    expect(await importTemplates(server, token, `\ufeff${header}\r\nBlech;B-1;;1,25;kg\r\n`)).toMatchObject({
      ...nothingFound,
      created: 1,
    });
    const rows = [header.split(';'), ['Lamp', 4711, '', 0.25, 'kg'], ['', '', '', '', '']].map((cells) =>
      cells.map((value) => ({ value, type: value.constructor as StringConstructor })),
    );
    const file = new Uint8Array(await writeXlsxFile(rows).toBuffer());
    expect(await importTemplates(server, token, file)).toMatchObject({ ...nothingFound, created: 1, rows: 1 });
    expect(await templatesOf(server, 'B-1')).toMatchObject([{ emission_value: '1.25' }]);
    expect(await templatesOf(server, '4711')).toMatchObject([{ emission_value: '0.25' }]);
  });

  it('of a header and nothing else writes nothing and is fine', async () => {
    expect(await importTemplates(server, token, fileOf([]))).toMatchObject({ ...nothingFound, written: false });
  });
});

describe('what is wrong with a file', () => {
  it('is told all at once, and nothing is written', async () => {
    await importTemplates(server, token, fileOf([{ name: 'Known', internalReference: 'C-0' }]));
    const result = await importTemplates(
      server,
      token,
      [
        'Product name,Product reference number,Product description,Emission value,Colour,Country,Comment',
        ',C-1,,,,,',
        'No reference,,,1,,,',
        'Known,C-0,,1,,,',
        'Twice,C-2,,,,,',
        'Twice,C-2,,,,,',
        'Few,C-3',
        `Wrong,C-4,,1e5,,Atlantis,${'x'.repeat(2401)}`,
        'Many digits,C-5,,0.12345678901,,,',
        '"never closed,C-6,,,,,',
      ].join('\n'),
      updating,
    );
    expect(codesOf(result)).toEqual([
      [1, 'Colour', 'INVALID_HEADER'],
      [2, 'Product name', 'MISSING_PRODUCT_NAME'],
      [3, 'Product reference number', 'MISSING_PRODUCT_REFERENCE_NUMBER'],
      [6, 'Product reference number', 'DUPLICATED_REFERENCE_IN_FILE'],
      [7, undefined, 'INVALID_NUMBER_OF_CELLS'],
      [8, 'Emission value', 'INVALID_VALUE'],
      [8, 'Country', 'INVALID_VALUE'],
      [8, 'Comment', 'VALUE_TOO_LONG'],
      [9, 'Emission value', 'INVALID_VALUE'],
      [10, undefined, 'INVALID_FILE_FORMAT'],
    ]);
    expect(result.errors.find(({ column }) => column === 'Country')?.value).toBe('Atlantis');
    expect(result.warnings).toMatchObject([{ row: 4, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'C-0' }]);
    expect(result).toMatchObject({ created: 0, updated: 0, skipped: 0, incomplete: 0, rows: 8, written: false });
    expect(result.preview.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await templatesOf(server, 'C-%')).toMatchObject([{ name: 'Known', version: 1 }]);
  });

  it('is listed up to a thousand times, and shown with what was understood', async () => {
    const rows = Array.from({ length: 1200 }, () => ({ name: 'Same', internalReference: 'C-9', value: '1.50' }));
    const result = await importTemplates(server, token, fileOf(rows), { dryRun: 'true' });
    expect([result.errors.length, result.moreErrors, result.rows]).toEqual([1000, true, 1200]);
    expect(result.preview.rows.at(-1)).toEqual({ row: 202, cells: ['Same', 'C-9', '', '1.5'] });
  });
});

describe('references that exist already', () => {
  const again = fileOf([
    { name: 'Newer', internalReference: 'D-1', value: '3', unit: '' },
    { name: 'Newest', internalReference: 'D-2', value: '' },
  ]);

  it('stop everything unless they are allowed, and are skipped unless an update is asked for', async () => {
    await created({ internalReference: 'D-1', description: 'Oak', data: completeAnswer() });
    expect(await importTemplates(server, token, again)).toMatchObject({
      created: 0,
      written: false,
      errors: [],
      warnings: [{ row: 2, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'D-1' }],
    });
    for (const [choices, counts] of [
      [{ allowWarnings: 'true' }, { created: 1, updated: 0, skipped: 1, incomplete: 1 }],
      [updating, { created: 1, updated: 1, skipped: 0, incomplete: 1 }],
    ] as const) {
      const validated = await importTemplates(server, token, again, { ...choices, dryRun: 'true' });
      expect(validated).toMatchObject({ ...counts, written: false });
    }
    expect(await templatesOf(server, 'D-%')).toMatchObject([{ name: 'Made', version: 1, data_version: 1 }]);
    expect(await importTemplates(server, token, again, { allowWarnings: 'true' })).toMatchObject({
      created: 1,
      skipped: 1,
      written: true,
    });
    expect(await templatesOf(server, 'D-1')).toMatchObject([{ name: 'Made', emission_value: '1.5' }]);
  });

  it('are updated as far as the file says anything new', async () => {
    const result = await importTemplates(server, token, again, updating);
    expect(result).toMatchObject({ created: 0, updated: 1, skipped: 1, incomplete: 0, written: true });
    expect(await templatesOf(server, 'D-1')).toMatchObject([
      {
        name: 'Newer',
        description: 'Oak',
        version: 2,
        data_version: 2,
        emission_value: '3',
        emission_unit: 'KG',
        complete: true,
      },
    ]);
    expect(await importTemplates(server, token, again, updating)).toMatchObject({ updated: 0, skipped: 2 });
    const renamed = fileOf([{ name: 'Renamed', internalReference: 'D-1', description: 'Pine' }]);
    expect(await importTemplates(server, token, renamed, updating)).toMatchObject({ updated: 1, incomplete: 0 });
    expect(await templatesOf(server, 'D-1')).toMatchObject([
      { name: 'Renamed', description: 'Pine', version: 3, data_version: 2 },
    ]);
  });

  it('keep stages and an unpublished draft unless another value is given', async () => {
    const stages = [
      { stage: 'PRODUCTION', value: 1 },
      { stage: 'TRANSPORTATION', value: 2 },
    ];
    const id = await created({
      internalReference: 'D-5',
      data: completeAnswer({ emissionValues: { granularity: 'LIFECYCLE', value: null, stages: stages as never } }),
    });
    const draft = await server.call('saveTemplateDraft', {
      token,
      params: { templateId: id },
      body: { data: { comment: 'Begun' }, draftVersion: 0 },
    });
    expect(draft.status).toBe(200);
    const row = { name: 'Made', internalReference: 'D-5' };
    await importTemplates(server, token, fileOf([{ ...row, value: '3', comment: 'Kept' }]), updating);
    expect(await templatesOf(server, 'D-5')).toMatchObject([
      {
        data_version: 2,
        emission_value_granularity: 'LIFECYCLE',
        data: { comment: 'Kept', emissionValues: { stages } },
      },
    ]);
    await importTemplates(server, token, fileOf([{ ...row, value: '4' }]), updating);
    const [updated] = await templatesOf(server, 'D-5');
    expect(updated).toMatchObject({ data_version: 3, emission_value_granularity: 'PRODUCT', emission_value: '4' });
    expect(Object(updated?.data).emissionValues).not.toHaveProperty('stages');
    const { body } = await server.call('getTemplate', { token, params: { templateId: id } });
    expect(body.draft).toMatchObject({ data: { comment: 'Begun' } });
  });

  it('keep only the documents that their data still name', async () => {
    const add = sendsFile('uploadDocument', 'Report.pdf');
    const [report, certificate] = [
      await add(server, token, '%PDF-1.7\n% report\n%%EOF\n'),
      await add(server, token, '%PDF-1.7\n% certificate\n%%EOF\n'),
    ].map(({ body }) => ({ id: String(body.id), name: 'Report.pdf' }));
    const verificationData = { verified: true, documents: [certificate] };
    await created({
      internalReference: 'D-6',
      data: completeAnswer({ dataSources: { documents: [report] }, verificationData } as never),
    });
    const named = () => asOwner(server, sql<{ document_id: string }>`select document_id from template_document`);
    expect(await named()).toHaveLength(2);
    const other = fileOf([{ name: 'Made', internalReference: 'D-6', value: '9' }]);
    expect(await importTemplates(server, token, other, updating)).toMatchObject({ updated: 1 });
    expect(await named()).toEqual([{ document_id: report?.id }]);
    expect(await templatesOf(server, 'D-6')).toMatchObject([{ emission_data_verified: false, data_version: 2 }]);
  });

  it('of two files at once are written once', async () => {
    const twice = fileOf([
      { name: 'Once', internalReference: 'E-1', value: '1' },
      { name: 'Once more', internalReference: 'E-2' },
    ]);
    const results = await Promise.all([importTemplates(server, token, twice), importTemplates(server, token, twice)]);
    expect(results.map((result) => result.created).toSorted()).toEqual([0, 2]);
    expect(results.find((result) => result.created === 0)?.warnings).toHaveLength(2);
    expect(await templatesOf(server, 'E-%')).toHaveLength(2);
  });

  it('are updated batch by batch, however many there are', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      name: 'Many',
      internalReference: `F-${index}`,
      value: '1',
    }));
    expect(await importTemplates(server, token, fileOf(rows))).toMatchObject({ created: 450, incomplete: 450 });
    const changed = fileOf(rows.map((row, index) => (index % 2 ? row : { ...row, value: '2' })));
    expect(await importTemplates(server, token, changed, updating)).toMatchObject({ updated: 225, skipped: 225 });
    const templates = await templatesOf(server, 'F-%');
    expect(templates.map(({ emission_value, data_version }) => `${emission_value} ${data_version}`)).toEqual(
      rows.map((_row, index) => (index % 2 ? '1 1' : '2 2')),
    );
  });
});
