import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { expectRefused } from './testing/expect-refused.ts';
import {
  accept,
  type RequestedOne,
  reject,
  requestedOne,
  reviewersOfFile,
  stored,
  submit,
  submittedOne,
} from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

const withdraw = (one: RequestedOne, version = 1) => reject(reviewers, one, { version, withdraw: true });

const nothingInForce = {
  in_force_version: null,
  in_force_at: null,
  in_force_value: null,
  in_force_unit: null,
  in_force_unit_amount: null,
  in_force_granularity: null,
  in_force_confidence: null,
  in_force_verified: null,
  in_force_primary_data_share: null,
  in_force_mass_kg: null,
  in_force_quality_score: null,
};

describe('acceptEmissionData', () => {
  it('puts what was submitted in force, tells the supplier, and is in the lists', async () => {
    const one = await submittedOne(reviewers);
    const { status, body } = await accept(reviewers, one);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      productRequestStatus: 'COMPLETED',
      requestReference: one.reference,
      submissionVersion: 1,
      inForce: { version: 1, emissionValue: 1.5, emissionUnit: 'KG', emissionUnitAmount: 1 },
      featureFlags: { review: 'DISABLED', download: 'ENABLED', resend: 'ENABLED' },
    });
    const { line, history, notices, submissions } = await stored(reviewers, one.lineId);
    expect(line).toMatchObject({
      status: 'COMPLETED',
      in_force_version: 1,
      in_force_at: expect.any(Date),
      in_force_value: line.emission_value,
      in_force_unit: line.emission_unit,
      in_force_unit_amount: line.emission_unit_amount,
      in_force_granularity: line.emission_value_granularity,
      in_force_confidence: line.emission_value_confidence,
      in_force_verified: line.emission_data_verified,
      in_force_primary_data_share: line.primary_data_share,
      in_force_mass_kg: line.product_mass_kg,
      in_force_quality_score: line.quality_score,
      next_reminder_at: null,
    });
    expect(history.at(-1)).toMatchObject({
      event: 'ACCEPTED',
      from_status: 'PENDING_REVIEW',
      to_status: 'COMPLETED',
      comment: null,
      actor_organisation_id: line.customer_organisation_id,
      supplier_organisation_id: reviewers.mill.id,
    });
    expect(notices).toEqual([{ kind: 'ACCEPTED', recipient_organisation_id: reviewers.mill.id, comment: null }]);
    expect(submissions).toMatchObject([{ outcome: 'ACCEPTED', review_comment: null, reviewed_at: expect.any(Date) }]);
    const listed = await reviewers.server.call('listPurchasedProducts', {
      token: reviewers.buyer,
      query: { productRequestStatus: 'COMPLETED', textSearch: one.reference },
    });
    expect(listed.body).toMatchObject({ data: [{ productId: one.id, inForce: { version: 1, emissionValue: 1.5 } }] });
  });

  it('is done once: the second time it is completed already', async () => {
    const one = await submittedOne(reviewers);
    expect((await accept(reviewers, one)).status).toBe(200);
    const before = await stored(reviewers, one.lineId);
    expectRefused(await accept(reviewers, one), 'COMPLETED');
    expect(await stored(reviewers, one.lineId)).toEqual(before);
  });

  it('needs the newest version, and says which it is', async () => {
    const one = await submittedOne(reviewers);
    await submit(reviewers, one, { version: 2, value: 2 });
    const before = await stored(reviewers, one.lineId);
    for (const version of [1, 3]) {
      const stale = await accept(reviewers, one, { version });
      expectProblem(stale, 'STALE_VERSION');
      expect(stale.body).toMatchObject({
        submissionVersion: 2,
        submittedAt: before.line.submitted_at?.toISOString(),
      });
    }
    expect(await stored(reviewers, one.lineId)).toEqual(before);
    expect((await accept(reviewers, one, { version: 2 })).body).toMatchObject({ inForce: { version: 2 } });
    expect((await stored(reviewers, one.lineId)).submissions).toMatchObject([
      { version: 1, outcome: null },
      { version: 2, outcome: 'ACCEPTED' },
    ]);
  });

  it('is refused by the status before the version is looked at', async () => {
    const one = await requestedOne(reviewers);
    expectRefused(await accept(reviewers, one, { version: 7 }), 'REQUESTED');
    expectRefused(await reject(reviewers, one, { version: 7 }), 'REQUESTED');
  });

  it('replaces what was in force, which stays in force until then', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    await submit(reviewers, one, { version: 2, value: 2.25 });
    expect((await stored(reviewers, one.lineId)).line).toMatchObject({ in_force_version: 1, in_force_value: '1.5' });
    expect((await accept(reviewers, one, { version: 2 })).body).toMatchObject({
      inForce: { version: 2, emissionValue: 2.25 },
    });
    expect((await stored(reviewers, one.lineId)).submissions).toMatchObject([
      { version: 1, outcome: 'ACCEPTED' },
      { version: 2, outcome: 'ACCEPTED' },
    ]);
  });
});

describe('rejectEmissionData', () => {
  it('sends it back with a comment and waits for the supplier anew', async () => {
    const one = await submittedOne(reviewers);
    const { status, body } = await reject(reviewers, one, { reason: '  Which year?  ' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ productRequestStatus: 'REJECTED', reason: 'Which year?', inForce: null });
    const { line, history, notices, submissions } = await stored(reviewers, one.lineId);
    expect(line).toMatchObject({ reason: 'Which year?', reason_code: null, reminders_sent: 0, ...nothingInForce });
    expect(line.next_reminder_at?.getTime()).toBeGreaterThan(Date.now());
    expect(history.at(-1)).toMatchObject({
      event: 'REJECTED',
      from_status: 'PENDING_REVIEW',
      to_status: 'REJECTED',
      comment: 'Which year?',
    });
    expect(notices).toEqual([
      { kind: 'REJECTED', recipient_organisation_id: reviewers.mill.id, comment: 'Which year?' },
    ]);
    expect(submissions).toMatchObject([{ outcome: 'REJECTED', review_comment: 'Which year?' }]);
  });

  it('leaves in force what is', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    await submit(reviewers, one, { version: 2, value: 9 });
    expect((await reject(reviewers, one, { version: 2 })).body).toMatchObject({
      productRequestStatus: 'REJECTED',
      inForce: { version: 1, emissionValue: 1.5 },
    });
  });

  it('needs the newest version', async () => {
    const one = await submittedOne(reviewers);
    await submit(reviewers, one, { version: 2 });
    const stale = await reject(reviewers, one, { version: 1 });
    expectProblem(stale, 'STALE_VERSION');
    expect(stale.body.submissionVersion).toBe(2);
  });
});

describe('an acceptance that is withdrawn', () => {
  it('leaves nothing in force and waits for the supplier anew', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    expectRefused(await reject(reviewers, one), 'COMPLETED');
    const { status, body } = await withdraw(one);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ productRequestStatus: 'REJECTED', inForce: null, reason: 'Not plausible' });
    const { line, history, notices, submissions } = await stored(reviewers, one.lineId);
    expect(line).toMatchObject({ ...nothingInForce, submission_version: 1, reason: 'Not plausible' });
    expect(line.next_reminder_at?.getTime()).toBeGreaterThan(Date.now());
    expect(history.at(-1)).toMatchObject({ event: 'WITHDRAWN', from_status: 'COMPLETED', comment: 'Not plausible' });
    expect(notices.at(-1)).toMatchObject({ kind: 'WITHDRAWN', comment: 'Not plausible' });
    expect(submissions).toMatchObject([{ outcome: 'WITHDRAWN', review_comment: 'Not plausible' }]);
    expectRefused(await withdraw(one), 'REJECTED');
  });

  it('is the one in force, which need not be the newest', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    await submit(reviewers, one, { version: 2 });
    expectRefused(await withdraw(one, 2), 'PENDING_REVIEW');
    await reviewers.server.call('deleteProducts', {
      token: reviewers.buyer,
      body: { productIds: [one.id], cancelOnly: true },
    });
    const stale = await withdraw(one, 2);
    expectProblem(stale, 'STALE_VERSION');
    expect(stale.body).toMatchObject({ submissionVersion: 2, inForceVersion: 1 });
    expect((await withdraw(one, 1)).status).toBe(200);
    expect((await stored(reviewers, one.lineId)).submissions).toMatchObject([
      { version: 1, outcome: 'WITHDRAWN' },
      { version: 2, outcome: null },
    ]);
  });

  it('does not bring an earlier one back', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    await submit(reviewers, one, { version: 2 });
    await accept(reviewers, one, { version: 2 });
    expect((await withdraw(one, 2)).body).toMatchObject({ inForce: null });
  });
});
