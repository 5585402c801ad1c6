import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, askFor, eventsOf, noticesOf, readAnswer } from '../../testing/answering.ts';
import { saveDraft, submitAnswer } from '../../testing/answers.ts';
import { createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { inviteCompany, registerCompany } from '../../testing/joining.ts';

const all = await answeringOfFile();

describe('getEmissionAnswer', () => {
  it('shows what is asked, by whom and for what, and nothing that is the customer’s alone', async () => {
    const expects = { unit: 'KG', lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025, verified: true };
    const asked = await askFor(
      all,
      { comment: 'For our report', dueDate: '2099-01-31', campaign: 'Hidden campaign', expects },
      {
        name: 'Steel bar',
        internalReference: 'SB-1',
        description: 'Cold rolled',
        unit: 'KG',
        massKg: 2.5,
        supplierId: all.mill.id,
        supplierProductReference: 'MILL-7',
        supplierNumber: 'HIDDEN-NUMBER',
        yearlyQuantity: 98765,
        quantityUnit: 'KG',
        quantityYear: 2025,
      },
    );
    const answer = await readAnswer(all.server, all.mill.token, asked);
    expect(answer).toMatchObject({
      lineId: asked.lineId,
      productId: asked.id,
      requestReference: asked.reference,
      name: 'Steel bar',
      internalReference: 'SB-1',
      description: 'Cold rolled',
      unit: 'KG',
      massKg: 2.5,
      requestComment: 'For our report',
      reason: null,
      productRequestStatus: 'REQUESTED',
      inProgress: false,
      requestData: {
        customer: { name: 'Buyer' },
        requestedBy: 'Mara Voss',
        dueDate: '2099-01-31',
        expects,
        supplierProductReference: 'MILL-7',
      },
      draft: null,
      lock: null,
      submissionVersion: 0,
      submission: null,
      inForce: null,
      submissions: [],
      featureFlags: { edit: 'ENABLED', submit: 'ENABLED', decline: 'ENABLED', cancel: 'DISABLED' },
    });
    expect(eventsOf(answer)).toEqual(['SENT CUSTOMER']);
    expect(JSON.stringify(answer)).not.toMatch(/Hidden campaign|HIDDEN-NUMBER|98765/);
  });

  it('is nobody else’s, the customer’s included, and the same as what never was', async () => {
    const { server, mill, quarry, buyer, otherBuyer } = all;
    const asked = await askFor(all);
    const unsent = await createProduct(server, buyer, { supplierId: mill.id });
    const { requestReference, productId } = asked.params;
    const read = (token: string, params: Record<string, string>) => server.call('getEmissionAnswer', { token, params });
    const bodies = [];
    for (const refused of [
      await read(quarry.token, asked.params),
      await read(buyer, asked.params),
      await read(otherBuyer, asked.params),
      await read(mill.token, { requestReference, productId: unsent.id }),
      await read(mill.token, { requestReference, productId: crypto.randomUUID() }),
      await read(mill.token, { requestReference: 'REQ-2026-999999', productId }),
    ]) {
      expectProblem(refused, 'NOT_FOUND');
      bodies.push(JSON.stringify({ ...refused.body, instance: '' }));
    }
    expect(new Set(bodies).size).toBe(1);
    expectProblem(await server.call('getEmissionAnswer', { params: asked.params }), 'UNAUTHENTICATED');
    expectProblem(await read(mill.token, { requestReference: 'REQ-1', productId }), 'VALIDATION_FAILED');
    expectProblem(await read(mill.token, { requestReference, productId: 'x' }), 'VALIDATION_FAILED');
  });

  it('is all there after the customer has gone, and nothing can be done with it', async () => {
    const { server, buyer, quarry } = all;
    const asked = await askFor(all, { supplierId: quarry.id });
    await saveDraft(server, quarry.token, asked.reference, asked.id);
    const { params } = asked;
    const token = quarry.token;
    await server.call('declineEmissionRequest', { token, params, body: { reason: 'Not ours' } });
    const removed = await server.call('removeSuppliers', { token: buyer, body: [quarry.id] });
    expect(removed.status, JSON.stringify(removed.body)).toBeLessThan(300);
    const answer = await readAnswer(server, token, asked);
    expect(answer).toMatchObject({
      reason: 'Not ours',
      draft: { version: 1 },
      featureFlags: { edit: 'DISABLED', submit: 'DISABLED', decline: 'DISABLED' },
    });
    for (const refused of [
      await submitAnswer(server, token, asked.reference, asked.id),
      await saveDraft(server, token, asked.reference, asked.id, { draftVersion: 1 }),
      await server.call('lockEmissionData', { token, params }),
      await server.call('declineEmissionRequest', { token, params, body: { reason: 'Again' } }),
      await server.call('addSupplierComment', { token, params, body: { text: 'Hello?' } }),
    ]) {
      expectProblem(refused, 'INVALID_TRANSITION');
      expect(refused.body.currentStatus).toBe('DECLINED');
    }
    expect(await readAnswer(server, token, asked)).toEqual(answer);
  });

  it('is found by a company that was asked before it registered', async () => {
    const { server, buyer } = all;
    const email = 'mara@foundry.example';
    const placeholder = await invitedSupplier(server, buyer, email);
    const asked = await askFor(all, { supplierId: placeholder, comment: 'Before you came' });
    const link = await inviteCompany(server, buyer, email);
    const { token } = await registerCompany(server, email, 'Foundry', link);
    const { body } = await server.call('listReceivedProductRequests', { token });
    expect(body).toMatchObject({ data: [{ lineId: asked.lineId, isNew: true }], metadata: { count: 1 } });
    expect(await readAnswer(server, token, asked)).toMatchObject({ requestComment: 'Before you came' });
    expect((await submitAnswer(server, token, asked.reference, asked.id)).status).toBe(200);
  });
});

describe('declineEmissionRequest', () => {
  const decline = (params: Record<string, string>, body: unknown, token = all.mill.token) =>
    all.server.call('declineEmissionRequest', { token, params, body });

  it('tells the customer why, and ends the reminders', async () => {
    const asked = await askFor(all);
    const reason = { reason: 'No data yet', reasonCode: 'NO_DATA_YET', expectedDate: '2099-03-01' };
    const { status, body } = await decline(asked.params, reason);
    expect([status, body]).toMatchObject([200, { ...reason, productRequestStatus: 'DECLINED' }]);
    expect((await noticesOf(all.server, asked)).at(-1)).toEqual({
      kind: 'DECLINED',
      recipient: 'Buyer',
      comment: 'No data yet',
    });
    const seen = await all.server.call('getRequestedProduct', { token: all.buyer, params: asked.params });
    expect(seen.body).toMatchObject({ productRequestStatus: 'DECLINED', reason: 'No data yet' });
    const line = await all.server.database.asOwner((tx) =>
      tx.selectFrom('product_line').select('next_reminder_at').where('id', '=', asked.lineId).executeTakeFirstOrThrow(),
    );
    expect(line.next_reminder_at).toBeNull();
  });

  it('needs no text where the kind of reason says enough', async () => {
    for (const reasonCode of ['NOT_OUR_PRODUCT', 'WRONG_CONTACT', 'NO_DATA_YET', 'CONFIDENTIAL']) {
      const asked = await askFor(all);
      const { status, body } = await decline(asked.params, { reasonCode });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ productRequestStatus: 'DECLINED', reason: null, reasonCode });
      const seen = await all.server.call('getRequestedProduct', { token: all.buyer, params: asked.params });
      expect(seen.body).toMatchObject({ productRequestStatus: 'DECLINED', reason: null, reasonCode });
      expect((await noticesOf(all.server, asked)).at(-1)).toEqual({
        kind: 'DECLINED',
        recipient: 'Buyer',
        comment: null,
      });
    }
  });

  it('happens once, and not to what was submitted', async () => {
    const asked = await askFor(all);
    const twice = await Promise.all([1, 2].map(() => decline(asked.params, { reason: 'No' })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const submitted = await askFor(all);
    await submitAnswer(all.server, all.mill.token, submitted.reference, submitted.id);
    const refused = await decline(submitted.params, { reason: 'No' });
    expectProblem(refused, 'INVALID_TRANSITION');
    expect(refused.body.currentStatus).toBe('PENDING_REVIEW');
  });

  it('needs a reason, a session and a line of one’s own', async () => {
    const { params } = await askFor(all);
    for (const body of [
      {},
      { reason: '  ' },
      { reason: null, reasonCode: null },
      { reasonCode: 'OTHER' },
      { reason: ' ', reasonCode: 'NO_DATA_YET' },
      { reason: 'x', reasonCode: 'WHY' },
      { reason: 'x', status: 'DECLINED' },
    ]) {
      expectProblem(await decline(params, body), 'VALIDATION_FAILED');
    }
    for (const token of [all.buyer, all.quarry.token, all.otherBuyer]) {
      expectProblem(await decline(params, { reason: 'x' }, token), 'NOT_FOUND');
    }
    expectProblem(await decline(params, { reason: 'x' }, ''), 'UNAUTHENTICATED');
  });
});

describe('addSupplierComment', () => {
  const comment = (params: Record<string, string>, body: unknown, token = all.mill.token) =>
    all.server.call('addSupplierComment', { token, params, body });

  it('is in the timeline of both sides and is told to the customer', async () => {
    const asked = await askFor(all);
    const { status, body } = await comment(asked.params, { text: ' Which alloy? ' });
    expect(status, JSON.stringify(body)).toBe(200);
    const seen = await all.server.call('getRequestedProduct', { token: all.buyer, params: asked.params });
    for (const timeline of [body.timeline, seen.body.timeline] as { event: string }[][]) {
      expect(timeline.at(-1)).toMatchObject({ event: 'COMMENTED', side: 'SUPPLIER', comment: 'Which alloy?' });
    }
    expect((await noticesOf(all.server, asked)).at(-1)).toEqual({
      kind: 'COMMENTED',
      recipient: 'Buyer',
      comment: 'Which alloy?',
    });
  });

  it('is refused without a text, a session or a line of one’s own', async () => {
    const { params } = await askFor(all);
    expectProblem(await comment(params, { text: ' ' }), 'VALIDATION_FAILED');
    expectProblem(await comment(params, { text: 'x' }, all.quarry.token), 'NOT_FOUND');
    expectProblem(await comment(params, { text: 'x' }, ''), 'UNAUTHENTICATED');
  });
});
