import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  askInFile,
  type Cells,
  fileOf,
  type ImportResult,
  importAnswers,
  takeRows,
} from '../../../testing/answer-file.ts';
import { type Asked, answeringOfFile, asOwner, readAnswer } from '../../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../../testing/answers.ts';
import { completeCells } from '../../../testing/cells-file.ts';
import { createSoldProduct } from '../../../testing/sold-products.ts';

const answering = await answeringOfFile();

const asked = () => askInFile(answering);
const take = (rows: readonly Cells[], query?: Readonly<Record<string, string>>) => takeRows(answering, rows, query);
const read = (one: Asked) => readAnswer(answering.server, answering.mill.token, one);
const codesOf = ({ errors }: ImportResult) => errors.map(({ row, column, code }) => [row, column, code]);
const submitNow = (one: Asked, value = 1.5) =>
  submitAnswer(answering.server, answering.mill.token, one.reference, one.id, {
    data: completeAnswer({ emissionValues: { value } }),
  });
const acceptFirst = (one: Asked) =>
  answering.server.call('acceptEmissionData', { token: answering.buyer, params: one.params, body: { version: 1 } });

/** All that an import could write. */
const written = () =>
  asOwner(
    answering.server,
    sql`select (select count(*) from line_draft) as drafts, (select count(*) from submission) as submissions,
               (select count(*) from line_history) as history, (select count(*) from line_notice) as notices,
               (select count(*) from line_lock) as locks, (select sum(version) from product_line) as versions`,
  );

describe('a file of answers', () => {
  it('becomes drafts that nobody is kept from', async () => {
    const [first, second, untouched] = [await asked(), await asked(), await asked()];
    const result = await take([
      { ...first.cells, ...completeCells, countries: 'Germany; FR', factorSources: '', verified: 'no' },
      { ...second.cells, comment: 'Soon' },
      untouched.cells,
    ]);
    expect(result).toMatchObject({ saved: 2, submitted: 0, skipped: 1, rows: 3, written: true, errors: [] });
    const { draft, lock, productRequestStatus, inProgress } = await read(first);
    expect([productRequestStatus, inProgress, lock]).toEqual(['REQUESTED', true, null]);
    expect(draft?.data).toEqual({
      emissionValues: {
        granularity: 'PRODUCT',
        value: 1.5,
        unit: 'KG',
        referenceYear: 2024,
        lifecycleBoundary: 'CRADLE_TO_GATE',
      },
      dataSources: {
        primaryDataShareType: 'PRIMARY',
        countries: ['DEU', 'FRA'],
        geographicGranularity: 'COUNTRY',
      },
      methodologies: { standards: ['ISO_14067'] },
      verificationData: { verified: false },
    });
    expect((await read(second)).draft?.data.comment).toBe('Soon');
    expect((await read(untouched)).draft).toBeNull();
  });

  it('is told to the customer once, however many answers it brings', async () => {
    const both = [await asked(), await asked()];
    await take(
      both.map(({ cells }) => ({ ...cells, ...completeCells })),
      { submit: 'true' },
    );
    const { body } = await answering.server.call('listNotifications', {
      token: answering.buyer,
      query: { limit: '1' },
    });
    expect(body.data).toMatchObject([{ kind: 'SUBMITTED', lines: 2 }]);
  });

  it('keeps the template that a draft was filled in from, unless it is gone', async () => {
    const { server, mill } = answering;
    const [kept, gone] = [await createSoldProduct(server, mill.token), await createSoldProduct(server, mill.token)];
    const both = [await asked(), await asked()];
    for (const [index, { id: templateId }] of [kept, gone].entries()) {
      const { reference, id } = both[index] as Asked;
      await saveDraft(server, mill.token, reference, id, { templateId, templateVersion: 1 });
    }
    await server.call('deleteTemplate', { token: mill.token, params: { templateId: gone.id } });
    const result = await take(
      both.map(({ cells }) => ({ ...cells, ...completeCells })),
      { submit: 'true', allowWarnings: 'true' },
    );
    expect(result).toMatchObject({ submitted: 2, errors: [] });
    expect((await read(both[0] as Asked)).template).toMatchObject({ id: kept.id, usedVersion: 1 });
    expect((await read(both[1] as Asked)).template).toBeNull();
  });

  it('is submitted, all of it', async () => {
    const both = [await asked(), await asked()];
    const result = await take(
      both.map(({ cells }) => ({ ...cells, ...completeCells })),
      { submit: 'true' },
    );
    expect(result).toMatchObject({ saved: 0, submitted: 2, written: true });
    for (const one of both) {
      const { productRequestStatus, submission, draft } = await read(one);
      expect([productRequestStatus, draft]).toEqual(['PENDING_REVIEW', null]);
      expect(submission).toMatchObject({ version: 1, data: { emissionValues: { value: 1.5, scopes: 'SCOPE_1_2_3' } } });
    }
  });

  it('saved as drafts first is submitted by the same file, and then says nothing new', async () => {
    const one = await asked();
    const rows = [{ ...one.cells, ...completeCells }];
    expect(await take(rows)).toMatchObject({ saved: 1 });
    expect(await take(rows)).toMatchObject({ saved: 0, skipped: 1, written: false });
    expect(await take(rows, { submit: 'true' })).toMatchObject({ submitted: 1, warnings: [] });
    const again = fileOf([
      { ...one.cells, ...completeCells, scopes: 'SCOPE_1_2_3', unitAmount: '1', primaryDataShare: '100' },
    ]);
    expect(await importAnswers(answering.server, answering.mill.token, again, { submit: 'true' })).toMatchObject({
      submitted: 0,
      skipped: 1,
    });
    expect((await read(one)).submissionVersion).toBe(1);
  });

  it('keeps what it does not tell, and forgets what a typed value no longer follows from', async () => {
    const one = await asked();
    await saveDraft(answering.server, answering.mill.token, one.reference, one.id, {
      data: {
        emissionValues: {
          granularity: 'LIFECYCLE',
          value: 3,
          unit: 'KG',
          stages: [{ stage: 'MANUFACTURING', value: 3 }],
          referenceYear: 2023,
          referencePeriodStart: '2023-01',
        },
        methodologies: { allocationMethods: ['MASS_ALLOCATION'], standards: ['PACT'] },
      },
    });
    const allowed = { allowWarnings: 'true' };
    await take([{ ...one.cells, comment: 'Checked', standards: 'PACT' }], allowed);
    expect((await read(one)).draft?.data).toMatchObject({
      comment: 'Checked',
      emissionValues: { granularity: 'LIFECYCLE', stages: [{ value: 3 }], referencePeriodStart: '2023-01' },
    });
    await take([{ ...one.cells, value: '4,5', unit: 'kg', referenceYear: '2024', comment: '' }], allowed);
    expect((await read(one)).draft?.data).toEqual({
      emissionValues: { granularity: 'PRODUCT', value: 4.5, unit: 'KG', referenceYear: 2024 },
      methodologies: { allocationMethods: ['MASS_ALLOCATION'], standards: ['PACT'] },
    });
  });
});

describe('what is wrong with a file', () => {
  it('is told all at once, and nothing is written', async () => {
    const [bad, canceled, locked, twice, incomplete] = [
      await asked(),
      await asked(),
      await asked(),
      await asked(),
      await asked(),
    ];
    await answering.server.call('deleteProducts', {
      token: answering.buyer,
      body: { productIds: [canceled.id], cancelOnly: true },
    });
    await answering.server.call('lockEmissionData', { token: answering.kim, params: locked.params });
    const before = await written();
    const result = await take(
      [
        {
          ...bad.cells,
          value: 'much',
          unit: 'stone',
          unitAmount: '0',
          referenceYear: '1889',
          standards: 'ISO_14067, ISO_1',
          primaryDataShare: '101',
          comment: 'x'.repeat(2401),
        },
        { ...canceled.cells, ...completeCells },
        { ...locked.cells, ...completeCells },
        { ...twice.cells, ...completeCells },
        { ...twice.cells, ...completeCells },
        { ...incomplete.cells, value: '1', unit: 'piece' },
        { requestReference: bad.reference, internalReference: 'Nobody’s', value: '1' },
        { requestReference: '', internalReference: '', value: '1' },
      ],
      { submit: 'true', allowWarnings: 'true' },
    );
    expect(codesOf(result)).toEqual([
      [2, 'Emission value', 'INVALID_VALUE'],
      [2, 'Emission unit', 'INVALID_VALUE'],
      [2, 'Standard', 'INVALID_VALUE'],
      [2, 'Unit amount', 'INVALID_VALUE'],
      [2, 'Reference year', 'INVALID_VALUE'],
      [2, 'Primary data share (%)', 'INVALID_VALUE'],
      [2, 'Comment', 'VALUE_TOO_LONG'],
      [3, undefined, 'REQUEST_CANCELED'],
      [4, undefined, 'LOCKED_BY_COLLEAGUE'],
      [6, 'Product reference number', 'DUPLICATED_REFERENCE_IN_FILE'],
      [7, 'Mass of one unit (kg)', 'INCOMPLETE'],
      [7, 'Reference year', 'INCOMPLETE'],
      [7, 'Boundary', 'INCOMPLETE'],
      [7, 'Primary data type', 'INCOMPLETE'],
      [7, 'Standard', 'INCOMPLETE'],
      [8, 'Product reference number', 'UNKNOWN_REQUEST'],
      [9, 'Request', 'MISSING_REQUEST'],
      [9, 'Product reference number', 'MISSING_PRODUCT_REFERENCE_NUMBER'],
    ]);
    expect(result.errors.find(({ code }) => code === 'LOCKED_BY_COLLEAGUE')?.value).toBe('Kim Berg');
    expect(result).toMatchObject({ submitted: 0, skipped: 0, rows: 8, written: false });
    expect(result.preview.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await written()).toEqual(before);
  });

  it.each([
    ['an empty file', '', [[0, undefined, 'INVALID_FILE_FORMAT']]],
    [
      'another table',
      'Product name,Colour\nA,blue\n',
      [
        [1, 'Request', 'INVALID_HEADER'],
        [1, 'Product reference number', 'INVALID_HEADER'],
        [1, 'Colour', 'INVALID_HEADER'],
      ],
    ],
    ['no text', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe]), [[0, undefined, 'INVALID_FILE_FORMAT']]],
  ])('is told where it is %s', async (_what, content, errors) => {
    const result = await importAnswers(answering.server, answering.mill.token, content);
    expect(codesOf(result)).toEqual(errors);
  });

  it('are too many answers', async () => {
    const one = await asked();
    const rows = Array.from({ length: 501 }, (_, index) => ({ ...one.cells, comment: `Nr. ${index}` }));
    await asOwner(
      answering.server,
      sql`
        with made as (
          insert into product (organisation_id, name, internal_reference, created_by)
          select organisation_id, 'Many', 'MANY-' || n, created_by from product, generate_series(0, 500) n where id = ${one.id} returning *
        ), lines as (
          insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, status,
            request_id, request_reference, sent_at, requested_at, sent_name, sent_reference)
          select l.customer_organisation_id, m.id, l.supplier_organisation_id, m.name, m.internal_reference, l.status, l.request_id,
                 l.request_reference, l.sent_at, l.requested_at, m.name, m.internal_reference
            from product_line l cross join made m where l.id = ${one.lineId} returning *
        )
        insert into request_line (customer_organisation_id, request_id, line_id) select customer_organisation_id, request_id, id from lines`,
    );
    const many = rows.map((cells, index) => ({ ...cells, internalReference: `MANY-${index}` }));
    expect(codesOf(await take(many, { dryRun: 'true' }))).toEqual([[0, undefined, 'TOO_MANY_ANSWERS']]);
    expect(await take(many.slice(0, 20), { dryRun: 'true' })).toMatchObject({ saved: 20, written: false });
  });
});

describe('a warning', () => {
  it('stops everything unless it is allowed: a draft would be overwritten', async () => {
    const one = await asked();
    await saveDraft(answering.server, answering.mill.token, one.reference, one.id);
    const rows = [{ ...one.cells, ...completeCells, comment: 'Mine' }];
    expect(await take(rows)).toMatchObject({ written: false, saved: 0, warnings: [{ row: 2, code: 'DRAFT_EXISTS' }] });
    expect((await read(one)).draft?.data.comment).toBe('Begun');
    expect(await take(rows, { allowWarnings: 'true', dryRun: 'true' })).toMatchObject({ saved: 1, written: false });
    expect(await take(rows, { allowWarnings: 'true' })).toMatchObject({ saved: 1, written: true });
    expect((await read(one)).draft?.data.comment).toBe('Mine');
  });

  it('is a value far from the one in force, which a comment explains', async () => {
    const one = await asked();
    await submitNow(one);
    await acceptFirst(one);
    const silent = [{ ...one.cells, value: '9', comment: '' }];
    expect(codesOf(await take(silent, { submit: 'true', allowWarnings: 'true' }))).toEqual([
      [2, 'Comment', 'CONFIRMATION_MISSING'],
    ]);
    const told = [{ ...one.cells, value: '9', comment: 'A new furnace' }];
    const refused = await take(told, { submit: 'true' });
    expect(refused).toMatchObject({
      written: false,
      warnings: [{ row: 2, column: 'Emission value', code: 'FAR_FROM_IN_FORCE', value: '9' }],
    });
    expect(await take(told, { submit: 'true', allowWarnings: 'true' })).toMatchObject({ submitted: 1, written: true });
    const { inForce, submission, productRequestStatus } = await read(one);
    expect([inForce?.version, submission?.version, productRequestStatus]).toEqual([1, 2, 'PENDING_REVIEW']);
  });

  it('is a value far from every material by the kilogram, which a comment explains', async () => {
    const one = await asked();
    const tray = { ...one.cells, ...completeCells, value: '4.34', unit: 'piece', productMassKg: '0.0165', comment: '' };
    expect(codesOf(await take([tray], { submit: 'true', allowWarnings: 'true' }))).toEqual([
      [2, 'Comment', 'CONFIRMATION_MISSING'],
    ]);
    const told = [{ ...tray, comment: 'Gold leaf' }];
    expect(await take(told, { submit: 'true' })).toMatchObject({
      written: false,
      warnings: [{ row: 2, column: 'Emission value', code: 'OUTSIDE_MATERIAL_SPAN', value: '4.34' }],
    });
    expect(await take(told, { submit: 'true', allowWarnings: 'true' })).toMatchObject({ submitted: 1, written: true });
  });
});
