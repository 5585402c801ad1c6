import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  askedByPartner,
  askPartner,
  connectPartner,
  deliver,
  deliveriesOf,
  deliverLater,
  eventsAt,
  exchangeable,
  type Partner,
  partnerSettings,
  submitTo,
} from '../modules/network/testing/partners.ts';
import { answeringOfFile, asOwner, readAnswer } from '../testing/answering.ts';
import { handlersOf } from '../testing/handlers-of.ts';

const all = await answeringOfFile(partnerSettings);
let partner: Partner;
beforeEach(async () => {
  partner = await connectPartner(all.server, all.buyer, { relations: ['SUPPLIER'] });
});

const stored = () => deliveriesOf(all.server, partner);
const events = '/3/events';

describe('a delivery that does not arrive', () => {
  it('is tried again after a minute, then after twice as long each time, and arrives when it can', async () => {
    partner.answers[events] = { status: 500 };
    await askPartner(all, partner);
    await deliver(all.server);
    expect(await stored()).toMatchObject([{ state: 'WAITING', attempts: 1, last_error: 'PARTNER_FAILED' }]);
    expect((await stored())[0]?.minutes).toBeCloseTo(1, 0);
    await handlersOf(all.server)['network-sweep']({}, crypto.randomUUID());
    await deliver(all.server);
    expect(eventsAt(partner)).toHaveLength(1);
    await deliverLater(all.server);
    const [later] = await stored();
    expect(later).toMatchObject({ state: 'WAITING', attempts: 2 });
    expect(later?.minutes).toBeGreaterThan(1.5);
    partner.answers[events] = { status: 202 };
    await deliverLater(all.server);
    expect(await stored()).toMatchObject([{ state: 'DELIVERED', attempts: 3, last_error: null, minutes: null }]);
    expect(new Set(eventsAt(partner).map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    [{ status: 400 }, 'REFUSED'],
    [{ status: 403 }, 'ACCESS_REFUSED'],
    [{ status: 404 }, 'NOT_FOUND_THERE'],
    [{ status: 429 }, 'TOO_BUSY'],
    [{ status: 302, headers: { location: '/' } }, 'REDIRECTED'],
  ] as const)('keeps why: %j', async (answer, error) => {
    partner.answers[events] = answer;
    await askPartner(all, partner);
    await deliver(all.server);
    expect(await stored()).toMatchObject([{ state: 'WAITING', last_error: error }]);
  });

  it('is given up after three days', async () => {
    partner.answers[events] = { status: 500 };
    await askPartner(all, partner);
    await asOwner(
      all.server,
      sql`update network_delivery set trying_since = now() - interval '72 hours' where partner_organisation_id = ${partner.partnerId}`,
    );
    await deliver(all.server);
    expect(await stored()).toMatchObject([
      { state: 'FAILED', attempts: 1, last_error: 'PARTNER_FAILED', minutes: null },
    ]);
    await deliverLater(all.server);
    expect(eventsAt(partner)).toHaveLength(1);
  });

  it('holds back what else is for a platform that cannot be reached', async () => {
    partner.answers['/auth/token'] = { status: 503 };
    for (const _ of [1, 2, 3]) await askPartner(all, partner);
    await deliver(all.server);
    expect((await stored()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
    expect((await stored()).every(({ minutes }) => minutes !== null && minutes > 0.5)).toBe(true);
    partner.answers['/auth/token'] = { body: { access_token: 'another', expires_in: 60 } };
    await deliverLater(all.server);
    expect((await stored()).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  });

  it('is told with a new token where the one that is kept is not taken any more', async () => {
    const handlers = handlersOf(all.server);
    await askPartner(all, partner);
    await deliver(all.server, handlers);
    partner.answers[events] = { status: 401 };
    await askPartner(all, partner);
    await deliver(all.server, handlers);
    expect(partner.platform.heard.filter(({ url }) => url === '/auth/token')).toHaveLength(2);
    expect(await stored()).toMatchObject([{ state: 'DELIVERED' }, { attempts: 1, last_error: 'ACCESS_REFUSED' }]);
  });

  it('says where the secret cannot be read', async () => {
    await asOwner(all.server, sql`update network_connection set client_secret = 'nothing' where id = ${partner.id}`);
    await askPartner(all, partner);
    await deliver(all.server);
    expect(await stored()).toMatchObject([{ state: 'WAITING', last_error: 'SECRET_UNREADABLE' }]);
    expect(partner.platform.heard).toEqual([]);
  });
});

describe('a delivery whose job is lost', () => {
  it('is found again', async () => {
    await askPartner(all, partner);
    await all.server.database.executeSql('owner')("delete from pgboss.job where name = 'network-delivery'");
    await deliverLater(all.server);
    expect(await stored()).toMatchObject([{ state: 'DELIVERED' }]);
  });

  it('is found again where the process died while it was sent', async () => {
    await askPartner(all, partner);
    await all.server.database.executeSql('owner')("delete from pgboss.job where name = 'network-delivery'");
    const lease = (until: string) =>
      asOwner(
        all.server,
        sql`update network_delivery set attempts = 1, sending_until = now() + ${until}::interval
             where partner_organisation_id = ${partner.partnerId}`,
      );
    await lease('1 minute');
    await deliverLater(all.server);
    expect(eventsAt(partner)).toEqual([]);
    await lease('-1 second');
    await deliverLater(all.server);
    expect(await stored()).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });
});

describe('deliveries of several organisations', () => {
  it("are found again in turns, however many of one's are due, and each once", async () => {
    await askPartner(all, partner);
    const other = await connectPartner(all.server, all.mill.token, { relations: ['SUPPLIER'] });
    const execute = all.server.database.executeSql('owner');
    await execute("delete from pgboss.job where name = 'network-delivery'");
    const due = (organisationOf: Partner, count: number, minutes: number) =>
      asOwner(
        all.server,
        sql`insert into network_delivery (id, organisation_id, partner_organisation_id, kind, document, attempts, next_try_at)
            select gen_random_uuid(), c.organisation_id, c.partner_organisation_id, 'REFUSAL', '{}', 1,
                   now() - ${`${minutes} minutes`}::interval
              from network_connection c, generate_series(1, ${count}::integer) where c.id = ${organisationOf.id}`,
      );
    await due(partner, 1200, 60);
    await due(other, 1, 5);
    const sweep = () => handlersOf(all.server)['network-sweep']({}, crypto.randomUUID());
    const jobs = async () => {
      const { rows } = await execute(
        `select d.partner_organisation_id as partner, count(*)::integer as count, count(distinct d.id)::integer as deliveries
           from pgboss.job j join network_delivery d on d.id::text = j.data ->> 'deliveryId'
          where j.name = 'network-delivery' group by 1`,
      );
      return new Map(
        (rows as { partner: string; count: number; deliveries: number }[]).map((row) => [row.partner, row]),
      );
    };
    await sweep();
    expect((await jobs()).get(other.partnerId)?.count).toBe(1);
    await sweep();
    const { count, deliveries } = (await jobs()).get(partner.partnerId) ?? { count: 0, deliveries: -1 };
    expect(count).toBe(deliveries);
    expect(count).toBeGreaterThan(900);
    await execute("delete from pgboss.job where name = 'network-delivery'");
    await asOwner(all.server, sql`delete from network_delivery where kind = 'REFUSAL'`);
  });
});

describe('at the same time', () => {
  /** What a customer on another platform asked for and was sent, and what is to replace it. */
  async function answeredPartner() {
    const customer = await connectPartner(all.server, all.mill.token, { relations: ['CUSTOMER'] });
    const asked = await askedByPartner(all.server, customer, all.mill.id);
    await submitTo(all, asked);
    const newer = { data: exchangeable({ emissionValues: { value: 1.4 } }), submissionVersion: 1 };
    return { customer, asked, newer };
  }

  it('two processes deliver it once', async () => {
    await askPartner(all, partner);
    const [{ id: deliveryId } = { id: '' }] = await stored();
    const named = { organisationId: crypto.randomUUID(), deliveryId };
    const processes = [handlersOf(all.server), handlersOf(all.server), handlersOf(all.server)];
    await Promise.all(processes.map((each) => each['network-delivery'](named, crypto.randomUUID())));
    expect(eventsAt(partner)).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'DELIVERED', attempts: 1 }]);
  });

  it('a newer answer waits for the one that is being sent, which does not complete the line any more', async () => {
    const { customer, asked, newer } = await answeredPartner();
    const [{ id: older } = { id: '' }] = await deliveriesOf(all.server, customer);
    // As the process has it that is just sending it.
    await asOwner(
      all.server,
      sql`update network_delivery set attempts = 1, sending_until = now() + interval '1 minute' where id = ${older}`,
    );
    expect((await submitTo(all, asked, newer)).status).toBe(200);
    await deliver(all.server);
    expect(eventsAt(customer)).toEqual([]);
    expect(await readAnswer(all.server, all.mill.token, asked)).toMatchObject({
      productRequestStatus: 'PENDING_REVIEW',
    });
    await asOwner(all.server, sql`update network_delivery set sending_until = null where id = ${older}`);
    await deliverLater(all.server);
    expect(await deliveriesOf(all.server, customer)).toMatchObject([{ state: 'REPLACED' }, { state: 'DELIVERED' }]);
    expect(await readAnswer(all.server, all.mill.token, asked)).toMatchObject({ productRequestStatus: 'COMPLETED' });
  });

  it('a submission and the delivery of the one before it leave the newest one to be delivered', async () => {
    const { asked, newer } = await answeredPartner();
    const [, second] = await Promise.all([deliver(all.server), submitTo(all, asked, newer)]);
    expect(second.status).toBe(200);
    await deliver(all.server);
    await deliverLater(all.server);
    const answer = await readAnswer(all.server, all.mill.token, asked);
    expect(answer).toMatchObject({ productRequestStatus: 'COMPLETED' });
    const [line] = await asOwner(all.server, sql`select in_force_version from product_line where id = ${asked.lineId}`);
    expect(line).toEqual({ in_force_version: 2 });
  });
});
