import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendReminders } from '../../jobs/send-reminders.ts';
import { answeringOfFile, asOwner, noticesOf } from '../../testing/answering.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { answerLine, createProduct, invitedSupplier } from '../../testing/exchange.ts';
import {
  askPartner,
  connectPartner,
  deliver,
  deliveriesOf,
  eventsAt,
  type Partner,
  partnerSettings,
} from './testing/partners.ts';

const all = await answeringOfFile(partnerSettings);
await deliverMails(all.server);
let partner: Partner;
beforeEach(async () => {
  partner = await connectPartner(all.server, all.buyer, { name: 'Steel AG', relations: ['SUPPLIER'] });
});

const created = 'org.wbcsd.pact.ProductFootprint.RequestCreatedEvent.3';

describe('a request to a supplier on another platform', () => {
  it('is one event for each line, with all names of the product, and no mail', async () => {
    const asked = await askPartner(
      all,
      partner,
      { comment: 'By May, please' },
      { name: 'Coil', internalReference: 'NK 7', supplierProductReference: 'C-1' },
    );
    await askPartner(all, partner, {}, { name: 'Wire' });
    await deliver(all.server);
    const [first, second] = eventsAt(partner);
    expect(first).toEqual({
      type: created,
      specversion: '1.0',
      id: expect.any(String),
      source: 'https://exchange.example',
      time: expect.stringMatching(/Z$/),
      data: {
        productId: ['urn:pact:127.0.0.1:product-id:C-1', 'urn:pact:exchange.example:buyer-id:NK%207'],
        comment: 'Coil\n\nBy May, please',
      },
    });
    expect(second?.data.comment).toBe('Wire');
    const posts = partner.platform.heard.filter(({ url }) => url === '/3/events');
    expect(posts[0]?.headers).toMatchObject({
      authorization: 'Bearer their-token',
      'content-type': 'application/cloudevents+json',
    });
    expect(await deliveriesOf(all.server, partner)).toMatchObject([
      { id: first?.id, kind: 'REQUEST', state: 'DELIVERED', attempts: 1, last_error: null },
      { id: second?.id, kind: 'REQUEST', state: 'DELIVERED' },
    ]);
    expect(await noticesOf(all.server, asked)).toEqual([]);
    expect(await deliverMails(all.server)).toEqual([]);
  });

  it('asks for a token once for many, and nothing twice', async () => {
    for (const _ of [1, 2, 3]) await askPartner(all, partner);
    await deliver(all.server);
    await deliver(all.server);
    expect(partner.platform.heard.filter(({ url }) => url === '/auth/token')).toHaveLength(1);
    expect(new Set(eventsAt(partner).map(({ id }) => id)).size).toBe(3);
    expect(eventsAt(partner)).toHaveLength(3);
  });

  it('is sent anew when somebody reminds, with what was written then', async () => {
    const asked = await askPartner(all, partner, { comment: 'First words' });
    await deliver(all.server);
    await asOwner(
      all.server,
      sql`update product_line set mailed_at = now() - interval '2 days' where id = ${asked.lineId}`,
    );
    const { status, body } = await all.server.call('resendRequests', {
      token: all.buyer,
      body: { items: [{ productId: asked.id }], comment: 'Still missing' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await deliver(all.server);
    const [first, second] = eventsAt(partner);
    expect(first?.id).not.toBe(second?.id);
    expect([first, second].map((event) => event?.data.comment)).toEqual([
      expect.stringMatching(/First words$/),
      expect.stringMatching(/Still missing$/),
    ]);
    expect(await deliverMails(all.server)).toEqual([]);
  });

  it('names the product as it was sent, until it is asked for anew', async () => {
    const asked = await askPartner(all, partner, {}, { name: 'Coil', internalReference: 'NK 8' });
    await deliver(all.server);
    const call = async (name: 'updateProduct' | 'resendRequests' | 'deleteProducts', body: object) => {
      const answer = await all.server.call(name, { token: all.buyer, params: { productId: asked.id }, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      await deliver(all.server);
    };
    await call('updateProduct', { name: 'Coil for the new car', internalReference: 'NK 9', version: 1 });
    await asOwner(
      all.server,
      sql`update product_line set mailed_at = now() - interval '2 days' where id = ${asked.lineId}`,
    );
    await call('resendRequests', { items: [{ productId: asked.id }] });
    const [first, reminder] = eventsAt(partner);
    expect(reminder?.data).toEqual(first?.data);
    await call('deleteProducts', { productIds: [asked.id], cancelOnly: true });
    await call('resendRequests', { items: [{ productId: asked.id }] });
    expect(eventsAt(partner)[2]?.data).toEqual({
      productId: ['urn:pact:exchange.example:buyer-id:NK%209'],
      comment: 'Coil for the new car',
    });
  });

  it('is sent anew by the reminders, with the words of the request, and nobody is mailed', async () => {
    const asked = await askPartner(all, partner, { comment: 'First words' });
    await deliver(all.server);
    await asOwner(
      all.server,
      sql`update product_line set next_reminder_at = now() - interval '1 hour', mailed_at = now() - interval '20 days',
                 requested_at = now() - interval '20 days', sent_at = now() - interval '20 days' where id = ${asked.lineId}`,
    );
    await sendReminders(all.server.database);
    await deliver(all.server);
    expect(eventsAt(partner)).toHaveLength(2);
    expect(eventsAt(partner)[1]?.data).toEqual(eventsAt(partner)[0]?.data);
    expect(await deliverMails(all.server)).toEqual([]);
    const history = await asOwner(
      all.server,
      sql<{ event: string }>`select event from line_history where line_id = ${asked.lineId} order by sequence`,
    );
    expect(history.at(-1)).toEqual({ event: 'REMINDED' });
  });

  it('is sent anew when an answer is rejected, with the comment', async () => {
    const asked = await askPartner(all, partner);
    await answerLine(all.server, asked.lineId, { status: 'PENDING_REVIEW' });
    await asOwner(
      all.server,
      sql`insert into submission (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by)
          select customer_organisation_id, id, 1, supplier_organisation_id, '{}', ${partner.id} from product_line where id = ${asked.lineId}`,
    );
    const { status, body } = await all.server.call('rejectEmissionData', {
      token: all.buyer,
      params: asked.params,
      body: { version: 1, reason: 'Which year?' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await deliver(all.server);
    expect(eventsAt(partner)).toMatchObject([
      { type: created, data: { comment: expect.stringMatching(/Which year\?$/) } },
    ]);
    expect(await deliveriesOf(all.server, partner)).toMatchObject([{ state: 'REPLACED' }, { state: 'DELIVERED' }]);
  });

  it('is told of nothing that the protocol has no words for', async () => {
    const asked = await askPartner(all, partner);
    await deliver(all.server);
    await all.server.call('addCustomerComment', { token: all.buyer, params: asked.params, body: { text: 'Hello' } });
    await all.server.call('deleteProducts', {
      token: all.buyer,
      body: { productIds: [asked.id], cancelOnly: true },
    });
    await deliver(all.server);
    expect(eventsAt(partner)).toHaveLength(1);
    expect(await noticesOf(all.server, asked)).toEqual([]);
    expect(await deliverMails(all.server)).toEqual([]);
  });

  it('is sent to whoever was asked by mail before and turns out to live there', async () => {
    const { server, buyer } = all;
    const partnerId = await invitedSupplier(server, buyer, 'somebody@elsewhere.example');
    const { id } = await createProduct(server, buyer, { name: 'Bolt' });
    await server.call('createEmissionRequest', { token: buyer, body: { supplierId: partnerId, productIds: [id] } });
    await deliverMails(server);
    const found = await connectPartner(server, buyer, { partnerId, relations: ['SUPPLIER'] });
    await deliver(server);
    expect(eventsAt(found)).toMatchObject([{ type: created, data: { comment: 'Bolt' } }]);
    expect(await deliverMails(server)).toEqual([]);
  });

  it('is not told to a supplier of this platform', async () => {
    const { mill, server, buyer } = all;
    const before = (await asOwner(server, sql`select id from network_delivery`)).length;
    const { id } = await createProduct(server, buyer);
    const { status } = await server.call('createEmissionRequest', {
      token: buyer,
      body: { supplierId: mill.id, productIds: [id] },
    });
    expect(status).toBe(201);
    expect(await asOwner(server, sql`select id from network_delivery`)).toHaveLength(before);
    expect(await deliverMails(server)).not.toEqual([]);
  });
});
