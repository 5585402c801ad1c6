import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPartner } from '../../../network/testing/small-partner.ts';
import { asOwner } from '../../../testing/answering.ts';
import { fetchAnnounced } from './testing/fetch-announced.ts';
import {
  anotherPartner,
  askedLine,
  footprint,
  fulfilled,
  type Network,
  outcomeOf,
  published,
  startNetwork,
  storedLine,
  tell,
} from './testing/told-events.ts';

let network: Network;
beforeAll(async () => {
  network = await startNetwork({ baseUrl: 'https://elsewhere.example' });
  return () => network.server.stop();
});

/** A partner's platform that has these footprints. */
async function partnerWith(footprints: readonly { readonly id: string }[]) {
  const answers = Object.fromEntries(
    footprints.map((each) => [`/3/footprints/${each.id}`, { body: { data: each } }] as const),
  );
  const platform = await startPartner({
    '/auth/token': { body: { access_token: 'theirs', expires_in: 3600 } },
    ...answers,
  });
  const partner = await anotherPartner(network, { name: 'Live', baseUrl: platform.url });
  return { partner, platform, from: { source: platform.url } };
}

describe('news of a partner', () => {
  it('is fetched and becomes a new version of the line that holds the one before', async () => {
    const [former, next] = [footprint(), footprint()];
    const newer = { ...next, precedingPfIds: [former.id], productIds: ['urn:renamed'] };
    const { partner, platform, from } = await partnerWith([newer]);
    const line = await askedLine(partner);
    await tell(partner, fulfilled(line.eventId, [former], from));
    const event = published([newer.id.toUpperCase()], from);
    expect(await tell(partner, event)).toEqual({ outcome: 'WAITING', reason: null, line_id: null });
    await fetchAnnounced(partner.server);
    expect(await outcomeOf(partner, String(event.id))).toEqual({
      outcome: 'APPLIED',
      reason: null,
      line_id: line.lineId,
    });
    const { line: stored, notices } = await storedLine(partner, line.lineId);
    expect([stored.status, stored.submission_version]).toEqual(['PENDING_REVIEW', 2]);
    expect(notices.filter(({ kind }) => kind === 'SUBMITTED')).toHaveLength(2);
    const call = platform.heard.find(({ url }) => url.startsWith('/3/'));
    expect(call?.headers.authorization).toBe('Bearer theirs');

    const again = published([newer.id, former.id], from);
    expect(await tell(partner, again)).toMatchObject({ outcome: 'KEPT', reason: 'NOTHING_NEW' });
  });

  it('waits while the organisation is suspended, and nobody asks the partner meanwhile', async () => {
    const newer = footprint({ productIds: ['urn:gtin:7'] });
    const { partner, platform, from } = await partnerWith([newer]);
    const line = await askedLine(partner, ['urn:gtin:7']);
    await tell(partner, published([newer.id], from));
    await asOwner(
      partner.server,
      sql`insert into organisation_suspension (organisation_id, reason)
          select organisation_id, 'Unpaid' from network_connection where id = ${partner.connection.id}`,
    );
    await fetchAnnounced(partner.server);
    expect(platform.heard).toEqual([]);
    await asOwner(partner.server, sql`delete from organisation_suspension`);
    // The job is there again, for later.
    await fetchAnnounced(partner.server);
    expect((await storedLine(partner, line.lineId)).line.submission_version).toBe(1);
  });

  it('is about the line of the same product where it names none before', async () => {
    const newer = footprint({ productIds: ['urn:gtin:5', 'urn:other'] });
    const { partner, from } = await partnerWith([newer]);
    const line = await askedLine(partner, ['URN:gtin:5']);
    await askedLine(partner, ['urn:gtin:6']);
    await tell(partner, published([newer.id], from));
    await fetchAnnounced(partner.server);
    expect((await storedLine(partner, line.lineId)).line.submission_version).toBe(1);
  });

  it('that is about nothing here, out of date or not allowed now changes nothing', async () => {
    const [foreign, old] = [footprint({ productIds: ['urn:q'] }), footprint({ status: 'Deprecated' })];
    const late = footprint({ productIds: ['urn:gtin:8'] });
    const { partner, from } = await partnerWith([foreign, old, late]);
    const line = await askedLine(partner, ['urn:gtin:8']);
    const canceled = await partner.server.call('deleteProducts', {
      token: partner.own,
      body: { productIds: [line.productId], cancelOnly: true },
    });
    expect(canceled.status).toBe(200);
    for (const [one, reason] of [
      [foreign, 'UNKNOWN_REQUEST'],
      [old, 'NOTHING_NEW'],
      [late, 'NOT_ALLOWED_NOW'],
    ] as const) {
      const event = published([one.id], from);
      await tell(partner, event);
      await fetchAnnounced(partner.server);
      expect(await outcomeOf(partner, String(event.id))).toMatchObject({ outcome: 'KEPT', reason });
    }
    expect((await storedLine(partner, line.lineId)).line).toMatchObject({ status: 'CANCELED', submission_version: 0 });
  });

  it('that cannot be fetched is tried again, for three days', async () => {
    const [other, missing] = [footprint(), randomUUID()];
    const platform = await startPartner({
      '/auth/token': { body: { access_token: 'theirs' } },
      [`/3/footprints/${other.id}`]: { body: { data: footprint() } },
    });
    const partner = await anotherPartner(network, { name: 'Odd', baseUrl: platform.url });
    for (const [id, error] of [
      [other.id, 'ANSWER_NOT_UNDERSTOOD'],
      [missing, 'NOT_FOUND_THERE'],
    ] as const) {
      const event = published([id], { source: platform.url });
      await tell(partner, event);
      await expect(fetchAnnounced(partner.server, { keep: true })).rejects.toThrow(error);
      expect(await outcomeOf(partner, String(event.id))).toMatchObject({ outcome: 'WAITING' });
      await asOwner(
        partner.server,
        sql`update network_event set received_at = now() - interval '73 hours' where event_id = ${String(event.id)}`,
      );
      await fetchAnnounced(partner.server);
      expect(await outcomeOf(partner, String(event.id))).toMatchObject({ outcome: 'KEPT', reason: 'NOT_FETCHED' });
    }
  });

  it('done twice, by two at once or after a crash, is done once', async () => {
    const newer = footprint({ productIds: ['urn:gtin:9'] });
    const { partner, from } = await partnerWith([newer]);
    const line = await askedLine(partner, ['urn:gtin:9']);
    const event = published([newer.id], from);
    await tell(partner, event);
    await Promise.all([fetchAnnounced(partner.server, { keep: true }), fetchAnnounced(partner.server, { keep: true })]);
    await fetchAnnounced(partner.server);
    expect(await outcomeOf(partner, String(event.id))).toMatchObject({ outcome: 'APPLIED' });
    expect((await storedLine(partner, line.lineId)).line.submission_version).toBe(1);
  });

  it('of a connection that has ended is let go, and of one who sells nothing is kept', async () => {
    const newer = footprint();
    const { partner, from } = await partnerWith([newer]);
    await tell(partner, published([newer.id], from));
    const ended = await partner.server.call('deleteNetworkConnection', {
      token: partner.own,
      params: { connectionId: partner.connection.id },
    });
    expect(ended.status).toBe(204);
    await fetchAnnounced(partner.server);
    const buyer = await anotherPartner(network, {
      name: 'Buyer',
      relations: ['CUSTOMER'],
      baseUrl: 'https://buyer.example',
    });
    const event = published([randomUUID()], { source: 'https://buyer.example' });
    expect(await tell(buyer, event)).toMatchObject({ outcome: 'KEPT', reason: 'NOT_ALLOWED_NOW' });
  });
});
