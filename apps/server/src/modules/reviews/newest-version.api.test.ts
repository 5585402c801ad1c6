import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { expectRefused } from './testing/expect-refused.ts';
import { accept, requestedOne, reviewersOfFile, stored, submit, submittedOne } from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

type Named = Awaited<ReturnType<typeof submittedOne>>;
const byRequest = ({ id, reference }: Named) => `/api/customer/emission-requests/${reference}/products/${id}`;

/** As a client sends it that knows nothing but the address. */
const post = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, reviewers.server.url), {
    method: 'POST',
    ...init,
    headers: { authorization: `Bearer ${reviewers.buyer}`, ...init.headers },
  });

const withoutVersion = { token: '', body: { reason: 'Which year?' } };

describe('a review that names no version', () => {
  it.each([
    ['no body', {}],
    ['no body, its type named', { headers: { 'content-type': 'application/json' } }],
    ['an empty object', { headers: { 'content-type': 'application/json' }, body: '{}' }],
  ] as [string, RequestInit][])('accepts the newest with %s', async (_case, init) => {
    const one = await submittedOne(reviewers);
    await submit(reviewers, one, { version: 2, value: 2.5 });
    const response = await post(`${byRequest(one)}/accept`, init);
    expect(await response.json()).toMatchObject({
      productRequestStatus: 'COMPLETED',
      inForce: { version: 2, emissionValue: 2.5 },
    });
    expect((await stored(reviewers, one.lineId)).submissions).toMatchObject([
      { version: 1, outcome: null },
      { version: 2, outcome: 'ACCEPTED' },
    ]);
  });

  it('accepts the newest of a product', async () => {
    const { id: productId } = await submittedOne(reviewers);
    const { body } = await reviewers.server.call('acceptEmissionDataOfProduct', {
      token: reviewers.buyer,
      params: { productId },
    });
    expect(body).toMatchObject({ productRequestStatus: 'COMPLETED', inForce: { version: 1 } });
  });

  it('sends the newest back, with its comment', async () => {
    const one = await submittedOne(reviewers);
    await submit(reviewers, one, { version: 2 });
    const params = { requestReference: one.reference, productId: one.id };
    const call = { ...withoutVersion, token: reviewers.buyer, params };
    expectProblem(await reviewers.server.call('rejectEmissionData', { ...call, body: {} }), 'VALIDATION_FAILED');
    const { body } = await reviewers.server.call('rejectEmissionData', call);
    expect(body).toMatchObject({ productRequestStatus: 'REJECTED', reason: 'Which year?' });
    expect((await stored(reviewers, one.lineId)).submissions).toMatchObject([
      { version: 1, outcome: null },
      { version: 2, outcome: 'REJECTED', review_comment: 'Which year?' },
    ]);
  });

  it('withdraws the one in force, not the newest', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    const { body } = await reviewers.server.call('rejectEmissionDataOfProduct', {
      token: reviewers.buyer,
      params: { productId: one.id },
      body: { ...withoutVersion.body, withdraw: true },
    });
    expect(body).toMatchObject({ productRequestStatus: 'REJECTED', inForce: null });
    expect((await stored(reviewers, one.lineId)).submissions).toMatchObject([{ version: 1, outcome: 'WITHDRAWN' }]);
  });

  it('is still refused where nothing waits, and without a session', async () => {
    const waiting = await requestedOne(reviewers);
    const params = { requestReference: waiting.reference, productId: waiting.id };
    expectRefused(await reviewers.server.call('acceptEmissionData', { token: reviewers.buyer, params }), 'REQUESTED');
    expectProblem(await reviewers.server.call('acceptEmissionData', { params }), 'UNAUTHENTICATED');
  });

  it('takes effect once where two accept at once', async () => {
    const one = await submittedOne(reviewers);
    const answers = await Promise.all([post(`${byRequest(one)}/accept`), post(`${byRequest(one)}/accept`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
