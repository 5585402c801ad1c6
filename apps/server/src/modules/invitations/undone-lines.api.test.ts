import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { saveDraft, submitAnswer } from '../../testing/answers.ts';
import {
  accept,
  companiesOf,
  decide,
  invited,
  invitedByLink,
  type Person,
  sentOne,
  undo,
  waitingClaim,
} from '../../testing/companies.ts';
import { createProduct } from '../../testing/exchange.ts';
import {
  acceptLine,
  actsAsSupplier,
  exchangeSeenBy,
  historyOf,
  linesOf,
  preparedSupplier,
  request,
  requested,
  talliesOf,
} from './testing/lines.ts';
import { buyersOfFile } from './testing/scenes.ts';
import { everything } from './testing/stored.ts';

const { server, buyer } = await buyersOfFile();

const aCompany = companiesOf(server);

/** Was invited as one company and has claimed what was meant for another, which the buyer confirmed by mistake. */
async function wronglyConfirmed(wrong: Person, email: string) {
  const { invitationId, link } = await invitedByLink(server, buyer, { email, organisationName: `For ${email}` });
  const { partnerId: placeholder } = await sentOne(server, buyer, invitationId);
  const claimId = await waitingClaim(server, wrong, invitationId, link);
  const confirm = async () =>
    expect((await decide(server, 'confirmClaim', buyer, invitationId, claimId)).status).toBe(200);
  return { invitationId, placeholder, confirm };
}

const nothing = { lines: [], requests: [], events: [] };

const answerColumns = (lineId: string) =>
  server.database.asOwner((tx) =>
    tx
      .selectFrom('product_line')
      .select([
        'submission_version',
        'submitted_at',
        'emission_value',
        'emission_unit',
        'emission_value_granularity',
        'emission_data_verified',
        'primary_data_share',
        'valid_until',
        'product_mass_kg',
        'quality_score',
        'reason',
        'reason_code',
        'work_begun_at',
        'mailed_at',
      ])
      .where('id', '=', lineId)
      .executeTakeFirstOrThrow(),
  );

describe('undoing a claim', () => {
  it('takes back every line and request, without what the wrong party wrote', async () => {
    const wrong = await aCompany('Wrong');
    const { invitationId, placeholder, confirm } = await wronglyConfirmed(wrong, 'right@taken-back.example');
    const submitted = await requested(server, buyer, placeholder);
    const prepared = await createProduct(server, buyer.token, { supplierId: placeholder });
    await confirm();
    const declined = await requested(server, buyer, wrong.organisationId);
    await actsAsSupplier(server, wrong, submitted.lineId, 'SUBMITTED');
    await actsAsSupplier(server, wrong, submitted.lineId, 'COMMENTED');
    await actsAsSupplier(server, wrong, declined.lineId, 'DECLINED');
    const params = { requestReference: submitted.requestReference, productId: submitted.id };
    await server.call('addCustomerComment', { token: buyer.token, params, body: { text: 'Is that so?' } });
    expect((await sentOne(server, buyer, invitationId)).canUndo).toBe(true);

    expect((await undo(server, buyer, invitationId)).status).toBe(200);
    const name = 'For right@taken-back.example';
    expect(await linesOf(server, submitted)).toEqual([`${name} REQUESTED, ${name}`]);
    expect(await linesOf(server, declined)).toEqual([`${name} REQUESTED, ${name}`]);
    expect(await linesOf(server, prepared)).toEqual([`${name} NOT_STARTED`]);
    for (const { lineId } of [submitted, declined]) {
      const { submission_version: version, ...rest } = await answerColumns(lineId);
      expect([version, new Set(Object.values(rest))]).toEqual([0, new Set([null])]);
    }
    expect(await historyOf(server, submitted.lineId)).toEqual([
      'CREATED by Buyer, seen by nobody',
      `SENT by Buyer, seen by ${name}`,
      'COMMENTED by Buyer, seen by nobody',
      'CLAIM_UNDONE by Buyer, seen by nobody',
    ]);
    expect(await exchangeSeenBy(server, wrong)).toEqual(nothing);
    expect(await talliesOf(server, wrong.organisationId)).toEqual([]);
    const fresh = (await sentOne(server, buyer, invitationId)).partnerId;
    expect(await talliesOf(server, fresh)).toEqual(['SUPPLIER Buyer REQUESTED 2', 'SUPPLIER all REQUESTED 2']);
    const { body } = await server.call('getRequestedProduct', { token: buyer.token, params });
    expect(body).toMatchObject({ productRequestStatus: 'REQUESTED', emissionValue: null, inProgress: false });
  });

  it('leaves nothing of what was submitted, drafted, locked or looked at', async () => {
    const wrong = await aCompany('Busy');
    const { invitationId, placeholder, confirm } = await wronglyConfirmed(wrong, 'right@busy.example');
    const [submitted, drafted] = [
      await requested(server, buyer, placeholder),
      await requested(server, buyer, placeholder),
    ];
    await confirm();
    for (const { requestReference, id } of [submitted, drafted]) {
      const params = { requestReference, productId: id };
      expect((await server.call('getEmissionAnswer', { token: wrong.token, params })).status).toBe(200);
    }
    expect((await submitAnswer(server, wrong.token, submitted.requestReference, submitted.id)).status).toBe(200);
    for (const { requestReference, id } of [submitted, drafted]) {
      expect((await saveDraft(server, wrong.token, requestReference, id)).status).toBe(200);
    }
    const left = async () => {
      const { rows } = await server.database.asOwner((tx) =>
        sql<Record<string, number>>`
          select (select count(*) from submission s where s.line_id = any(${[submitted.lineId, drafted.lineId]}::uuid[]))::integer as submissions,
                 (select count(*) from line_draft d where d.line_id = any(${[submitted.lineId, drafted.lineId]}::uuid[]))::integer as drafts,
                 (select count(*) from line_lock k where k.line_id = any(${[submitted.lineId, drafted.lineId]}::uuid[]))::integer as locks,
                 (select count(*) from line_visit v where v.line_id = any(${[submitted.lineId, drafted.lineId]}::uuid[]))::integer as visits`.execute(
          tx,
        ),
      );
      return rows[0];
    };
    expect(await left()).toEqual({ submissions: 1, drafts: 2, locks: 2, visits: 2 });

    expect((await undo(server, buyer, invitationId)).status).toBe(200);
    expect(await left()).toEqual({ submissions: 0, drafts: 0, locks: 0, visits: 0 });
    for (const { requestReference, id, lineId } of [submitted, drafted]) {
      const params = { requestReference, productId: id };
      expectProblem(await server.call('getEmissionAnswer', { token: wrong.token, params }), 'NOT_FOUND');
      expectProblem(await submitAnswer(server, wrong.token, requestReference, id), 'NOT_FOUND');
      const { submission_version: version, ...rest } = await answerColumns(lineId);
      expect([version, new Set(Object.values(rest))]).toEqual([0, new Set([null])]);
      const seen = await server.call('getRequestedProduct', { token: buyer.token, params });
      expect(seen.body).toMatchObject({ productRequestStatus: 'REQUESTED', inProgress: false, submissionVersion: 0 });
    }
    const received = await server.call('listReceivedProductRequests', { token: wrong.token });
    expect(received.body).toMatchObject({ data: [], metadata: { count: 0 } });
  });

  it('reminds the right party from now on', async () => {
    const wrong = await aCompany('Reminded');
    const { invitationId, placeholder, confirm } = await wronglyConfirmed(wrong, 'right@reminded.example');
    const line = await requested(server, buyer, placeholder);
    await confirm();
    await actsAsSupplier(server, wrong, line.lineId, 'DECLINED');
    await undo(server, buyer, invitationId);
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ days: number; reminders_sent: number }>`
        select round(extract(epoch from next_reminder_at - now()) / 86400)::integer as days, reminders_sent
          from product_line where id = ${line.lineId}`.execute(tx),
    );
    expect(rows).toEqual([{ days: 14, reminders_sent: 0 }]);
  });

  it('leaves what the wrong party has by right, and makes a request that it shares anew', async () => {
    const both = await aCompany('Both');
    await accept(server, both, await invited(server, buyer, { email: both.email }));
    const own = await requested(server, buyer, both.organisationId);
    const { invitationId, placeholder, confirm } = await wronglyConfirmed(both, 'right@shared.example');
    const claimed = await requested(server, buyer, placeholder);
    const later = await createProduct(server, buyer.token, { supplierId: placeholder });
    await confirm();
    const stays = await createProduct(server, buyer.token, { supplierId: both.organisationId });
    const shared = await request(server, buyer, both.organisationId, [later, stays], { comment: 'Both of them' });

    expect((await undo(server, buyer, invitationId)).status).toBe(200);
    const name = 'For right@shared.example';
    expect(await linesOf(server, own)).toEqual(['Both REQUESTED, Both']);
    expect(await linesOf(server, stays)).toEqual(['Both REQUESTED, Both']);
    expect(await linesOf(server, claimed)).toEqual([`${name} REQUESTED, ${name}`]);
    expect(await linesOf(server, later)).toEqual([`${name} REQUESTED, ${name}`]);
    const seen = await exchangeSeenBy(server, both);
    expect([seen.lines.toSorted(), seen.requests.toSorted()]).toEqual([
      [own.lineId, stays.lineId].toSorted(),
      [own.requestReference, shared].toSorted(),
    ]);
    const { body } = await server.call('getRequestedProduct', {
      token: buyer.token,
      params: { requestReference: shared, productId: later.id },
    });
    expect(body).toMatchObject({ requestComment: 'Both of them', supplier: { name } });
    expect(body.requestReference).not.toBe(shared);
    const requests = await server.database.asOwner((tx) =>
      tx
        .selectFrom('emission_request')
        .select(['reference', 'requested_lines', 'aggregated_status'])
        .where('reference', 'in', [shared, String(body.requestReference)])
        .orderBy('reference')
        .execute(),
    );
    expect(requests.map(({ requested_lines }) => requested_lines)).toEqual([1, 1]);
  });

  it('keeps a line declined that somebody else had declined before', async () => {
    const decliner = await aCompany('Decliner');
    const { invitationId, placeholder } = await preparedSupplier(server, buyer, decliner.email, 'Hesitant');
    const line = await requested(server, buyer, placeholder);
    await server.call('declineInvitation', { token: decliner.token, params: { invitationId } });
    expect(await linesOf(server, line)).toEqual(['Hesitant DECLINED, Hesitant']);
    const again = await invited(server, buyer, { email: decliner.email });
    await accept(server, decliner, again);
    expect(await linesOf(server, line)).toEqual(['Decliner DECLINED, Decliner']);
    await undo(server, buyer, again);
    expect((await linesOf(server, line))[0]).toContain('DECLINED');
  });
});

describe('what is refused', () => {
  it('as soon as something was accepted, and nothing is changed', async () => {
    const wrong = await aCompany('Accepted');
    const { invitationId, placeholder, confirm } = await wronglyConfirmed(wrong, 'right@accepted.example');
    const line = await requested(server, buyer, placeholder);
    await confirm();
    await submitAnswer(server, wrong.token, line.requestReference, line.id);
    const accepted = await server.call('acceptEmissionData', {
      token: buyer.token,
      params: { requestReference: line.requestReference, productId: line.id },
      body: { version: 1 },
    });
    expect(accepted.status).toBe(200);
    expect((await sentOne(server, buyer, invitationId)).canUndo).toBe(false);
    const before = [await everything(server), await linesOf(server, line), await historyOf(server, line.lineId)];
    const refused = await undo(server, buyer, invitationId);
    expectProblem(refused, 'INVALID_TRANSITION');
    expect(refused.body.currentStatus).toBe('ACCEPTED');
    expect([await everything(server), await linesOf(server, line), await historyOf(server, line.lineId)]).toEqual(
      before,
    );
  });

  it('not because of what came by another claim', async () => {
    const both = await aCompany('Two claims');
    await accept(server, both, await invited(server, buyer, { email: both.email }));
    const own = await requested(server, buyer, both.organisationId);
    const { invitationId, placeholder, confirm } = await wronglyConfirmed(both, 'right@two-claims.example');
    await requested(server, buyer, placeholder);
    await confirm();
    await actsAsSupplier(server, both, own.lineId, 'SUBMITTED');
    await acceptLine(server, own.lineId);
    expect((await sentOne(server, buyer, invitationId)).canUndo).toBe(true);
    expect((await undo(server, buyer, invitationId)).status).toBe(200);
    expect(await linesOf(server, own)).toEqual(['Two claims COMPLETED, Two claims']);
  });
});
