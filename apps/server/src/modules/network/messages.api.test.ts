import { randomUUID } from 'node:crypto';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, asOwner } from '../../testing/answering.ts';
import {
  askedByPartner,
  askPartner,
  connectPartner,
  deliver,
  deliveriesOf,
  eventsAt,
  type Partner,
  partnerSettings,
} from './testing/partners.ts';

type Message = OperationOutput<'listNetworkMessages'>['data'][number];

const all = await answeringOfFile(partnerSettings);
let steel: Partner;
let wire: Partner;
let coil: Asked;
const closing: (() => void)[] = [];
beforeAll(async () => {
  const connect = (name: string) =>
    connectPartner(all.server, all.buyer, { name, relations: ['SUPPLIER'] }, (close) => closing.push(close));
  steel = await connect('Steel AG');
  wire = await connect('Wire AG');
  coil = await askPartner(all, steel, {}, { name: 'Coil' });
  wire.answers['/3/events'] = { status: 500 };
  await askPartner(all, wire, {}, { name: 'Wire' });
  await deliver(all.server);
});
afterAll(() => {
  for (const close of closing) close();
});

const list = async (query: Record<string, string> = {}, token = all.buyer) => {
  const { status, body } = await all.server.call('listNetworkMessages', { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as OperationOutput<'listNetworkMessages'>;
};
const retry = (messageId: string, token = all.buyer) =>
  all.server.call('retryNetworkDelivery', { token, params: { messageId } });
const productsOf = ({ data }: { data: readonly Message[] }) => data.map(({ line }) => line?.productName);

describe('the messages with other platforms', () => {
  it('are what was sent and what came, the newest first', async () => {
    await asOwner(
      all.server,
      sql`insert into network_event (organisation_id, partner_organisation_id, event_id, kind, document, outcome, reason, received_at)
          select organisation_id, partner_organisation_id, 'their-1', 'ANSWER', '{}', 'KEPT', 'UNKNOWN_REQUEST', now() - interval '1 day'
            from network_connection where id = ${steel.id}`,
    );
    const { data, metadata } = await list();
    expect(metadata).toEqual({ count: 3 });
    expect(data).toEqual([
      {
        id: expect.any(String),
        eventId: expect.any(String),
        direction: 'SENT',
        kind: 'REQUEST',
        partnerId: wire.partnerId,
        partnerName: 'Wire AG',
        line: expect.objectContaining({ productName: 'Wire', side: 'CUSTOMER' }),
        state: 'WAITING',
        attempts: 1,
        lastError: 'PARTNER_FAILED',
        nextTryAt: expect.any(String),
        canRetry: true,
        outcome: null,
        reason: null,
        at: expect.any(String),
      },
      expect.objectContaining({
        partnerName: 'Steel AG',
        line: {
          lineId: coil.lineId,
          side: 'CUSTOMER',
          productId: coil.id,
          productName: 'Coil',
          requestReference: coil.reference,
        },
        state: 'DELIVERED',
        nextTryAt: null,
        canRetry: false,
      }),
      {
        id: expect.any(String),
        eventId: 'their-1',
        direction: 'RECEIVED',
        kind: 'ANSWER',
        partnerId: steel.partnerId,
        partnerName: 'Steel AG',
        line: null,
        state: null,
        attempts: null,
        lastError: null,
        nextTryAt: null,
        canRetry: false,
        outcome: 'KEPT',
        reason: 'UNKNOWN_REQUEST',
        at: expect.any(String),
      },
    ]);
  });

  it('are narrowed by line, connection and state, and come in pages', async () => {
    expect(productsOf(await list({ lineId: coil.lineId }))).toEqual(['Coil']);
    expect(productsOf(await list({ connectionId: wire.id }))).toEqual(['Wire']);
    expect(productsOf(await list({ state: 'DELIVERED' }))).toEqual(['Coil']);
    expect((await list({ connectionId: wire.id, state: 'FAILED' })).metadata).toEqual({ count: 0 });
    expect((await list({ lineId: randomUUID() })).data).toEqual([]);
    const pages = [await list({ limit: '1' }), await list({ limit: '1', pageNumber: '1' })];
    expect(pages.flatMap(productsOf)).toEqual(['Wire', 'Coil']);
  });

  it('are those of the own organisation, for everybody in it, on either side of a line', async () => {
    const customer = await connectPartner(all.server, all.mill.token, { name: 'Car maker', relations: ['CUSTOMER'] });
    const asked = await askedByPartner(all.server, customer, all.mill.id);
    expect((await list({}, all.kim)).data).toMatchObject([
      {
        direction: 'RECEIVED',
        partnerName: 'Car maker',
        outcome: 'APPLIED',
        line: { lineId: asked.lineId, side: 'SUPPLIER' },
      },
    ]);
    expect((await list({ lineId: coil.lineId }, all.mill.token)).data).toEqual([]);
    expect((await list({ connectionId: steel.id }, all.mill.token)).data).toEqual([]);
    expect((await list({}, all.otherBuyer)).metadata).toEqual({ count: 0 });
  });

  it('are nobody else’s matter', async () => {
    expectProblem(await all.server.call('listNetworkMessages', {}), 'UNAUTHENTICATED');
    const query = { state: 'GONE', lineId: 'x' };
    expectProblem(await all.server.call('listNetworkMessages', { token: all.buyer, query }), 'VALIDATION_FAILED');
    const deep = { pageNumber: '100000', limit: '100' };
    expectProblem(await all.server.call('listNetworkMessages', { token: all.buyer, query: deep }), 'PAGE_TOO_DEEP');
  });
});

describe('trying again', () => {
  const giveUp = () =>
    asOwner(
      all.server,
      sql`update network_delivery set state = 'FAILED', next_try_at = null, attempts = 30, trying_since = now() - interval '4 days'
           where partner_organisation_id = ${wire.partnerId}`,
    );
  const only = async () => (await deliveriesOf(all.server, wire))[0]?.id ?? '';

  it('begins anew with what was given up', async () => {
    await giveUp();
    const id = await only();
    expect(await retry(id)).toMatchObject({ status: 200, body: { id, state: 'WAITING', attempts: 0, canRetry: true } });
    await deliver(all.server);
    expect(await deliveriesOf(all.server, wire)).toMatchObject([{ state: 'WAITING', attempts: 1 }]);
    wire.answers['/3/events'] = { status: 200 };
    expect((await retry(id, all.buyer)).status).toBe(200);
    await deliver(all.server);
    expect(await deliveriesOf(all.server, wire)).toMatchObject([{ state: 'DELIVERED' }]);
    const problem = await retry(id);
    expectProblem(problem, 'INVALID_TRANSITION');
    expect(problem.body.state).toBe('DELIVERED');
  });

  it('delivers once, however many ask for it at once', async () => {
    const heavy = await connectPartner(all.server, all.buyer, { name: 'Heavy AG', relations: ['SUPPLIER'] });
    heavy.answers['/3/events'] = { status: 500 };
    await askPartner(all, heavy);
    await deliver(all.server);
    heavy.answers['/3/events'] = { status: 200 };
    const [{ id } = { id: '' }] = await deliveriesOf(all.server, heavy);
    expect((await Promise.all([1, 2, 3].map(() => retry(id)))).map(({ status }) => status)).toEqual([200, 200, 200]);
    await deliver(all.server);
    expect(eventsAt(heavy)).toHaveLength(2);
  });

  it('is refused for what is replaced, of others, unknown, or no id', async () => {
    await asOwner(
      all.server,
      sql`update network_delivery set state = 'REPLACED', delivered_at = null, next_try_at = null
           where partner_organisation_id = ${wire.partnerId}`,
    );
    const id = await only();
    expectProblem(await retry(id), 'INVALID_TRANSITION');
    expectProblem(await retry(id, all.mill.token), 'NOT_FOUND');
    expectProblem(await retry(randomUUID()), 'NOT_FOUND');
    expectProblem(await retry('one'), 'VALIDATION_FAILED');
    expectProblem(await all.server.call('retryNetworkDelivery', { params: { messageId: id } }), 'UNAUTHENTICATED');
  });
});
