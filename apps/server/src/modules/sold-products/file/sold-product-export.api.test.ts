import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { readOnlySoldProductFileHeadings, soldProductFileHeadings } from '@pcf/contract/sold-product-file-headings';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { completeAnswer } from '../../../testing/answers.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { registerCompany } from '../../../testing/joining.ts';
import { downloadTemplates, fileOf, importTemplates, templatesOf } from './testing/sold-product-file.ts';

let token: string;

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  token = (await registerCompany(server, 'mara@mill.example', 'Mill')).token;
  const factor = { name: 'Own', impact: 0.7, unit: 'kgCO₂e/kWh', kind: 'factor', origin: 'OWN', version: 'own.csv' };
  for (const body of [
    { name: '=Head', internalReference: '-7', description: 'Two\nlines, "quoted"' },
    {
      name: 'Stages',
      internalReference: 'S-1',
      data: completeAnswer({
        comment: '+more\nto say',
        emissionValues: {
          granularity: 'LIFECYCLE',
          value: null,
          referencePeriodStart: '2023-07',
          referencePeriodEnd: '2024-06',
          stages: [
            { stage: 'PRODUCTION', value: 0.1 },
            { stage: 'TRANSPORTATION', value: 0.2 },
          ],
        },
        dataSources: {
          primaryDataShareType: 'BOTH',
          shareOfPrimaryDataInEmissionFactor: 40,
          geographicGranularity: 'COUNTRY',
          countries: ['DEU', 'FRA'],
          emissionFactorSources: [
            { source: 'ECOINVENT', version: '3.9' },
            { source: 'GABI' },
            { source: 'ECOINVENT', version: '3.10' },
          ],
        },
        verificationData: { verified: true, provider: 'TUV_SUD' },
        exchange: { validUntil: '2026-12-31' },
      }),
    },
    {
      name: 'Calculated',
      internalReference: 'C-1',
      data: { ...completeAnswer({ emissionValues: { granularity: 'CALCULATOR', value: null } }), methodologies: {} },
      itemData: { energy: [{ id: 'power', amount: 1 / 3, emissionfactor: factor }] },
    },
    { name: 'None yet', internalReference: 'N-1', data: { emissionValues: { granularity: 'UNAVAILABLE' } } },
    { name: 'Whole', internalReference: 'W-1', data: completeAnswer() },
  ]) {
    const { status, body: answer } = await server.call('createTemplate', { token, body });
    expect(status, JSON.stringify(answer)).toBe(201);
  }
});

const linesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('utf8').replace('\ufeff', '').split('\r\n').filter(Boolean);
const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

it('has what an import has and more to read, the newest first', async () => {
  const { status, headers, bytes } = await downloadTemplates(server, token);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toContain('Sold products.csv');
  const [header, whole, none, , stages, head] = linesOf(bytes);
  expect(header).toBe(
    [...Object.values(soldProductFileHeadings), ...Object.values(readOnlySoldProductFileHeadings)].join(','),
  );
  expect(whole).toMatch(
    /^Whole,W-1,,1\.5,KG,1,,2024,CRADLE_TO_GATE,SCOPE_1_2_3,PRIMARY,100,ISO_14067,,,,,,2027-12-31,true,0,/,
  );
  expect(none).toMatch(/^None yet,N-1,,,,,,,,,,,,,,,,,,false,0,/);
  expect(stages).toMatch(
    /^Stages,S-1,,0\.3,KG,1,,2024,CRADLE_TO_GATE,SCOPE_1_2_3,BOTH,40,ISO_14067,DEU; FRA,ECOINVENT; GABI,true,TUV_SUD,"'\+more\nto say",2026-12-31,/,
  );
  expect(head).toMatch(/^'=Head,'-7,"Two\nlines, ""quoted""",,/);
});

it('says the same as a spreadsheet', async () => {
  const { bytes, headers } = await downloadTemplates(server, token, { format: 'xlsx', fileName: 'Verkaufte Produkte' });
  expect(headers.get('content-disposition')).toContain('Verkaufte Produkte.xlsx');
  const rows = await readSheet(Buffer.from(bytes));
  expect(rows).toHaveLength(6);
  expect(rows[1]?.slice(0, 6)).toEqual(['Whole', 'W-1', null, 1.5, 'KG', 1]);
  expect(rows[1]?.slice(18)).toEqual(['2027-12-31', 'true', 0, day, day]);
});

it.each(['csv', 'xlsx'])('comes back as it went out as %s without changing anything', async (format) => {
  const before = await templatesOf(server, '%');
  const { bytes } = await downloadTemplates(server, token, { format });
  const result = await importTemplates(server, token, bytes, { allowWarnings: 'true', onDuplicate: 'update' });
  expect(result).toMatchObject({ created: 0, updated: 0, skipped: 5, rows: 5, errors: [], written: false });
  expect(result.warnings).toHaveLength(5);
  expect(await templatesOf(server, '%')).toEqual(before);
});

it.each([
  [{ textSearch: 'stag' }, ['Stages']],
  [{ productInternalReference: 'w-1' }, ['Whole']],
  [{ emissionValueFrom: '1', emissionValueTo: '2' }, ['Whole']],
  [{ complete: 'true', productName: 'none' }, []],
  [{ validity: 'EXPIRED' }, []],
  [{ lastUpdatedFrom: '2199-01-01' }, []],
])('follows the filter %j', async (query, names) => {
  const { bytes } = await downloadTemplates(server, token, query);
  expect(
    linesOf(bytes)
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(names);
});

it('has only those that are named', async () => {
  const { data } = (await server.call('listTemplates', { token })).body as OperationOutput<'listTemplates'>;
  const ids = data.filter(({ name }) => name === 'Stages' || name === 'Calculated').map(({ id }) => id);
  const { bytes } = await downloadTemplates(server, token, { templateIds: ids.join(',') });
  const [, first, second, ...others] = linesOf(bytes);
  expect([first?.split(',')[0], second?.split(',')[0], others]).toEqual(['Calculated', 'Stages', []]);
  const strange = await server.call('downloadTemplates', { token, query: { templateIds: 'none' } });
  expectProblem(strange, 'VALIDATION_FAILED');
});

it('goes on where the last batch ended, however many there are', async () => {
  const other = (await registerCompany(server, 'mara@quarry.example', 'Quarry')).token;
  const rows = Array.from({ length: 1100 }, (_, index) => ({ name: 'Stone', internalReference: `Q-${index}` }));
  await importTemplates(server, other, fileOf(rows));
  const { bytes } = await downloadTemplates(server, other);
  expect(
    linesOf(bytes)
      .slice(1)
      .map((line) => line.split(',')[1]),
  ).toEqual(rows.map(({ internalReference }) => internalReference));
});

it('is nobody else’s', async () => {
  const { token: stranger } = await registerCompany(server, 'mara@other.example', 'Other');
  expect(linesOf((await downloadTemplates(server, stranger)).bytes)).toHaveLength(1);
  expectProblem(await server.call('downloadTemplates'), 'UNAUTHENTICATED');
  expectProblem(await server.call('downloadTemplates', { token, query: { format: 'pdf' } }), 'VALIDATION_FAILED');
});
