import { describe, expect, it } from 'vitest';
import { decline, invited, registeredCompany, registeredUser } from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { createProduct } from '../../testing/exchange.ts';
import { exchangeSeenBy, historyOf, linesOf, preparedSupplier, requested, talliesOf } from './testing/lines.ts';
import { buyersOfFile } from './testing/scenes.ts';

const { server, buyer, otherBuyer } = await buyersOfFile();

const notices = () =>
  server.database.asOwner((tx) =>
    tx
      .selectFrom('line_notice')
      .select(['kind', 'line_id', 'recipient_organisation_id', 'sender_organisation_id'])
      .where('kind', '=', 'DECLINED')
      .execute(),
  );

describe('declining an invitation', () => {
  it('declines what waits for an answer, tells the customer and names nobody', async () => {
    const decliner = await registeredCompany(server, 'Decliner', { email: 'boss@decliner.example' });
    const { invitationId, placeholder } = await preparedSupplier(server, buyer, decliner.email, 'Perhaps');
    const waiting = await requested(server, buyer, placeholder);
    const canceled = await requested(server, buyer, placeholder);
    await server.call('deleteProducts', {
      token: buyer.token,
      body: { productIds: [canceled.id], cancelOnly: true },
    });
    const prepared = await createProduct(server, buyer.token, { supplierId: placeholder });
    const other = await preparedSupplier(server, otherBuyer, decliner.email, 'Perhaps, to the other');
    const others = await requested(server, otherBuyer, other.placeholder);

    await deliverMails(server);
    expect((await decline(server, decliner, invitationId)).status).toBe(200);
    expect(await linesOf(server, waiting)).toEqual(['Perhaps DECLINED, Perhaps']);
    expect(await linesOf(server, canceled)).toEqual(['Perhaps CANCELED, Perhaps']);
    expect(await linesOf(server, prepared)).toEqual(['Perhaps NOT_STARTED']);
    expect(await linesOf(server, others)).toEqual(['Perhaps, to the other REQUESTED, Perhaps, to the other']);
    expect(await historyOf(server, waiting.lineId)).toEqual([
      'CREATED by Buyer, seen by nobody',
      'SENT by Buyer, seen by Perhaps',
      'DECLINED by nobody, seen by Perhaps',
    ]);
    expect(await notices()).toEqual([
      {
        kind: 'DECLINED',
        line_id: waiting.lineId,
        recipient_organisation_id: buyer.organisationId,
        sender_organisation_id: placeholder,
      },
    ]);
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual([buyer.email, buyer.email]);
    for (const { subject, text } of mails) {
      expect(subject).toContain('Perhaps');
      expect(text).not.toContain('Decliner');
    }
    const { body } = await server.call('getRequestedProduct', {
      token: buyer.token,
      params: { requestReference: waiting.requestReference, productId: waiting.id },
    });
    expect((body.timeline as unknown[]).at(-1)).toMatchObject({
      event: 'DECLINED',
      side: 'SUPPLIER',
      actorName: null,
      organisationName: null,
    });
    expect(body.featureFlags).toMatchObject({ resend: 'DISABLED', cancel: 'ENABLED' });
    expect(await exchangeSeenBy(server, decliner)).toEqual({ lines: [], requests: [], events: [] });
    expect((await talliesOf(server, buyer.organisationId)).filter((tally) => tally.includes('Perhaps'))).toEqual([
      'CUSTOMER Perhaps CANCELED 1',
      'CUSTOMER Perhaps DECLINED 1',
      'CUSTOMER Perhaps NOT_STARTED 1',
    ]);
  });

  it('leaves the lines to another contact who may still answer', async () => {
    const one = await registeredCompany(server, 'One of two', { email: 'one@two-contacts.example' });
    const { invitationId, placeholder } = await preparedSupplier(server, buyer, one.email, 'Two contacts');
    const second = await invited(server, buyer, { email: 'two@two-contacts.example', supplierId: placeholder });
    const line = await requested(server, buyer, placeholder);
    await decline(server, one, invitationId);
    expect(await linesOf(server, line)).toEqual(['Two contacts REQUESTED, Two contacts']);
    const two = await registeredUser(server, one.organisationId, { email: 'two@two-contacts.example' });
    await decline(server, two, second);
    expect(await linesOf(server, line)).toEqual(['Two contacts DECLINED, Two contacts']);
  });

  it('declines nothing where the inviter is the supplier', async () => {
    const customer = await registeredCompany(server, 'No customer', { email: 'boss@no-customer.example' });
    const before = await notices();
    await decline(server, customer, await invited(server, buyer, { email: customer.email, relation: 'CUSTOMER' }));
    expect(await notices()).toEqual(before);
  });
});
