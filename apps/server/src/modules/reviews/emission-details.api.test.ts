import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { completeAnswer, saveDraft } from '../../testing/answers.ts';
import { accept, details, reject, requestedOne, reviewersOfFile, submit, submittedOne } from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

type Details = OperationOutput<'getEmissionDetails'>;

async function read(...[one, query]: [Parameters<typeof details>[1], Parameters<typeof details>[2]?]) {
  const { status, body } = await details(reviewers, one, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Details;
}

const versionsOf = ({ submission, previous, accepted }: Details) => [
  submission?.version ?? null,
  previous?.version ?? null,
  accepted?.version ?? null,
];

describe('getEmissionDetails', () => {
  it('shows what was submitted, with the product and who submitted it', async () => {
    const one = await submittedOne(reviewers);
    const shown = await read(one);
    expect(shown.product).toMatchObject({
      lineId: one.lineId,
      productRequestStatus: 'PENDING_REVIEW',
      featureFlags: { review: 'ENABLED' },
    });
    expect(shown.submission).toMatchObject({
      version: 1,
      submittedBy: 'Mara Voss',
      outcome: null,
      reviewedAt: null,
      data: { emissionValues: { value: 1.5, unit: 'KG' }, methodologies: { standards: ['ISO_14067'] } },
      calculation: null,
      itemData: null,
      plausibilityConfirmation: 'Measured anew',
    });
    expect(shown.versions).toMatchObject([
      { version: 1, emissionValue: 1.5, emissionUnit: 'KG', emissionUnitAmount: 1, inForce: false },
    ]);
    expect(versionsOf(shown)).toEqual([1, null, null]);
  });

  it('shows the version before, and the one in force where it is another', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    expect(versionsOf(await read(one))).toEqual([1, null, null]);
    await submit(reviewers, one, { version: 2, value: 3 });
    await reject(reviewers, one, { version: 2, reason: 'Twice as much?' });
    await submit(reviewers, one, { version: 3, value: 2 });
    const shown = await read(one);
    expect(versionsOf(shown)).toEqual([3, 2, 1]);
    expect(shown.previous).toMatchObject({
      outcome: 'REJECTED',
      reviewComment: 'Twice as much?',
      reviewedBy: 'Mara Voss',
      data: { emissionValues: { value: 3 } },
    });
    expect(
      shown.versions.map(({ version, emissionValue, inForce, outcome }) => [version, emissionValue, inForce, outcome]),
    ).toEqual([
      [3, 2, false, null],
      [2, 3, false, 'REJECTED'],
      [1, 1.5, true, 'ACCEPTED'],
    ]);
    expect(versionsOf(await read(one, { version: '2' }))).toEqual([2, 1, 1]);
    expect(versionsOf(await read(one, { version: '1' }))).toEqual([1, null, null]);
    expectProblem(await details(reviewers, one, { version: '4' }), 'NOT_FOUND');
    await reject(reviewers, one, { version: 3 });
    expect(versionsOf(await read(one))).toEqual([3, 2, 1]);
  });

  it('of what nobody has answered yet has no submission', async () => {
    const one = await requestedOne(reviewers);
    expect(await read(one)).toMatchObject({ versions: [], submission: null, previous: null, accepted: null });
    expectProblem(await details(reviewers, one, { version: '1' }), 'NOT_FOUND');
  });

  it('is nobody else’s, the supplier’s included', async () => {
    const one = await submittedOne(reviewers);
    const bodies: string[] = [];
    for (const [named, token] of [
      [one, reviewers.otherBuyer],
      [one, reviewers.mill.token],
      [{ ...one, reference: 'REQ-2026-999999' }, reviewers.buyer],
      [{ ...one, id: crypto.randomUUID() }, reviewers.buyer],
    ] as const) {
      const refused = await details(reviewers, named, {}, token);
      expectProblem(refused, 'NOT_FOUND');
      bodies.push(JSON.stringify({ ...refused.body, instance: '' }));
    }
    expect(new Set(bodies).size).toBe(1);
    expectProblem(await details(reviewers, one, {}, ''), 'UNAUTHENTICATED');
    for (const version of ['0', 'x', '1.5']) {
      expectProblem(await details(reviewers, one, { version }), 'VALIDATION_FAILED');
    }
  });
});

describe('what is unlikely', () => {
  it('is marked for whoever reviews, with the data and in the list', async () => {
    const one = await requestedOne(reviewers);
    const data = completeAnswer({ emissionValues: { value: 4.34, unit: 'DIMENSIONLESS', productMassKg: 0.0165 } });
    await submit(reviewers, one, { form: { data } });
    const { submission, product } = await read(one);
    expect(submission?.plausibilityWarnings).toEqual(['OUTSIDE_MATERIAL_SPAN']);
    expect(product.plausibilityWarnings).toEqual(['OUTSIDE_MATERIAL_SPAN']);
    const { body } = await reviewers.server.call('listPurchasedProducts', { token: reviewers.buyer });
    const { data: lines } = body as unknown as OperationOutput<'listPurchasedProducts'>;
    expect(lines.find(({ lineId }) => lineId === one.lineId)?.plausibilityWarnings).toEqual(['OUTSIDE_MATERIAL_SPAN']);
  });

  it('is what is far from the version in force, and nothing about what is not', async () => {
    const one = await submittedOne(reviewers);
    expect((await read(one)).submission?.plausibilityWarnings).toEqual([]);
    await accept(reviewers, one);
    await submit(reviewers, one, { version: 2, value: 9 });
    const { submission, accepted, product } = await read(one);
    expect(submission?.plausibilityWarnings).toEqual(['FAR_FROM_IN_FORCE']);
    expect(product.plausibilityWarnings).toEqual(['FAR_FROM_IN_FORCE']);
    expect(accepted?.plausibilityWarnings).toEqual([]);
  });
});

describe('the rows of a calculation', () => {
  const emissionfactor = {
    name: 'Steel',
    kind: 'factor',
    impact: 2,
    unit: 'kgCO₂e/kg',
    origin: 'OWN',
    version: 'ours',
  };
  const calculated = (shareRows: boolean) => ({
    data: completeAnswer({ emissionValues: { granularity: 'CALCULATOR', value: null } }),
    itemData: { rawmaterial: [{ id: 'a', emissionfactor, weight: 500 }] },
    shareRows,
  });

  it('are there only where the supplier shares them; what they come to always is', async () => {
    for (const shareRows of [false, true]) {
      const one = await requestedOne(reviewers);
      await submit(reviewers, one, { form: calculated(shareRows) });
      const { submission, versions } = await read(one);
      expect(versions).toMatchObject([{ emissionValue: 1 }]);
      expect(submission?.calculation).toMatchObject({ material: 1, production: 0, distribution: 0 });
      expect(submission?.itemData?.rawmaterial?.[0]?.weight).toBe(shareRows ? 500 : undefined);
    }
  });
});

it('a draft is never shown, nor counted as a version', async () => {
  const one = await submittedOne(reviewers);
  await saveDraft(reviewers.server, reviewers.mill.token, one.reference, one.id, {
    data: { comment: 'Not for the customer' },
  });
  const shown = await read(one);
  expect(versionsOf(shown)).toEqual([1, null, null]);
  expect(JSON.stringify(shown)).not.toContain('Not for the customer');
});
