import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/answering.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { shareFootprint } from '../../../testing/network.ts';
import {
  anotherPartner,
  created,
  deliveriesFor,
  footprint,
  type Network,
  outcomeOf,
  post,
  startNetwork,
  storedLine,
  tell,
} from './testing/told-events.ts';

let network: Network;
/** A partner for whom nothing is done without a person. */
let careful: Network;
const carefulSource = { source: 'https://careful.example' };
beforeAll(async () => {
  network = await startNetwork();
  careful = await anotherPartner(network, {
    name: 'Careful',
    baseUrl: 'https://careful.example',
    answerKnown: false,
    rejectUnknown: false,
  });
});
afterAll(() => network.server.stop());

const asks = (data: Readonly<Record<string, unknown>>) => created(data, carefulSource);
function share(given: Readonly<Record<string, unknown>>, of = network): Promise<string> {
  const { id: _, ...document } = footprint(given);
  return shareFootprint(of.server, of.connection, document);
}

async function template(name: string, internalReference: string): Promise<void> {
  const { status, body } = await network.server.call('createTemplate', {
    token: network.own,
    body: { name, internalReference },
  });
  expect(status, JSON.stringify(body)).toBe(201);
}

async function lineOf(of: Network, event: Readonly<Record<string, unknown>>) {
  const { line_id: lineId } = await outcomeOf(of, String(event.id));
  return storedLine(of, lineId ?? '');
}

/** As if the partner had been answered with it. */
async function answeredWith(footprintId: string): Promise<void> {
  await asOwner(
    network.server,
    sql`
      insert into network_delivery (id, organisation_id, partner_organisation_id, kind, footprint_id, document, state, next_try_at,
                                    delivered_at)
      select gen_random_uuid(), organisation_id, partner_organisation_id, 'ANSWER', ${footprintId}::uuid, '{}', 'DELIVERED', null, now()
        from network_connection where id = ${network.connection.id}`,
  );
}

describe('a request of a partner', () => {
  it('is compared with what was said before by as much of it as people read', async () => {
    const productId = ['urn:x:long words'];
    const comment = `${'Please. '.repeat(100_000)}`;
    const first = asks({ productId, comment: `  ${comment}` });
    expect(await tell(careful, first)).toMatchObject({ outcome: 'APPLIED' });
    const again = asks({ productId, comment });
    expect(await tell(careful, again)).toMatchObject({ outcome: 'KEPT', reason: 'NOTHING_NEW' });
    const other = asks({ productId, comment: `Now: ${comment}` });
    expect(await tell(careful, other)).toMatchObject({ outcome: 'APPLIED' });
    const kept = await asOwner(
      careful.server,
      sql<{ comment: number; document: number }>`
        select length(comment) as comment, length(document) as document from network_event
         where event_id in (${first.id}, ${again.id}, ${other.id})`,
    );
    for (const each of kept) {
      expect(each.comment).toBe(2400);
      expect(each.document).toBeGreaterThan(800_000);
    }
  });

  it('appears among those that were received, with its words, and people are told', async () => {
    const event = asks({ productId: ['urn:pact:careful.example:buyer-id:B%2F1'], comment: 'For 2025, please' });
    expect(await tell(careful, event)).toMatchObject({ outcome: 'APPLIED', reason: null });
    const { line, history, notices } = await lineOf(careful, event);
    expect(line).toMatchObject({
      status: 'REQUESTED',
      sent_name: 'B/1',
      sent_reference: 'B/1',
      customer_organisation_id: careful.connection.partnerId,
    });
    expect(history.map((each) => [each.event, each.comment])).toEqual([
      ['CREATED', null],
      ['SENT', 'For 2025, please'],
    ]);
    expect(notices).toMatchObject([{ kind: 'REQUESTED' }]);
    const { status, body } = await careful.server.call('getEmissionAnswer', {
      token: careful.own,
      params: { requestReference: String(line.request_reference), productId: line.product_id },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const mails = await deliverMails(careful.server);
    expect(mails.map(({ subject }) => subject).join()).toContain('Careful');
  });

  it('about a product of ours has its name and our reference', async () => {
    await template('Cold rolled coil', 'Coil/7');
    const event = created({ productId: [`urn:pact:${network.domain}:product-id:COIL%2F7`] });
    await tell(network, event);
    expect((await lineOf(network, event)).line).toMatchObject({
      status: 'REQUESTED',
      sent_name: 'Cold rolled coil',
      supplier_product_reference: 'Coil/7',
    });
  });

  it('without a product is one of its own each time', async () => {
    const lines = new Set<string | null>();
    const nothing = { productId: ['', ' \n'] };
    for (const data of [{}, { classification: ['urn:x:c'] }, { classification: ['urn:x:c'] }, nothing]) {
      lines.add((await tell(network, created(data))).line_id);
    }
    lines.add((await tell(network, created({}, { id: ' ' }))).line_id);
    expect([lines.size, lines.has(null)]).toEqual([5, false]);
  });

  it('names whatever it wants, however long', async () => {
    const long = Array.from({ length: 100 }, () => randomUUID()).join();
    const event = asks({ productId: [long, 'urn:pact:careful.example:product-id:%00'], comment: 'y'.repeat(9000) });
    await tell(careful, event);
    const { line } = await lineOf(careful, event);
    expect([line.sent_reference?.length, line.sent_name?.length]).toEqual([100, 100]);
    expect((await tell(careful, asks({ productId: [long] }))).line_id).toBe(line.id);
  });

  it('of somebody who buys nothing here is kept', async () => {
    const seller = await anotherPartner(network, {
      name: 'Seller',
      relations: ['SUPPLIER'],
      baseUrl: 'https://seller.example',
    });
    const event = created({ productId: ['x'] }, { source: 'https://seller.example' });
    expect(await tell(seller, event)).toEqual({ outcome: 'KEPT', reason: 'NOT_ALLOWED_NOW', line_id: null });
  });
});

describe('a request for what was asked for before', () => {
  const productId = ['urn:gtin:4711'];

  it('is the same line: a reminder at most once a day, and new words go with the comments', async () => {
    const first = asks({ productId });
    const { line_id: lineId } = await tell(careful, first);
    expect(await tell(careful, asks({ productId: ['URN:gtin:4711', 'x'] }))).toEqual({
      outcome: 'KEPT',
      reason: 'NOTHING_NEW',
      line_id: lineId,
    });
    const words = { productId, comment: 'By Friday?' };
    expect(await tell(careful, asks(words))).toEqual({ outcome: 'APPLIED', reason: null, line_id: lineId });
    expect(await tell(careful, asks(words))).toMatchObject({ outcome: 'KEPT', reason: 'NOTHING_NEW' });
    await asOwner(
      careful.server,
      sql`update product_line set mailed_at = now() - interval '25 hours' where id = ${lineId}`,
    );
    expect(await tell(careful, asks(words))).toMatchObject({ outcome: 'APPLIED', line_id: lineId });
    const { history, line } = await storedLine(careful, String(lineId));
    expect(history.map(({ event }) => event)).toEqual(['CREATED', 'SENT', 'COMMENTED', 'REMINDED']);
    expect(line.status).toBe('REQUESTED');
  });

  it('asks anew once it was declined', async () => {
    const event = asks({ productId: ['urn:x:declined'] });
    await tell(careful, event);
    const { line } = await lineOf(careful, event);
    const { status } = await careful.server.call('declineEmissionRequest', {
      token: careful.own,
      params: { requestReference: String(line.request_reference), productId: line.product_id },
      body: { reason: 'Not ours' },
    });
    expect(status).toBe(200);
    expect(await tell(careful, asks({ productId: ['urn:x:declined'], comment: 'Sure?' }))).toMatchObject({
      outcome: 'APPLIED',
      line_id: line.id,
    });
    const { line: now, history } = await storedLine(careful, line.id);
    expect(now.status).toBe('REQUESTED');
    expect(history.at(-1)).toMatchObject({ event: 'RESENT', comment: 'Sure?' });
  });

  it('makes one line where two come at once', async () => {
    const events = [1, 2, 3].map(() => asks({ productId: ['urn:x:at-once'] }));
    await Promise.all(events.map((event) => post(careful, event)));
    const outcomes = await Promise.all(events.map((event) => outcomeOf(careful, String(event.id))));
    expect(new Set(outcomes.map(({ line_id: lineId }) => lineId)).size).toBe(1);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['APPLIED', 'KEPT', 'KEPT']);
  });
});

describe('a request for what is shared with the partner', () => {
  it('is answered at once, with what holds and fits all that is asked for', async () => {
    const productIds = ['urn:shared:1'];
    const id = await share({ productIds });
    await share({ productIds }, careful);
    await shareFootprint(network.server, network.connection, { productIds }, { status: 'DEPRECATED' });
    const event = created({ productId: ['URN:shared:1', 'urn:other'] });
    expect(await tell(network, event)).toMatchObject({ outcome: 'APPLIED', line_id: null });
    const deliveries = await deliveriesFor(network, event.id);
    expect(deliveries).toMatchObject([{ kind: 'ANSWER', line_id: null, footprint_id: id }]);
    expect(deliveries[0]?.document.data).toMatchObject({ requestEventId: event.id, pfs: [{ id }] });
    const later = created({ productId: productIds, validAfter: '2040-01-01T00:00:00Z' });
    expect((await tell(network, later)).line_id).not.toBeNull();
    expect(await deliveriesFor(network, later.id)).toEqual([]);
  });

  it('waits for a person where it brings words about what was the answer before', async () => {
    const productId = ['urn:shared:2'];
    const id = await share({ productIds: productId });
    const first = created({ productId, comment: 'Birka' });
    await tell(network, first);
    expect(await deliveriesFor(network, first.id)).toHaveLength(1);
    await answeredWith(id);
    for (const comment of ['Birka, but not from 2019.', 'Birka']) {
      const unhappy = created({ productId, comment });
      const { line_id: lineId } = await tell(network, unhappy);
      expect(await deliveriesFor(network, unhappy.id)).toEqual([]);
      expect((await storedLine(network, String(lineId))).line.status).toBe('REQUESTED');
    }
    const silent = created({ productId });
    await tell(network, silent);
    expect(await deliveriesFor(network, silent.id)).toHaveLength(1);
  });

  it('waits for a person where that is what was chosen', async () => {
    const productIds = ['urn:shared:3'];
    await share({ productIds }, careful);
    const event = asks({ productId: productIds });
    expect((await tell(careful, event)).line_id).not.toBeNull();
    expect(await deliveriesFor(careful, event.id)).toEqual([]);
  });
});

describe('a request for what nobody knows', () => {
  it('is refused, unless something else was chosen', async () => {
    const event = created({ productId: ['urn:unknown:1', `urn:pact:${network.domain}:product-id:${randomUUID()}`] });
    expect(await tell(network, event)).toEqual({ outcome: 'APPLIED', reason: null, line_id: null });
    const deliveries = await deliveriesFor(network, event.id);
    expect(deliveries).toMatchObject([{ kind: 'REFUSAL', line_id: null }]);
    expect(deliveries[0]?.document.data).toMatchObject({ requestEventId: event.id, error: { code: 'NotFound' } });
    const chosen = asks({ productId: ['urn:unknown:1'] });
    expect((await tell(careful, chosen)).line_id).not.toBeNull();
  });
});
