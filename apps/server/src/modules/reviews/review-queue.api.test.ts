import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { requestedOne, reviewersOfFile, submit } from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

const queue = async () => {
  const { status, body } = await reviewers.server.call('listPurchasedProducts', {
    token: reviewers.buyer,
    query: { productRequestStatus: 'PENDING_REVIEW', sortBy: 'SUBMITTED_AT', sortDirection: 'ASC' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as OperationOutput<'listPurchasedProducts'>).data.map(({ productId }) => productId);
};

it('has what was submitted first in front, whatever is said about it since', async () => {
  const [one, two, three] = [
    await requestedOne(reviewers),
    await requestedOne(reviewers),
    await requestedOne(reviewers),
  ];
  for (const each of [two, three, one]) await submit(reviewers, each);
  expect(await queue()).toEqual([two.id, three.id, one.id]);

  const { status } = await reviewers.server.call('addCustomerComment', {
    token: reviewers.buyer,
    params: { requestReference: two.reference, productId: two.id },
    body: { text: 'We will read this tomorrow.' },
  });
  expect(status).toBe(200);
  expect(await queue()).toEqual([two.id, three.id, one.id]);

  await submit(reviewers, two, { version: 2, value: 1.4 });
  expect(await queue()).toEqual([three.id, one.id, two.id]);
});

it.each([
  ['no status', {}],
  ['another status', { productRequestStatus: 'COMPLETED' }],
  ['another status as well', { productRequestStatus: 'PENDING_REVIEW,COMPLETED' }],
  ['the archive', { productRequestStatus: 'PENDING_REVIEW', archived: 'true' }],
])('is no order for %s', async (_, query) => {
  const answer = await reviewers.server.call('listPurchasedProducts', {
    token: reviewers.buyer,
    query: { ...query, sortBy: 'SUBMITTED_AT' },
  });
  expectProblem(answer, 'VALIDATION_FAILED');
  expect(answer.body.errors).toEqual([expect.objectContaining({ path: '/query/sortBy' })]);
});
