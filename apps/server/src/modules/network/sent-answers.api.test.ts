import { outgoingEvents } from '@pcf/pact/v3/model/event';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { submissionFootprintId } from '../../network/footprint-id.ts';
import { takeRows } from '../../testing/answer-file.ts';
import { answeringOfFile, asOwner, eventsOf, pathsOf, readAnswer } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { completeCells } from '../../testing/cells-file.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { callAsPartner, partnerToken } from '../../testing/network.ts';
import {
  askedByPartner,
  connectPartner,
  deliver,
  deliveriesOf,
  deliverLater,
  eventsAt,
  exchangeable,
  hearRequest,
  noticesFor,
  type Partner,
  partnerSettings,
  submitTo,
} from './testing/partners.ts';

const all = await answeringOfFile(partnerSettings);
await deliverMails(all.server);
let partner: Partner;
beforeEach(async () => {
  partner = await connectPartner(all.server, all.mill.token, { name: 'Car maker', relations: ['CUSTOMER'] });
});

const ask = () => askedByPartner(all.server, partner, all.mill.id);
const pfsOf = (place: number) => eventsAt(partner)[place]?.data.pfs as { id: string; precedingPfIds?: string[] }[];
const sharedWith = async ({ partnerId }: Partner) =>
  asOwner(
    all.server,
    sql<{ id: string; status: string }>`
      select id, status from shared_footprint where partner_organisation_id = ${partnerId} order by sequence`,
  );

describe('an answer to a customer on another platform', () => {
  it('is one event with the footprint, which the partner can read, and completes the line once it has arrived', async () => {
    const asked = await ask();
    expect(await submitTo(all, asked)).toMatchObject({ status: 200, body: { productRequestStatus: 'PENDING_REVIEW' } });
    await deliver(all.server);
    const [event] = eventsAt(partner);
    expect(outgoingEvents.fulfilled.safeParse(event).error?.issues).toBeUndefined();
    const id = submissionFootprintId(asked.lineId, 1);
    expect(event).toMatchObject({
      type: 'org.wbcsd.pact.ProductFootprint.RequestFulfilledEvent.3',
      source: 'https://exchange.example',
      data: { requestEventId: asked.eventId, pfs: [{ id, status: 'Active', companyName: 'Mill' }] },
    });
    expect(pfsOf(0)[0]).not.toHaveProperty('precedingPfIds');
    const { body } = await callAsPartner(all.server, `/3/footprints/${id}`, await partnerToken(all.server, partner));
    expect(body.data).toEqual(pfsOf(0)[0]);
    const answer = await readAnswer(all.server, all.mill.token, asked);
    expect(answer).toMatchObject({ productRequestStatus: 'COMPLETED' });
    expect(eventsOf(answer).at(-1)).toMatch(/^DELIVERED/);
    const [stored] = await asOwner(
      all.server,
      sql`select l.in_force_version, l.in_force_value::float8 as value, s.outcome, s.reviewed_by
            from product_line l join submission s on s.line_id = l.id where l.id = ${asked.lineId}`,
    );
    expect(stored).toEqual({ in_force_version: 1, value: 1.5, outcome: 'DELIVERED', reviewed_by: null });
    expect(await noticesFor(all.server, partner)).toEqual([]);
  });

  it('takes the place of the one before, and answers what was asked last', async () => {
    const asked = await ask();
    await submitTo(all, asked);
    await deliver(all.server);
    await hearRequest(all.server, asked.lineId, 'asked again');
    const newer = exchangeable({ emissionValues: { value: 1.4 } });
    expect((await submitTo(all, asked, { data: newer, submissionVersion: 1 })).status).toBe(200);
    await deliver(all.server);
    const ids = [1, 2].map((version) => submissionFootprintId(asked.lineId, version));
    expect(eventsAt(partner)[1]?.data.requestEventId).toBe('asked again');
    expect(pfsOf(1)).toMatchObject([{ id: ids[1], precedingPfIds: [ids[0]] }]);
    expect(await sharedWith(partner)).toEqual([
      { id: ids[0], status: 'DEPRECATED' },
      { id: ids[1], status: 'ACTIVE' },
    ]);
  });

  it('is news where the partner has not asked from there', async () => {
    const asked = await ask();
    await asOwner(all.server, sql`delete from network_event where line_id = ${asked.lineId}`);
    await submitTo(all, asked);
    await deliver(all.server);
    expect(eventsAt(partner)).toMatchObject([
      {
        type: 'org.wbcsd.pact.ProductFootprint.PublishedEvent.3',
        data: { pfIds: [submissionFootprintId(asked.lineId, 1)] },
      },
    ]);
    expect(await readAnswer(all.server, all.mill.token, asked)).toMatchObject({ productRequestStatus: 'COMPLETED' });
  });

  it('is refused where the protocol cannot say it, by the fields that stand against it', async () => {
    const asked = await ask();
    const lacking = await submitTo(all, asked, { data: completeAnswer() });
    expectProblem(lacking, 'VALIDATION_FAILED');
    expect(pathsOf(lacking)).toEqual(
      expect.arrayContaining([
        '/body/data/methodologies/ipccAssessmentReports',
        '/body/data/exchange/noBiogenicOrLandPart',
      ]),
    );
    const unsaid = await submitTo(all, asked, { data: exchangeable({ emissionValues: { unit: 'KM' } }) });
    expectProblem(unsaid, 'VALIDATION_FAILED');
    expect(pathsOf(unsaid)).toContain('/body/data/emissionValues/unit');
    const unknown = await submitTo(all, asked, { data: exchangeable({ methodologies: { standards: ['UNKNOWN'] } }) });
    expectProblem(unknown, 'VALIDATION_FAILED');
    expect(pathsOf(unknown)).toEqual(['/body/data/methodologies/standards']);
    expect(await deliveriesOf(all.server, partner)).toEqual([]);
  });

  it('is refused in a file too, before and when it is submitted', async () => {
    const asked = await ask();
    const [line] = await asOwner(
      all.server,
      sql<{ reference: string }>`select sent_reference as reference from product_line where id = ${asked.lineId}`,
    );
    const row = { ...completeCells, requestReference: asked.reference, internalReference: line?.reference ?? '' };
    for (const dryRun of ['true', 'false']) {
      const result = await takeRows(all, [row], { submit: 'true', dryRun });
      expect(result).toMatchObject({ submitted: 0, written: false });
      expect(result.errors).toContainEqual({ row: 2, code: 'INCOMPLETE', value: 'exchange.noBiogenicOrLandPart' });
    }
    expect(await deliveriesOf(all.server, partner)).toEqual([]);
  });

  it('is replaced by a newer one that was given before it had arrived', async () => {
    partner.answers['/3/events'] = { status: 500 };
    const asked = await ask();
    await submitTo(all, asked);
    await deliver(all.server);
    const newer = exchangeable({ emissionValues: { value: 1.4 } });
    await submitTo(all, asked, { data: newer, submissionVersion: 1 });
    partner.answers['/3/events'] = { status: 200 };
    await deliver(all.server);
    await deliverLater(all.server);
    expect(eventsAt(partner)).toHaveLength(2);
    expect(pfsOf(1)).toMatchObject([{ id: submissionFootprintId(asked.lineId, 2) }]);
    expect(await deliveriesOf(all.server, partner)).toMatchObject([{ state: 'REPLACED' }, { state: 'DELIVERED' }]);
    expect(await readAnswer(all.server, all.mill.token, asked)).toMatchObject({ productRequestStatus: 'COMPLETED' });
  });

  it('is not overdue for a review that nobody makes', async () => {
    partner.answers['/3/events'] = { status: 500 };
    const asked = await ask();
    await submitTo(all, asked);
    await asOwner(
      all.server,
      sql`update product_line set next_reminder_at = now() - interval '1 hour', submitted_at = now() - interval '40 days'
           where id = ${asked.lineId}`,
    );
    await sendReminders(all.server.database);
    expect(await noticesFor(all.server, partner)).toEqual([]);
  });
});

describe('declining what a customer on another platform asks for', () => {
  it('is one event with the reason, whatever could have been answered', async () => {
    const asked = await ask();
    const { status } = await all.server.call('declineEmissionRequest', {
      token: all.mill.token,
      params: asked.params,
      body: { reason: 'Not made here', reasonCode: 'NOT_OUR_PRODUCT' },
    });
    expect(status).toBe(200);
    await deliver(all.server);
    expect(eventsAt(partner)).toMatchObject([
      {
        type: 'org.wbcsd.pact.ProductFootprint.RequestRejectedEvent.3',
        data: { requestEventId: asked.eventId, error: { code: 'NotFound', message: 'Not made here' } },
      },
    ]);
    expect(await noticesFor(all.server, partner)).toEqual([]);
    const told = (await deliverMails(all.server)).map(({ to }) => to);
    expect(told.filter((address) => !address.endsWith('@mill.example'))).toEqual([]);
  });

  it('says in a sentence which reason was chosen where nothing was written beside it', async () => {
    const asked = await ask();
    await all.server.call('declineEmissionRequest', {
      token: all.mill.token,
      params: asked.params,
      body: { reasonCode: 'CONFIDENTIAL' },
    });
    await deliver(all.server);
    const error = { code: 'AccessDenied', message: 'The data of this product is confidential.' };
    expect(eventsAt(partner).at(-1)).toMatchObject({ data: { requestEventId: asked.eventId, error } });
  });

  it('is told to nobody where nobody asked from there', async () => {
    const asked = await ask();
    await asOwner(all.server, sql`delete from network_event where line_id = ${asked.lineId}`);
    await all.server.call('declineEmissionRequest', {
      token: all.mill.token,
      params: asked.params,
      body: { reason: 'Not made here' },
    });
    expect(await deliveriesOf(all.server, partner)).toEqual([]);
  });
});
