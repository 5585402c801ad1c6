import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { createProduct } from '../../testing/exchange.ts';
import { expectRefused } from './testing/expect-refused.ts';
import {
  accept,
  type RequestedOne,
  reject,
  requestedOne,
  requestOf,
  reviewersOfFile,
  stored,
  submit,
  submittedOne,
} from './testing/reviewers.ts';

const reviewers = await reviewersOfFile();

const withdraw = (one: RequestedOne, version = 1) => reject(reviewers, one, { version, withdraw: true });

describe('a review of a product', () => {
  const ofProduct = (
    name: 'acceptEmissionDataOfProduct' | 'rejectEmissionDataOfProduct',
    productId: string,
    body: object,
  ) => reviewers.server.call(name, { token: reviewers.buyer, params: { productId }, body });
  const acceptOf = (productId: string, version = 1) => ofProduct('acceptEmissionDataOfProduct', productId, { version });
  const rejectOf = (productId: string, more: object = {}) =>
    ofProduct('rejectEmissionDataOfProduct', productId, { reason: 'No', version: 1, ...more });

  /** One product, asked of two suppliers. */
  async function askedTwice(): Promise<[RequestedOne, RequestedOne]> {
    const first = await requestedOne(reviewers);
    const reference = await requestOf(reviewers, [first], reviewers.forge.id);
    const lines = await reviewers.server.database.asOwner((tx) =>
      tx.selectFrom('product_line').select(['id', 'request_reference']).where('product_id', '=', first.id).execute(),
    );
    const second = lines.find(({ request_reference }) => request_reference === reference);
    return [first, { id: first.id, reference, lineId: second?.id ?? '' }];
  }

  it('is one of its only line in the right status', async () => {
    const [first, second] = await askedTwice();
    expectRefused(await acceptOf(first.id), 'REQUESTED');
    await submit(reviewers, second, { by: reviewers.forge.token });
    expect((await acceptOf(first.id.toUpperCase())).body).toMatchObject({
      lineId: second.lineId,
      productRequestStatus: 'COMPLETED',
    });
    await submit(reviewers, first);
    expect((await rejectOf(first.id)).body).toMatchObject({ lineId: first.lineId, productRequestStatus: 'REJECTED' });
    expect((await rejectOf(first.id, { withdraw: true })).body).toMatchObject({
      lineId: second.lineId,
      productRequestStatus: 'REJECTED',
    });
    expectRefused(await rejectOf(first.id, { withdraw: true }), 'REJECTED');
  });

  it('is ambiguous where two wait for it', async () => {
    const [first, second] = await askedTwice();
    await submit(reviewers, first);
    await submit(reviewers, second, { by: reviewers.forge.token });
    for (const refused of [await acceptOf(first.id), await rejectOf(first.id)]) {
      expectProblem(refused, 'AMBIGUOUS_REQUEST');
    }
    await accept(reviewers, first);
    await accept(reviewers, second);
    expectProblem(await rejectOf(first.id, { withdraw: true }), 'AMBIGUOUS_REQUEST');
    expectRefused(await rejectOf(first.id), 'COMPLETED');
  });

  it('needs the newest version', async () => {
    const one = await submittedOne(reviewers);
    expectProblem(await acceptOf(one.id, 2), 'STALE_VERSION');
    expectProblem(await rejectOf(one.id, { version: 2 }), 'STALE_VERSION');
  });

  it('is not possible for what is not ours', async () => {
    const one = await submittedOne(reviewers);
    for (const token of [reviewers.otherBuyer, reviewers.mill.token]) {
      for (const productId of [one.id, crypto.randomUUID()]) {
        const params = { productId };
        expectProblem(
          await reviewers.server.call('acceptEmissionDataOfProduct', { token, params, body: { version: 1 } }),
          'NOT_FOUND',
        );
        expectProblem(
          await reviewers.server.call('rejectEmissionDataOfProduct', {
            token,
            params,
            body: { version: 1, reason: 'No' },
          }),
          'NOT_FOUND',
        );
      }
    }
    const params = { productId: one.id };
    for (const name of ['acceptEmissionDataOfProduct', 'rejectEmissionDataOfProduct'] as const) {
      expectProblem(await reviewers.server.call(name, { params, body: { version: 1 } }), 'UNAUTHENTICATED');
      expectProblem(
        await reviewers.server.call(name, { token: reviewers.buyer, params, body: { version: 0 } }),
        'VALIDATION_FAILED',
      );
    }
  });
});

describe('a review', () => {
  it('is nobody else’s, the supplier’s included', async () => {
    const one = await submittedOne(reviewers);
    const another = await submittedOne(reviewers);
    const bodies: string[] = [];
    for (const [named, token] of [
      [one, reviewers.otherBuyer],
      [one, reviewers.mill.token],
      [{ id: one.id, reference: another.reference }, reviewers.buyer],
      [{ id: one.id, reference: 'REQ-2026-999999' }, reviewers.buyer],
      [{ id: crypto.randomUUID(), reference: one.reference }, reviewers.buyer],
    ] as const) {
      for (const refused of [
        await accept(reviewers, named, { version: 1 }, token),
        await reject(reviewers, named, {}, token),
      ]) {
        expectProblem(refused, 'NOT_FOUND');
        const { instance: _request, ...body } = refused.body;
        bodies.push(JSON.stringify(body));
      }
    }
    expect(new Set(bodies).size).toBe(1);
    expect((await stored(reviewers, one.lineId)).line.status).toBe('PENDING_REVIEW');
  });

  it('needs a session and, to send it back, a comment', async () => {
    const one = await submittedOne(reviewers);
    expectProblem(await accept(reviewers, one, { version: 1 }, ''), 'UNAUTHENTICATED');
    expectProblem(await reject(reviewers, one, {}, ''), 'UNAUTHENTICATED');
    for (const body of [
      { version: 0 },
      { version: null },
      { version: '1' },
      { version: 1.5 },
      { version: 1, more: true },
    ]) {
      expectProblem(await accept(reviewers, one, body), 'VALIDATION_FAILED');
    }
    for (const body of [
      { reason: '  ' },
      { reason: 'x'.repeat(2401) },
      { reason: null },
      { version: null },
      { withdraw: 'yes' },
      { comment: 'x' },
    ]) {
      const refused = await reject(reviewers, one, body);
      expectProblem(refused, 'VALIDATION_FAILED');
      expect(refused.body.errors).toMatchObject([{ path: `/body/${Object.keys(body)[0]}` }]);
    }
    expect((await stored(reviewers, one.lineId)).line.status).toBe('PENDING_REVIEW');
  });

  it('is found by an older reference too', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    await reviewers.server.call('resendRequests', { token: reviewers.buyer, body: { items: [{ productId: one.id }] } });
    await submit(reviewers, one, { version: 2 });
    const { body } = await accept(reviewers, one, { version: 2 });
    expect(body).toMatchObject({ productRequestStatus: 'COMPLETED', inForce: { version: 2 } });
    expect(body.requestReference).not.toBe(one.reference);
  });

  it('is not possible for an archived product', async () => {
    const one = await submittedOne(reviewers);
    await accept(reviewers, one);
    await reviewers.server.call('deleteProducts', { token: reviewers.buyer, body: { productIds: [one.id] } });
    expectRefused(await withdraw(one), 'COMPLETED');
    expectRefused(
      await reviewers.server.call('rejectEmissionDataOfProduct', {
        token: reviewers.buyer,
        params: { productId: one.id },
        body: { reason: 'No', version: 1, withdraw: true },
      }),
      'COMPLETED',
    );
  });

  it('is not possible for what was only prepared', async () => {
    const { id } = await createProduct(reviewers.server, reviewers.buyer);
    expectRefused(
      await reviewers.server.call('acceptEmissionDataOfProduct', {
        token: reviewers.buyer,
        params: { productId: id },
        body: { version: 1 },
      }),
      'NOT_STARTED',
    );
  });
});
