import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { type Asked, answeringOfFile, askFor, asOwner, noticesOf, readAnswer } from '../../testing/answering.ts';
import { submitAnswer } from '../../testing/answers.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';

const all = await answeringOfFile();

const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const postpone = (params: Record<string, string>, body: unknown, token = all.mill.token) =>
  all.server.call('postponeEmissionRequest', { token, params, body });

const seenByCustomer = async ({ params }: Asked) =>
  (await all.server.call('getRequestedProduct', { token: all.buyer, params })).body;

/** As if so many days had gone by. */
const letDaysPass = ({ lineId }: Asked, days: number) =>
  asOwner(
    all.server,
    sql`update product_line
           set requested_at = requested_at - make_interval(days => ${days}), mailed_at = mailed_at - make_interval(days => ${days}),
               next_reminder_at = next_reminder_at - make_interval(days => ${days}),
               due_date = due_date - ${days}::integer, expected_date = expected_date - ${days}::integer
         where id = ${lineId}`,
  );

async function remindersOf({ lineId }: Asked): Promise<number> {
  await sendReminders(all.server.database);
  const [row] = await asOwner(
    all.server,
    sql<{
      count: number;
    }>`select count(*)::integer as count from line_notice where line_id = ${lineId} and kind = 'REMINDED'`,
  );
  return row?.count ?? 0;
}

describe('postponeEmissionRequest', () => {
  it('says to both sides by when there will be data, and leaves the status as it is', async () => {
    const asked = await askFor(all, { dueDate: day(20) });
    const { status, body } = await postpone(asked.params, { expectedDate: day(60), comment: ' Our study runs. ' });
    expect([status, body]).toMatchObject([
      200,
      {
        productRequestStatus: 'REQUESTED',
        expectedDate: day(60),
        reason: null,
        requestData: { dueDate: day(20) },
        featureFlags: { postpone: 'ENABLED', submit: 'ENABLED', decline: 'ENABLED' },
      },
    ]);
    const seen = await seenByCustomer(asked);
    expect(seen).toMatchObject({ productRequestStatus: 'REQUESTED', expectedDate: day(60), dueDate: day(20) });
    for (const { timeline } of [body, seen] as { timeline: unknown[] }[]) {
      expect(timeline.at(-1)).toMatchObject({
        event: 'POSTPONED',
        side: 'SUPPLIER',
        comment: 'Our study runs.',
        statedDate: day(60),
        fromStatus: 'REQUESTED',
        toStatus: 'REQUESTED',
      });
    }
    expect((await noticesOf(all.server, asked)).at(-1)).toEqual({
      kind: 'POSTPONED',
      recipient: 'Buyer',
      comment: 'Our study runs.',
    });
    const [received, purchased] = await Promise.all([
      all.server.call('listReceivedProductRequests', { token: all.mill.token }),
      all.server.call('listPurchasedProducts', { token: all.buyer }),
    ]);
    for (const { body: list } of [received, purchased]) {
      expect(list.data).toContainEqual(expect.objectContaining({ lineId: asked.lineId, expectedDate: day(60) }));
    }
    const [row] = await asOwner(
      all.server,
      sql<{ event: string }>`select event from activity where event = 'REQUESTS_POSTPONED'`,
    );
    expect(row).toBeDefined();
  });

  it('is one mail for all that are postponed within a while', async () => {
    await deliverMails(all.server);
    const both = [await askFor(all), await askFor(all)];
    await deliverMails(all.server);
    for (const [index, asked] of both.entries()) await postpone(asked.params, { expectedDate: day(30 + index) });
    const mails = await deliverMails(all.server);
    expect(mails.map(({ subject }) => subject)).toEqual(['Mill needs more time for 2 products']);
    expect(mails[0]?.text).toContain('Data expected');
  });

  it('pauses the reminders until that day, whatever is due before', async () => {
    const asked = await askFor(all, { dueDate: day(9) });
    await postpone(asked.params, { expectedDate: day(30) });
    for (let passed = 0; passed < 28; passed += 7) {
      await letDaysPass(asked, 7);
      expect(await remindersOf(asked)).toBe(0);
    }
    await letDaysPass(asked, 3);
    expect(await remindersOf(asked)).toBe(1);
    expect(await remindersOf(asked)).toBe(1);
    await letDaysPass(asked, 7);
    expect(await remindersOf(asked)).toBe(2);
  });

  it('takes another day in place of the first', async () => {
    const asked = await askFor(all);
    await postpone(asked.params, { expectedDate: day(10) });
    await letDaysPass(asked, 5);
    const { body } = await postpone(asked.params, { expectedDate: day(40) });
    expect(body).toMatchObject({ expectedDate: day(40) });
    await letDaysPass(asked, 30);
    expect(await remindersOf(asked)).toBe(0);
    await letDaysPass(asked, 11);
    expect(await remindersOf(asked)).toBe(1);
  });

  it('ends with an answer, a refusal, a cancellation and a new due date that comes with a reminder', async () => {
    const [submitted, declined, canceled, reminded] = [
      await askFor(all),
      await askFor(all),
      await askFor(all),
      await askFor(all),
    ];
    for (const { params } of [submitted, declined, canceled, reminded]) {
      expect((await postpone(params, { expectedDate: day(50) })).status).toBe(200);
    }
    await submitAnswer(all.server, all.mill.token, submitted.reference, submitted.id);
    await all.server.call('declineEmissionRequest', {
      token: all.mill.token,
      params: declined.params,
      body: { reason: 'No' },
    });
    await all.server.call('deleteProducts', {
      token: all.buyer,
      body: { productIds: [canceled.id], cancelOnly: true },
    });
    await letDaysPass(reminded, 2);
    const resent = await all.server.call('resendRequests', {
      token: all.buyer,
      body: { items: [{ productId: reminded.id }], dueDate: day(12) },
    });
    expect(resent.status).toBe(200);
    for (const asked of [submitted, declined, canceled, reminded]) {
      expect(await seenByCustomer(asked)).toMatchObject({ expectedDate: null });
    }
    await letDaysPass(reminded, 13);
    expect(await remindersOf(reminded)).toBe(2);
  });

  it('stands when the customer reminds without a new day, or only moves the due date', async () => {
    const asked = await askFor(all);
    await postpone(asked.params, { expectedDate: day(50) });
    await letDaysPass(asked, 2);
    await all.server.call('resendRequests', { token: all.buyer, body: { items: [{ productId: asked.id }] } });
    await all.server.call('changeDueDate', {
      token: all.buyer,
      body: { items: [{ productId: asked.id }], dueDate: day(20) },
    });
    expect(await seenByCustomer(asked)).toMatchObject({ expectedDate: day(48), dueDate: day(20) });
    await letDaysPass(asked, 40);
    expect(await remindersOf(asked)).toBe(1);
    await letDaysPass(asked, 9);
    expect(await remindersOf(asked)).toBe(2);
  });

  it('is possible of what was sent back, and of nothing else', async () => {
    const asked = await askFor(all);
    await submitAnswer(all.server, all.mill.token, asked.reference, asked.id);
    const refused = await postpone(asked.params, { expectedDate: day(5) });
    expectProblem(refused, 'INVALID_TRANSITION');
    expect(refused.body.currentStatus).toBe('PENDING_REVIEW');
    await all.server.call('rejectEmissionData', {
      token: all.buyer,
      params: asked.params,
      body: { version: 1, reason: 'Too vague' },
    });
    const { status, body } = await postpone(asked.params, { expectedDate: day(5) });
    expect([status, body]).toMatchObject([
      200,
      { productRequestStatus: 'REJECTED', reason: 'Too vague', expectedDate: day(5) },
    ]);
  });

  it('follows a refusal or comes before it, and both of two who postpone at once are heard', async () => {
    const asked = await askFor(all);
    const both = await Promise.all([
      postpone(asked.params, { expectedDate: day(5) }),
      postpone(asked.params, { expectedDate: day(6) }, all.kim),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { expectedDate, timeline } = await readAnswer(all.server, all.mill.token, asked);
    const stated = timeline.filter(({ event }) => event === 'POSTPONED').map(({ statedDate }) => statedDate);
    expect(stated.toSorted()).toEqual([day(5), day(6)]);
    expect(expectedDate).toBe(stated.at(-1));
    const [declined, postponed] = await Promise.all([
      all.server.call('declineEmissionRequest', { token: all.kim, params: asked.params, body: { reason: 'No' } }),
      postpone(asked.params, { expectedDate: day(7) }),
    ]);
    expect(declined.status).toBe(200);
    expect([200, 409]).toContain(postponed.status);
    expect(await readAnswer(all.server, all.mill.token, asked)).toMatchObject({
      productRequestStatus: 'DECLINED',
      expectedDate: null,
    });
  });

  it('needs a day within a year, a session and a line of one’s own', async () => {
    const { params } = await askFor(all);
    for (const body of [
      {},
      { expectedDate: null },
      { expectedDate: 'soon' },
      { expectedDate: day(-3) },
      { expectedDate: day(369) },
      { expectedDate: day(5), comment: ' ' },
      { expectedDate: day(5), comment: 'x'.repeat(2401) },
      { expectedDate: day(5), status: 'DECLINED' },
    ]) {
      expectProblem(await postpone(params, body), 'VALIDATION_FAILED');
    }
    for (const token of [all.buyer, all.quarry.token, all.otherBuyer]) {
      expectProblem(await postpone(params, { expectedDate: day(5) }, token), 'NOT_FOUND');
    }
    expectProblem(await postpone(params, { expectedDate: day(5) }, ''), 'UNAUTHENTICATED');
  });
});
