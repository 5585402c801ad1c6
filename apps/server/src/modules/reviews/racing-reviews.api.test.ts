import { expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { expectSoundLines } from './testing/line-invariants.ts';
import { accept, reject, reviewersOfFile, stored, submit, submittedOne } from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

const rounds = Array.from({ length: 5 }, (_, round) => round);

it('two reviewers accept and reject the same version: exactly one wins, the other is told what it is now', async () => {
  for (const round of rounds) {
    const one = await submittedOne(reviewers);
    const calls = [() => accept(reviewers, one), () => reject(reviewers, one)];
    const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    if (!won || !lost) throw new Error('Both answer.');
    expectProblem(lost, 'INVALID_TRANSITION');
    const { line, history, notices } = await stored(reviewers, one.lineId);
    expect([won.body.productRequestStatus, lost.body.currentStatus]).toEqual([line.status, line.status]);
    expect(history.filter(({ from_status }) => from_status === 'PENDING_REVIEW')).toHaveLength(1);
    expect(notices).toHaveLength(1);
  }
  await expectSoundLines(reviewers.server);
});

it('one of twenty acceptances at once is made', async () => {
  const one = await submittedOne(reviewers);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(reviewers, one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const lost of answers.filter(({ status }) => status !== 200)) {
    expectProblem(lost, 'INVALID_TRANSITION');
    expect(lost.body.currentStatus).toBe('COMPLETED');
  }
  const { history, notices } = await stored(reviewers, one.lineId);
  expect(history.filter(({ event }) => event === 'ACCEPTED')).toHaveLength(1);
  expect(notices).toHaveLength(1);
  await expectSoundLines(reviewers.server);
});

it('an acceptance at the moment of a new submission is of what was read, or is refused as stale', async () => {
  for (const _round of rounds) {
    const one = await submittedOne(reviewers);
    const [answer] = await Promise.all([accept(reviewers, one), submit(reviewers, one, { version: 2, value: 7 })]);
    const { line } = await stored(reviewers, one.lineId);
    expect(line).toMatchObject({ status: 'PENDING_REVIEW', submission_version: 2, emission_value: '7' });
    if (answer.status === 200) expect(line).toMatchObject({ in_force_version: 1, in_force_value: '1.5' });
    else {
      expectProblem(answer, 'STALE_VERSION');
      expect(answer.body.submissionVersion).toBe(2);
      expect(line.in_force_version).toBeNull();
    }
  }
  await expectSoundLines(reviewers.server);
});

it('an acceptance and a cancellation at once: exactly one wins', async () => {
  for (const _round of rounds) {
    const one = await submittedOne(reviewers);
    const answers = await Promise.all([
      accept(reviewers, one),
      reviewers.server.call('deleteProducts', {
        token: reviewers.buyer,
        body: { productIds: [one.id], cancelOnly: true },
      }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { line } = await stored(reviewers, one.lineId);
    expect(line.status).toBe(answers[0]?.status === 200 ? 'COMPLETED' : 'CANCELED');
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'INVALID_TRANSITION', currentStatus: line.status });
  }
  await expectSoundLines(reviewers.server);
});
