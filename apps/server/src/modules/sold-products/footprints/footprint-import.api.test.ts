import { randomUUID } from 'node:crypto';
import { calls } from '@pcf/contract/operations/calls';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { exampleFootprint, foreignFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { registerCompany } from '../../../testing/joining.ts';
import { sendsFile, takenFile } from '../../../testing/send-file.ts';

type Result = OperationOutput<'importFootprints'>;
let mara: string;

const server = await serverOfFile({ demo: false });
beforeAll(async () => {
  mara = (await registerCompany(server, 'mara@mill.example', 'Mill')).token;
});

const send = sendsFile('importFootprints', 'footprints.json');
const readFile = sendsFile('readFootprintFile', 'footprint.json');
const imported = async (content: unknown, query: Record<string, string> = {}, token = mara): Promise<Result> =>
  takenFile(await send(server, token, typeof content === 'string' ? content : JSON.stringify(content), query));
const named = (reference: string, given: object = {}) => ({
  ...exampleFootprint,
  id: randomUUID(),
  productIds: [`urn:pact:mill.example:product-id:${reference}`],
  ...given,
});

it('says first what would happen, then makes templates of what can be taken, and doubles nothing', async () => {
  const [first, second] = [named('A-1'), { ...foreignFootprint, ...named('A-2'), specVersion: '3.2.0' }];
  const { pcf, ...head } = named('A-3');
  const wrong = { ...head, pcf: { ...pcf, declaredUnitAmount: 'much' } };
  const file = { data: [first, second, wrong, first] };
  const foreseen = await imported(file, { dryRun: 'true' });
  expect(foreseen).toMatchObject({ problem: null, created: 2, unchanged: 1, refused: 1, written: false });
  expect(foreseen.footprints.map(({ outcome, templateId }) => [outcome, templateId])).toEqual([
    ['CREATED', null],
    ['CREATED', null],
    ['REFUSED', null],
    ['UNCHANGED', null],
  ]);
  expect(foreseen.footprints[2]?.errors).toEqual([
    { path: 'data[2].pcf.declaredUnitAmount', code: 'INVALID_VALUE', value: 'much' },
  ]);
  const written = await imported(file);
  expect(written).toMatchObject({ created: 2, unchanged: 1, refused: 1, written: true });
  const [{ templateId } = { templateId: null }] = written.footprints;
  const template = await server.call('getTemplate', { token: mara, params: { templateId: String(templateId) } });
  expect(template.body).toMatchObject({
    name: 'Chair Birka',
    internalReference: 'A-1',
    description: 'Chair of solid beech with a woven seat',
    dataVersion: 1,
    emissionValue: 11.35,
    data: { emissionValues: { granularity: 'PRODUCT', unit: 'DIMENSIONLESS', value: 11.35 } },
  });
  const again = await imported(file);
  expect(again).toMatchObject({ created: 0, unchanged: 3, refused: 1, written: false });
  expect(again.footprints[0]?.templateId).toBe(templateId);
});

it('refuses what contradicts what is there: a footprint never changes, and a reference is one product', async () => {
  const original = named('B-1');
  await imported(original);
  const changed = await imported({ ...original, productNameCompany: 'Another chair' });
  expect(changed.footprints[0]?.errors).toEqual([{ path: 'id', code: 'ID_WITH_OTHER_CONTENT', value: original.id }]);
  const others = await imported([named('B-1'), named('B-2'), named('B-2')]);
  expect(others.footprints.map(({ outcome, errors }) => [outcome, errors[0]?.path, errors[0]?.code])).toEqual([
    ['REFUSED', '[0].productIds', 'REFERENCE_TAKEN'],
    ['CREATED', undefined, undefined],
    ['REFUSED', '[2].productIds', 'REFERENCE_REPEATED'],
  ]);
  const { id: token } = { id: (await registerCompany(server, 'mara@other.example', 'Other')).token };
  expect(await imported(original, {}, token)).toMatchObject({ created: 1 });
});

it('takes what was deleted once more', async () => {
  const footprint = named('C-1');
  const { footprints } = await imported(footprint);
  const params = { templateId: String(footprints[0]?.templateId) };
  expect((await server.call('deleteTemplate', { token: mara, params })).status).toBe(204);
  expect(await imported(footprint)).toMatchObject({ created: 1 });
});

it('makes one template of each where the same file comes twice at once', async () => {
  const file = { data: [named('D-1'), named('D-2')] };
  const results = await Promise.all([imported(file), imported(file), imported(file)]);
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(2);
  expect(results.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(4);
});

it.each([
  ['nothing', '', 'NOT_JSON'],
  ['no JSON', '<xml/>', 'NOT_JSON'],
  ['another encoding', Uint8Array.from([0xff, 0xfe, 0x7b, 0x00]), 'NOT_UTF8'],
  ['a number', '7', 'NO_FOOTPRINT'],
  ['an empty list', '{"data":[]}', 'NO_FOOTPRINT'],
  ['what is nested without an end', '['.repeat(200_000) + ']'.repeat(200_000), 'NOT_JSON'],
  ['too many', JSON.stringify(Array.from({ length: 1001 }, () => ({}))), 'TOO_MANY_FOOTPRINTS'],
])('says of %s what it is', async (_what, content, problem) => {
  for (const reading of [send, readFile]) {
    const { status, body } = await reading(server, mara, content);
    expect({ status, body }).toMatchObject({ status: 200, body: { problem, footprints: [] } });
  }
});

it('reads what others write before it and what no database holds', async () => {
  const odd = named('E-1', { productNameCompany: 'Chair\u0000\ud800', comment: '\u0000' });
  const text = `\ufeff${JSON.stringify(odd)}`;
  const { footprints, created } = await imported(text);
  expect([created, footprints[0]?.name]).toEqual([1, 'Chair\ufffd\ufffd']);
  const huge = named('E-2', { pcf: { ...exampleFootprint.pcf, pcfExcludingBiogenicUptake: '9'.repeat(400) } });
  expect(await imported(huge)).toMatchObject({
    refused: 1,
    footprints: [{ errors: [{ path: 'pcf.pcfExcludingBiogenicUptake', code: 'INVALID_VALUE' }] }],
  });
  const blank = await imported(named('E-3', { productNameCompany: ' ' }));
  expect(blank.footprints[0]?.errors).toEqual([{ path: 'productNameCompany', code: 'REQUIRED', value: null }]);
});

it('reads a file for an answer and keeps nothing of it', async () => {
  const footprint = named('F-1', { pcf: { ...exampleFootprint.pcf, primaryDataShare: '0.6' } });
  const { status, body } = await readFile(server, mara, JSON.stringify({ data: footprint }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    problem: null,
    footprints: [
      {
        path: 'data',
        footprintId: footprint.id,
        name: 'Chair Birka',
        company: 'Nordwald Möbelwerke',
        errors: [],
        remarks: [{ path: 'pcf.primaryDataShare', code: 'SHARE_MAY_BE_FRACTION' }],
        data: { emissionValues: { value: 11.35 }, exchange: { supplierReference: 'F-1' } },
      },
    ],
  });
  expect(await imported(footprint)).toMatchObject({ created: 1 });
});

it('says of each why it is refused, and of all of them no more than anybody reads', async () => {
  const file = JSON.stringify(Array.from({ length: 1000 }, () => ({ pcf: {} })));
  const result = await imported(file);
  expect(result).toMatchObject({ refused: 1000, written: false });
  const told = result.footprints.map(({ errors }) => errors.length);
  expect(Math.min(...told)).toBe(1);
  expect(told.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(1100);
  const { body } = await readFile(server, mara, file);
  expect(JSON.stringify(body).length).toBeLessThan(300_000);
});

it('is for whoever may, and takes no more than five megabytes', async () => {
  const text = JSON.stringify(named('G-1'));
  expectProblem(await send(server, '', text), 'UNAUTHENTICATED');
  expectProblem(await readFile(server, '', text), 'UNAUTHENTICATED');
  const large = ' '.repeat(5 * 1024 * 1024 + 1);
  expectProblem(await send(server, mara, large), 'BODY_TOO_LARGE');
  expectProblem(await readFile(server, mara, large), 'BODY_TOO_LARGE');
  expectProblem(await send(server, mara, text, { dryRun: 'perhaps' }), 'VALIDATION_FAILED');
});

it('keeps nothing of a file that is only read, not even under a key', async () => {
  const form = new FormData();
  form.append('file', new Blob([JSON.stringify(named('A-9'))]), 'footprint.json');
  const { path } = calls.readFootprintFile;
  const answer = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${mara}`, 'idempotency-key': 'once' },
    body: form,
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('footprints')]);
  const kept = await server.database.asOwner((tx) => tx.selectFrom('idempotency_key').select('key').execute());
  expect(kept).toEqual([]);
});
