import { catalogueFactors } from '@pcf/catalogue/factors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import {
  type Asked,
  answeringOfFile,
  askFor,
  asOwner,
  type EmissionAnswer,
  eventsOf,
  noticesOf,
  pathsOf,
  readAnswer,
  reviewed,
} from '../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../testing/answers.ts';

const all = await answeringOfFile();

const submit = (asked: Asked, overrides: Readonly<Record<string, unknown>> = {}, token = all.mill.token) =>
  submitAnswer(all.server, token, asked.reference, asked.id, overrides);

const lineOf = async ({ lineId }: Asked) => {
  const [line] = await asOwner(
    all.server,
    sql<Record<string, unknown>>`
      select *, round(extract(epoch from next_reminder_at - now()) / 86400)::integer as reminder_in_days
        from product_line where id = ${lineId}`,
  );
  return line ?? {};
};

/** A row of the calculator with a factor of the catalogue. */
function catalogueRow(unit: string, rest: Record<string, unknown> = {}) {
  const found = catalogueFactors.find((factor) => factor.unit === unit && factor.kind === 'factor');
  if (!found) throw new Error('The catalogue has no such factor.');
  const { topCategory, category, subcategory, name, kind, impact, origin, version } = found;
  return {
    row: {
      id: 'r1',
      category: topCategory,
      subcategory: category,
      subsubcategory: subcategory,
      emissionfactor: { name, kind, impact, unit, origin, version },
      ...rest,
    },
    impact,
  };
}

describe('submitEmissionData', () => {
  it('makes a version, tells the lists and the customer, and ends draft and lock', async () => {
    const asked = await askFor(all);
    await saveDraft(all.server, all.mill.token, asked.reference, asked.id);
    const data = completeAnswer({
      comment: 'Measured',
      emissionValues: { value: 2.0000000001, confidence: 'VERY' },
      dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 40 },
    });
    const { status, body } = await submit(asked, { data });
    expect(status, JSON.stringify(body)).toBe(200);
    const answer = body as EmissionAnswer;
    expect(answer).toMatchObject({
      productRequestStatus: 'PENDING_REVIEW',
      submissionVersion: 1,
      draft: null,
      lock: null,
      inForce: null,
      inProgress: false,
      submission: { version: 1, submittedBy: 'Mara Voss', outcome: null, itemData: null, shareRows: false },
      featureFlags: { submit: 'ENABLED', decline: 'DISABLED', review: 'WAITING_FOR_APPROVAL' },
    });
    expect(answer.submission?.data).toMatchObject({
      comment: 'Measured',
      emissionValues: { value: 2.0000000001, unitAmount: 1, scopes: 'SCOPE_1_2_3', referencePeriodStart: '2024-01' },
    });
    expect(answer.submissions).toMatchObject([{ version: 1, reviewedAt: null }]);
    expect(eventsOf(answer)).toEqual(['SENT CUSTOMER', 'WORK_BEGUN SUPPLIER', 'SUBMITTED SUPPLIER']);
    expect(await lineOf(asked)).toMatchObject({
      status: 'PENDING_REVIEW',
      submission_version: 1,
      emission_value: '2.0000000001',
      emission_unit: 'KG',
      emission_unit_amount: '1',
      emission_value_granularity: 'PRODUCT',
      emission_value_confidence: 'VERY',
      emission_data_verified: false,
      primary_data_share: '40',
      reminder_in_days: 14,
      reminders_sent: 0,
    });
    expect((await noticesOf(all.server, asked)).at(-1)).toEqual({
      kind: 'SUBMITTED',
      recipient: 'Buyer',
      comment: null,
    });
  });

  it('makes one more version of what was rejected, accepted or declined, and leaves what is in force', async () => {
    const asked = await askFor(all);
    await submit(asked);
    await reviewed(all.server, asked, 'REJECTED');
    expect(await readAnswer(all.server, all.mill.token, asked)).toMatchObject({ reason: 'Too vague' });
    expect((await submit(asked, { submissionVersion: 1 })).body).toMatchObject({ reason: null, submissionVersion: 2 });
    await reviewed(all.server, asked, 'COMPLETED');
    const third = await submit(asked, {
      submissionVersion: 2,
      data: completeAnswer({ emissionValues: { value: 1.6 } }),
    });
    expect(third.body).toMatchObject({
      submission: { version: 3, data: { emissionValues: { value: 1.6 } } },
      inForce: { version: 2, outcome: 'ACCEPTED', data: { emissionValues: { value: 1.5 } } },
    });
    expect((third.body as EmissionAnswer).submissions.map(({ version, outcome }) => [version, outcome])).toEqual([
      [3, null],
      [2, 'ACCEPTED'],
      [1, 'REJECTED'],
    ]);
    const declined = await askFor(all);
    const { server, mill } = all;
    await server.call('declineEmissionRequest', {
      token: mill.token,
      params: declined.params,
      body: { reason: 'No', reasonCode: 'NO_DATA_YET', expectedDate: '2099-01-01' },
    });
    expect((await submit(declined)).body).toMatchObject({ reason: null, reasonCode: null, expectedDate: null });
  });

  it('takes one of which the standard is not known, and leaves that out beside one that is', async () => {
    for (const [standards, kept] of [
      [['UNKNOWN'], ['UNKNOWN']],
      [['UNKNOWN', 'PACT'], ['PACT']],
    ] as const) {
      const { status, body } = await submit(await askFor(all), {
        data: completeAnswer({ methodologies: { standards: [...standards] } }),
      });
      expect(status, JSON.stringify(body)).toBe(200);
      expect((body as EmissionAnswer).submission?.data.methodologies).toEqual({ standards: kept });
    }
  });

  it('takes an answer that there are none', async () => {
    const asked = await askFor(all);
    const data = { emissionValues: { granularity: 'UNAVAILABLE', value: 3, unit: 'KG', unavailableReason: 'Not yet' } };
    const { status, body } = await submit(asked, { data });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((body as EmissionAnswer).submission?.data).toEqual({
      emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not yet' },
    });
    expect(await lineOf(asked)).toMatchObject({
      emission_value: null,
      emission_unit: null,
      emission_unit_amount: null,
      emission_value_granularity: 'UNAVAILABLE',
      emission_data_verified: null,
    });
  });

  it('calculates, keeps the rows for the supplier and shares them only where it says so', async () => {
    const { row, impact } = catalogueRow('kgCO₂e/kWh', { amount: 2 });
    const data = { ...completeAnswer({ emissionValues: { granularity: 'CALCULATOR', value: 99 } }), methodologies: {} };
    for (const shareRows of [false, true]) {
      const asked = await askFor(all);
      const { status, body } = await submit(asked, { data, itemData: { energy: [row] }, shareRows });
      expect(status, JSON.stringify(body)).toBe(200);
      const { submission } = body as EmissionAnswer;
      expect(submission?.data.methodologies).toEqual({ standards: ['CALCULATOR'] });
      expect(submission?.data.emissionValues?.value).toBeCloseTo(impact * 2, 9);
      expect([submission?.shareRows, submission?.itemData]).toEqual([shareRows, { energy: [row] }]);
      const [stored] = await asOwner(
        all.server,
        sql<{ item_data: unknown; calculation: object }>`
          select item_data, calculation from submission where line_id = ${asked.lineId}`,
      );
      expect(stored?.item_data).toEqual(shareRows ? { energy: [row] } : null);
      expect(stored?.calculation).toMatchObject({ material: 0, distribution: 0, proxySharePercent: 0 });
    }
  });

  it('takes the share of primary data of a calculation from its rows, never from what is sent', async () => {
    const asked = await askFor(all);
    const { row } = catalogueRow('kgCO₂e/kWh', { amount: 2 });
    const data = completeAnswer({
      emissionValues: { granularity: 'CALCULATOR' },
      dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 65 },
    });
    expect((await submit(asked, { data, itemData: { energy: [row] } })).status).toBe(200);
    const { submission } = await readAnswer(all.server, all.mill.token, asked);
    expect(submission?.data.dataSources).toMatchObject({
      primaryDataShareType: 'SECONDARY',
      shareOfPrimaryDataInEmissionFactor: 0,
    });
    expect((await lineOf(asked)).primary_data_share).toBe('0');
  });

  it('refuses a figure that is said to be the catalogue’s and is not, and one of another unit', async () => {
    const asked = await askFor(all);
    const { row } = catalogueRow('kgCO₂e/kWh', { amount: 2 });
    const data = completeAnswer({ emissionValues: { granularity: 'CALCULATOR' } });
    const withFactor = (factor: object, rest: object = {}) =>
      submit(asked, {
        data,
        plausibilityConfirmation: 'Wind',
        itemData: { energy: [{ ...row, ...rest, emissionfactor: { ...row.emissionfactor, ...factor } }] },
      });
    for (const refused of [
      await withFactor({ impact: 0 }),
      await withFactor({ name: 'Something else' }),
      await withFactor({ kind: 'proxy' }),
      await withFactor({}, { subcategory: 'Elsewhere' }),
      await withFactor({ unit: 'kgCO₂e/kg', origin: 'OWN' }),
    ]) {
      expectProblem(refused, 'VALIDATION_FAILED');
      expect(pathsOf(refused)).toEqual(['/body/itemData/energy/0/emissionfactor']);
    }
    expect((await withFactor({ impact: 0.1, origin: 'OWN', version: 'own.csv' })).status).toBe(200);
    expect((await submit(asked, { submissionVersion: 1 })).status).toBe(200);
  });

  it('says everything that is missing or wrong at once, with its path', async () => {
    const asked = await askFor(all);
    const refused = await submit(asked, {
      data: {
        emissionValues: { granularity: 'LIFECYCLE', unit: 'M2', referenceYear: 2199, stages: [{ stage: 'ASSEMBLY' }] },
        verificationData: { verified: true, documents: [{ id: crypto.randomUUID(), name: 'Not mine' }] },
      },
    });
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(refused.body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '/body/data/emissionValues/stages/0/value', code: 'REQUIRED' }),
        expect.objectContaining({ path: '/body/data/emissionValues/productMassKg', code: 'REQUIRED' }),
        expect.objectContaining({ path: '/body/data/emissionValues/referenceYear', code: 'TOO_LARGE' }),
        expect.objectContaining({ path: '/body/data/methodologies/standards', code: 'REQUIRED' }),
        expect.objectContaining({ path: '/body/data/verificationData/provider', code: 'REQUIRED' }),
        expect.objectContaining({ path: '/body/data/verificationData/documents/0', code: 'INVALID_VALUE' }),
      ]),
    );
    expectProblem(await submit(asked, { data: { emissionValues: { granularity: 'GUESS' } } }), 'VALIDATION_FAILED');
    expectProblem(await submit(asked, { submissionVersion: undefined }), 'VALIDATION_FAILED');
    expect(await lineOf(asked)).toMatchObject({ status: 'REQUESTED', submission_version: 0, version: 2 });
  });

  it('asks for a sentence where a value is unlikely, and keeps it', async () => {
    const asked = await askFor(all);
    await submit(asked);
    await reviewed(all.server, asked, 'COMPLETED');
    const far = { submissionVersion: 1, data: completeAnswer({ emissionValues: { value: 15 } }) };
    const refused = await submit(asked, far);
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(refused.body.errors).toMatchObject([{ path: '/body/plausibilityConfirmation', code: 'REQUIRED' }]);
    expectProblem(await submit(asked, { ...far, plausibilityConfirmation: '  ' }), 'VALIDATION_FAILED');
    expect((await submit(asked, { ...far, plausibilityConfirmation: 'New furnace' })).status).toBe(200);
    const stored = await asOwner(
      all.server,
      sql`select version, plausibility_confirmation from submission where line_id = ${asked.lineId} order by version`,
    );
    expect(stored).toEqual([
      { version: 1, plausibility_confirmation: null },
      { version: 2, plausibility_confirmation: 'New furnace' },
    ]);
    const { topCategory, category, subcategory } =
      catalogueFactors.find(({ unit }) => unit === 'kgCO₂e/kg') ?? catalogueFactors[0] ?? expect.fail();
    const outside = await submit(await askFor(all), {
      data: completeAnswer({
        emissionValues: { value: 100_000, comparisonGroup: { topCategory, category, subcategory } },
      }),
    });
    expect(pathsOf(outside)).toEqual(['/body/plausibilityConfirmation']);
  });

  it('asks for it by the kilogram, where no group of the catalogue was chosen', async () => {
    // 16.5 g at 4.34 kg a piece are 263 kg per kg; PET has 2 to 4.
    const tray = (value: number) => ({
      data: completeAnswer({ emissionValues: { value, unit: 'DIMENSIONLESS', productMassKg: 0.0165 } }),
    });
    const refused = await submit(await askFor(all), tray(4.34));
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(refused.body.errors).toMatchObject([{ path: '/body/plausibilityConfirmation', code: 'REQUIRED' }]);
    const told = { ...tray(4.34), plausibilityConfirmation: 'Gold leaf' };
    expect((await submit(await askFor(all), told)).status).toBe(200);
    expect((await submit(await askFor(all), tray(0.0434))).status).toBe(200);
  });

  it('is refused when a newer version was submitted meanwhile', async () => {
    const asked = await askFor(all);
    await submit(asked);
    const refused = await submit(asked);
    expectProblem(refused, 'STALE_VERSION');
    expect(refused.body).toMatchObject({ submissionVersion: 1 });
    expectProblem(await submit(asked, { submissionVersion: 2 }), 'STALE_VERSION');
  });

  it('is not possible for what was canceled or archived', async () => {
    const { server, buyer, mill } = all;
    const canceled = await askFor(all);
    await server.call('deleteProducts', { token: buyer, body: { productIds: [canceled.id], cancelOnly: true } });
    const refused = await submit(canceled);
    expectProblem(refused, 'INVALID_TRANSITION');
    expect(refused.body).toMatchObject({ currentStatus: 'CANCELED' });
    const archived = await askFor(all);
    await submit(archived);
    await reviewed(server, archived, 'COMPLETED');
    await server.call('deleteProducts', { token: buyer, body: { productIds: [archived.id] } });
    expectProblem(await submit(archived, { submissionVersion: 1 }), 'INVALID_TRANSITION');
    expect(await readAnswer(server, mill.token, archived)).toMatchObject({
      archived: true,
      featureFlags: { submit: 'DISABLED', edit: 'DISABLED' },
    });
  });

  it('needs a session, and is nobody else’s', async () => {
    const asked = await askFor(all);
    expectProblem(await all.server.call('submitEmissionData', { params: asked.params, body: {} }), 'UNAUTHENTICATED');
    const unknown = await submit({ ...asked, id: crypto.randomUUID() });
    for (const refused of [
      unknown,
      await submit(asked, {}, all.quarry.token),
      await submit(asked, {}, all.buyer),
      await submit({ ...asked, reference: 'REQ-2026-999999' }),
    ]) {
      expectProblem(refused, 'NOT_FOUND');
      expect({ ...refused.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    }
  });
});
