import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor, asOwner, eventsOf, readAnswer } from '../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../testing/answers.ts';

const all = await answeringOfFile();

const mara = () => all.mill.token;
const lock = ({ params }: Asked, token = mara()) => all.server.call('lockEmissionData', { token, params });
const unlock = ({ params }: Asked, token = mara()) => all.server.call('unlockEmissionData', { token, params });
const save = (asked: Asked, overrides: Readonly<Record<string, unknown>> = {}, token = mara()) =>
  saveDraft(all.server, token, asked.reference, asked.id, overrides);

const expire = ({ lineId }: Asked) =>
  asOwner(all.server, sql`update line_lock set expires_at = now() - interval '1 second' where line_id = ${lineId}`);

const minutesUntil = (moment: unknown) => Math.round((Date.parse(String(moment)) - Date.now()) / 60_000);

async function cancel({ id }: Asked) {
  await all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [id], cancelOnly: true } });
}

describe('the lock', () => {
  it('is taken for 15 minutes, renewed by its holder and seen by colleagues', async () => {
    const asked = await askFor(all);
    const taken = await lock(asked);
    expect([taken.status, taken.body]).toMatchObject([200, { lock: { holderName: 'Mara Voss', own: true } }]);
    expect(minutesUntil((taken.body.lock as { until: string }).until)).toBe(15);
    expect((await lock(asked)).status).toBe(200);
    expect((await readAnswer(all.server, all.kim, asked)).lock).toMatchObject({ holderName: 'Mara Voss', own: false });
  });

  it('keeps colleagues out, with the name of who has it, until it runs out', async () => {
    const asked = await askFor(all);
    await lock(asked, all.kim);
    for (const refused of [
      await lock(asked),
      await save(asked),
      await submitAnswer(all.server, mara(), asked.reference, asked.id),
    ]) {
      expectProblem(refused, 'LOCKED');
      expect(refused.body.holderName).toBe('Kim Berg');
      expect(minutesUntil(refused.body.until)).toBe(15);
    }
    await expire(asked);
    expect((await readAnswer(all.server, mara(), asked)).lock).toBeNull();
    expect((await save(asked)).body).toMatchObject({ draftVersion: 1, lock: { holderName: 'Mara Voss' } });
    expectProblem(await save(asked, { draftVersion: 1 }, all.kim), 'LOCKED');
  });

  it('is released by its holder or an ADMIN, by nobody else, and where there is none nothing happens', async () => {
    const asked = await askFor(all);
    expect((await unlock(asked)).status).toBe(204);
    await lock(asked);
    const refused = await unlock(asked, all.kim);
    expectProblem(refused, 'LOCKED');
    expect(refused.body.holderName).toBe('Mara Voss');
    expect((await unlock(asked)).status).toBe(204);
    await lock(asked, all.kim);
    expect((await unlock(asked)).status).toBe(204);
    expect((await lock(asked)).status).toBe(200);
    await expire(asked);
    expect((await unlock(asked, all.kim)).status).toBe(204);
  });

  it('is one person’s when two take it at once', async () => {
    const asked = await askFor(all);
    const answers = await Promise.all([lock(asked), lock(asked, all.kim), lock(asked), lock(asked, all.kim)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const names = answers.flatMap(({ status, body }) => (status === 423 ? [body.holderName] : []));
    expect(new Set(names).size).toBe(1);
  });

  it('is not to be had for what was canceled, nor for anybody else', async () => {
    const asked = await askFor(all);
    await lock(asked);
    await cancel(asked);
    const refused = await lock(asked);
    expectProblem(refused, 'INVALID_TRANSITION');
    expect(refused.body.currentStatus).toBe('CANCELED');
    expect((await unlock(asked)).status).toBe(204);
    const unknown = await lock({ ...asked, params: { ...asked.params, productId: crypto.randomUUID() } });
    for (const token of [all.quarry.token, all.buyer]) {
      for (const foreign of [await lock(asked, token), await unlock(asked, token)]) {
        expectProblem(foreign, 'NOT_FOUND');
        expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
      }
    }
    for (const name of ['lockEmissionData', 'unlockEmissionData'] as const) {
      expectProblem(await all.server.call(name, { params: asked.params }), 'UNAUTHENTICATED');
    }
  });
});

describe('a draft', () => {
  it('holds whatever is there, is there for colleagues, and renews the lock', async () => {
    const asked = await askFor(all);
    const form = {
      data: { emissionValues: { granularity: 'LIFECYCLE', stages: [{ stage: 'MANUFACTURING' }] } },
      itemData: { energy: [{ id: 'e1', amount: 2 }] },
      shareRows: true,
      plausibilityConfirmation: 'A new furnace',
    };
    const { status, body } = await save(asked, form);
    expect([status, body]).toMatchObject([200, { draftVersion: 1, lock: { own: true } }]);
    expect((await readAnswer(all.server, all.kim, asked)).draft).toEqual({
      version: 1,
      savedAt: body.savedAt,
      savedBy: 'Mara Voss',
      ...form,
    });
    expect((await save(asked, { data: {}, draftVersion: 1 })).body.draftVersion).toBe(2);
    expect((await readAnswer(all.server, mara(), asked)).draft).toMatchObject({ version: 2, data: {} });
  });

  it('tells the customer once that work has begun, never what, nor when it goes on', async () => {
    const asked = await askFor(all);
    const seen = async () => {
      const read = { token: all.buyer, params: asked.params };
      const answers = await Promise.all([
        all.server.call('getRequestedProduct', read),
        all.server.call('listPurchasedProducts', { token: all.buyer, query: { textSearch: asked.reference } }),
      ]);
      return answers.map(({ body }) => body);
    };
    await save(asked, { data: { comment: 'Top secret' } });
    const first = await seen();
    expect(first[0]).toMatchObject({ inProgress: true, productRequestStatus: 'REQUESTED', emissionValue: null });
    await save(asked, { data: completeAnswer({ comment: 'Top secret' }), draftVersion: 1 });
    expect(await seen()).toEqual(first);
    expect(JSON.stringify(first)).not.toContain('Top secret');
    expect(eventsOf(await readAnswer(all.server, mara(), asked))).toEqual(['SENT CUSTOMER', 'WORK_BEGUN SUPPLIER']);
  });

  it('is stale in the other tab, which learns of the newest', async () => {
    const asked = await askFor(all);
    const first = await save(asked);
    for (const draftVersion of [0, 2]) {
      const refused = await save(asked, { draftVersion });
      expectProblem(refused, 'STALE_VERSION');
      expect(refused.body).toMatchObject({ draftVersion: 1, savedAt: first.body.savedAt, savedBy: 'Mara Voss' });
    }
    const both = await Promise.all([1, 2].map(() => save(asked, { draftVersion: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('ends with the submission, so that an old tab cannot bring it back or overwrite the next', async () => {
    const asked = await askFor(all);
    await save(asked);
    await submitAnswer(all.server, mara(), asked.reference, asked.id);
    const gone = await save(asked, { draftVersion: 1 });
    expectProblem(gone, 'STALE_VERSION');
    expect(gone.body).toMatchObject({ draftVersion: 0, savedAt: null, savedBy: null });
    const next = await save(asked);
    expect(next.status).toBe(200);
    expectProblem(await save(asked, { draftVersion: 1 }), 'STALE_VERSION');
    expect((await save(asked, { draftVersion: next.body.draftVersion })).status).toBe(200);
  });

  it('stays when the request is declined and sent again, and work begins anew', async () => {
    const { server, buyer } = all;
    const asked = await askFor(all);
    await save(asked);
    await server.call('declineEmissionRequest', { token: mara(), params: asked.params, body: { reason: 'No' } });
    await server.call('resendRequests', { token: buyer, body: { items: [{ productId: asked.id }] } });
    const again = await readAnswer(server, mara(), asked);
    expect(again).toMatchObject({ inProgress: false, draft: { version: 1 }, productRequestStatus: 'REQUESTED' });
    expect(again.requestReference).not.toBe(asked.reference);
    await save(asked, { draftVersion: 1 });
    const timeline = eventsOf(await readAnswer(server, mara(), asked));
    expect(timeline.filter((entry) => entry === 'WORK_BEGUN SUPPLIER')).toHaveLength(2);
  });

  it('is refused for a line that takes none, a body it does not know, and anybody else', async () => {
    const asked = await askFor(all);
    expectProblem(await save(asked, { data: { emissionValues: { value: 'much' } } }), 'VALIDATION_FAILED');
    expectProblem(await save(asked, { draftVersion: -1 }), 'VALIDATION_FAILED');
    expectProblem(await save(asked, { submissionVersion: 1 }), 'VALIDATION_FAILED');
    expectProblem(await save(asked, {}, all.quarry.token), 'NOT_FOUND');
    expectProblem(await save(asked, {}, all.buyer), 'NOT_FOUND');
    expectProblem(await save(asked, {}, ''), 'UNAUTHENTICATED');
    await cancel(asked);
    expectProblem(await save(asked), 'INVALID_TRANSITION');
    expect((await readAnswer(all.server, mara(), asked)).draft).toBeNull();
  });
});
