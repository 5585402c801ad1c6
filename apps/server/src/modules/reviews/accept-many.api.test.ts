import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { createProduct } from '../../testing/exchange.ts';
import {
  accept,
  type RequestedOne,
  requestedOne,
  requestOf,
  reviewersOfFile,
  stored,
  submit,
  submittedOne,
} from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

type Result = OperationOutput<'acceptManyEmissionData'>;
const item = ({ id, reference }: Pick<RequestedOne, 'id' | 'reference'>, version = 1) => ({
  requestReference: reference,
  productId: id,
  version,
});

const acceptMany = (items: readonly object[], token = reviewers.buyer) =>
  reviewers.server.call('acceptManyEmissionData', { token, body: { items } });

describe('acceptManyEmissionData', () => {
  it('accepts what can be accepted and says what stands against the others', async () => {
    const [first, second, stale, accepted, foreign] = await Promise.all(
      Array.from({ length: 5 }, () => submittedOne(reviewers)),
    );
    const waiting = await requestedOne(reviewers);
    if (!first || !second || !stale || !accepted || !foreign) throw new Error('Five were asked for.');
    await submit(reviewers, stale, { version: 2 });
    await accept(reviewers, accepted);
    const { status, body } = await acceptMany([
      item(first),
      item(stale),
      item(waiting, 3),
      item(accepted),
      { ...item(foreign), productId: crypto.randomUUID() },
      { ...item(second), productId: second.id.toUpperCase() },
      item(first),
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    const result = body as unknown as Result;
    expect(result.accepted.map(({ productId, name }) => [productId, name?.slice(0, 7)])).toEqual([
      [first.id, 'Product'],
      [second.id, 'Product'],
    ]);
    expect(result.skipped.map(({ productId, code, version }) => [productId, code, version])).toEqual([
      [stale.id, 'STALE_VERSION', 1],
      [waiting.id, 'INVALID_TRANSITION', 3],
      [accepted.id, 'INVALID_TRANSITION', 1],
      [expect.any(String), 'NOT_FOUND', 1],
    ]);
    expect(result.skipped.at(-1)?.name).toBeNull();
    for (const { lineId } of [first, second]) {
      const { line, history, notices, submissions } = await stored(reviewers, lineId);
      expect(line).toMatchObject({ status: 'COMPLETED', in_force_version: 1, in_force_value: '1.5' });
      expect(history.filter(({ event }) => event === 'ACCEPTED')).toHaveLength(1);
      expect(notices).toMatchObject([{ kind: 'ACCEPTED', recipient_organisation_id: reviewers.mill.id }]);
      expect(submissions).toMatchObject([{ outcome: 'ACCEPTED' }]);
    }
    expect((await stored(reviewers, stale.lineId)).line.status).toBe('PENDING_REVIEW');
  });

  it('leaves out an answer that there are no data, which can be accepted by itself', async () => {
    const [known, unknown] = [await submittedOne(reviewers), await requestedOne(reviewers)];
    await submit(reviewers, unknown, {
      form: { data: { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not measured yet' } } },
    });
    expect((await acceptMany([item(known), item(unknown)])).body).toMatchObject({
      accepted: [{ productId: known.id }],
      skipped: [{ productId: unknown.id, version: 1, code: 'NO_DATA_AVAILABLE' }],
    });
    expect((await stored(reviewers, unknown.lineId)).line.status).toBe('PENDING_REVIEW');
    expect((await accept(reviewers, unknown)).status).toBe(200);
  });

  it('takes a line once, whichever of its references names it', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    const { body } = await reviewers.server.call('resendRequests', {
      token: reviewers.buyer,
      body: { items: [{ productId: one.id }] },
    });
    const [{ requestReference }] = body.sent as [{ requestReference: string }];
    await submit(reviewers, one, { version: 2 });
    const answer = await acceptMany([item(one, 2), item({ id: one.id, reference: requestReference }, 2), item(one)]);
    expect(answer.body).toMatchObject({
      accepted: [{ productId: one.id, version: 2 }],
      skipped: [{ productId: one.id, version: 1, code: 'STALE_VERSION' }],
    });
  });

  it('tells each supplier of its own', async () => {
    const products = await Promise.all([1, 2].map(() => createProduct(reviewers.server, reviewers.buyer)));
    const references = [
      await requestOf(reviewers, products.slice(0, 1)),
      await requestOf(reviewers, products.slice(1), reviewers.forge.id),
    ];
    const both = products.map((product, index) => ({ ...product, reference: references[index] ?? '' }));
    for (const [index, one] of both.entries()) {
      await submit(reviewers, one, { by: [reviewers.mill, reviewers.forge][index]?.token ?? '' });
    }
    await acceptMany(both.map((one) => item(one)));
    const told = await Promise.all(both.map(({ lineId }) => stored(reviewers, lineId)));
    expect(told.map(({ notices }) => notices.map(({ recipient_organisation_id: recipient }) => recipient))).toEqual([
      [reviewers.mill.id],
      [reviewers.forge.id],
    ]);
  });

  it('finds nothing of anybody else', async () => {
    const one = await submittedOne(reviewers);
    for (const token of [reviewers.otherBuyer, reviewers.mill.token]) {
      expect((await acceptMany([item(one)], token)).body).toEqual({
        accepted: [],
        skipped: [{ ...item(one), name: null, code: 'NOT_FOUND' }],
      });
    }
    expect((await stored(reviewers, one.lineId)).line.status).toBe('PENDING_REVIEW');
  });

  it('needs a session and one to 500 items, each with its version', async () => {
    const one = await submittedOne(reviewers);
    expectProblem(await acceptMany([item(one)], ''), 'UNAUTHENTICATED');
    const { version: _version, ...without } = item(one);
    for (const items of [[], [without], Array.from({ length: 501 }, () => item(one))]) {
      expectProblem(await acceptMany(items), 'VALIDATION_FAILED');
    }
  });

  it('done twice at once accepts each of them once', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => submittedOne(reviewers)));
    const answers = await Promise.all([
      acceptMany(many.map((one) => item(one))),
      acceptMany(many.toReversed().map((one) => item(one))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const results = answers.map(({ body }) => body as unknown as Result);
    expect(results.flatMap(({ accepted }) => accepted)).toHaveLength(6);
    expect(results.flatMap(({ skipped }) => skipped.map(({ code }) => code))).toEqual(
      many.map(() => 'INVALID_TRANSITION'),
    );
  });
});
