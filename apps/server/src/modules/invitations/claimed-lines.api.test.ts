import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { accept, companiesOf, decide, invited, invitedByLink, sentOne, waitingClaim } from '../../testing/companies.ts';
import { createProduct } from '../../testing/exchange.ts';
import {
  actsAsSupplier,
  exchangeSeenBy,
  historyOf,
  lineBetween,
  linesOf,
  preparedSupplier,
  request,
  requested,
  talliesOf,
} from './testing/lines.ts';
import { buyersOfFile } from './testing/scenes.ts';
import { everything } from './testing/stored.ts';

const { server, buyer, otherBuyer } = await buyersOfFile();

const aCompany = companiesOf(server);

/** A supplier of the buyer's that accepted, and a second contact of it that was invited as somebody else. */
async function connectedTwice(name: string) {
  const supplier = await aCompany(name);
  await accept(server, supplier, await invited(server, buyer, { email: supplier.email }));
  const invitation = await invitedByLink(server, buyer, {
    email: supplier.email.replace('boss@company-', 'other@contact-'),
    organisationName: `Placeholder of ${name}`,
  });
  const { partnerId } = await sentOne(server, buyer, invitation.invitationId);
  const claimId = await waitingClaim(server, supplier, invitation.invitationId, invitation.link);
  const confirm = () => decide(server, 'confirmClaim', buyer, invitation.invitationId, claimId);
  return { supplier, placeholder: partnerId, confirm };
}

describe('accepting an invitation', () => {
  it('brings over what was prepared and sent, with its requests and its history', async () => {
    const supplier = await aCompany('Mover');
    const { invitationId, placeholder } = await preparedSupplier(server, buyer, supplier.email, 'Prepared');
    const sent = await requested(server, buyer, placeholder);
    const prepared = await createProduct(server, buyer.token, { supplierId: placeholder });
    expect(await exchangeSeenBy(server, supplier)).toEqual({ lines: [], requests: [], events: [] });

    expect((await accept(server, supplier, invitationId)).status).toBe(200);
    expect(await linesOf(server, sent)).toEqual(['Mover REQUESTED, Mover']);
    expect(await linesOf(server, prepared)).toEqual(['Mover NOT_STARTED']);
    expect(await historyOf(server, sent.lineId)).toEqual([
      'CREATED by Buyer, seen by nobody',
      'SENT by Buyer, seen by Mover',
      'CLAIMED by Mover, seen by Mover',
    ]);
    expect(await historyOf(server, prepared.lineId)).toEqual([
      'CREATED by Buyer, seen by nobody',
      'CLAIMED by Mover, seen by nobody',
    ]);
    expect(await exchangeSeenBy(server, supplier)).toEqual({
      lines: [sent.lineId],
      requests: [sent.requestReference],
      events: ['SENT', 'CLAIMED'],
    });
    expect(await talliesOf(server, supplier.organisationId)).toEqual([
      'SUPPLIER Buyer REQUESTED 1',
      'SUPPLIER all REQUESTED 1',
    ]);
    expect((await talliesOf(server, buyer.organisationId)).filter((tally) => !tally.includes('all'))).toEqual([
      'CUSTOMER Mover NOT_STARTED 1',
      'CUSTOMER Mover REQUESTED 1',
    ]);
    expect(await talliesOf(server, placeholder)).toEqual([]);
  });

  it("leaves another customer's lines for the same address alone", async () => {
    const supplier = await aCompany('Shared');
    const ours = await preparedSupplier(server, buyer, supplier.email, 'Shared, to the buyer');
    const theirs = await preparedSupplier(server, otherBuyer, supplier.email, 'Shared, to the other');
    const own = await requested(server, buyer, ours.placeholder);
    const other = await requested(server, otherBuyer, theirs.placeholder);
    await accept(server, supplier, ours.invitationId);
    expect(await linesOf(server, own)).toEqual(['Shared REQUESTED, Shared']);
    expect(await linesOf(server, other)).toEqual(['Shared, to the other REQUESTED, Shared, to the other']);
    expect((await exchangeSeenBy(server, supplier)).requests).toEqual([own.requestReference]);
  });

  it('moves nothing where the inviter is the supplier', async () => {
    const customer = await aCompany('Customer');
    const before = await talliesOf(server, buyer.organisationId);
    await accept(server, customer, await invited(server, buyer, { email: customer.email, relation: 'CUSTOMER' }));
    expect(await talliesOf(server, buyer.organisationId)).toEqual(before);
  });

  it('moves nothing to somebody who waits', async () => {
    const stranger = await aCompany('Stranger');
    const { invitationId, link } = await invitedByLink(server, buyer, { email: 'meant@waits.example' });
    const line = await requested(server, buyer, (await sentOne(server, buyer, invitationId)).partnerId);
    await waitingClaim(server, stranger, invitationId, link);
    expect(await linesOf(server, line)).toEqual(['meant@waits.example REQUESTED, meant@waits.example']);
    expect(await exchangeSeenBy(server, stranger)).toEqual({ lines: [], requests: [], events: [] });
  });
});

it('sending at the moment of the claim leaves nothing with the placeholder', async () => {
  const supplier = await aCompany('Sent to');
  const { invitationId, placeholder } = await preparedSupplier(server, buyer, supplier.email, 'Left behind');
  const product = await createProduct(server, buyer.token, { supplierId: placeholder });
  const [sent, accepted] = await Promise.all([
    server.call('createEmissionRequest', {
      token: buyer.token,
      body: { supplierId: placeholder, productIds: [product.id] },
    }),
    accept(server, supplier, invitationId),
  ]);
  expect(accepted.status).toBe(200);
  expect([201, 404]).toContain(sent.status);
  expect(await linesOf(server, product)).toEqual([
    sent.status === 201 ? 'Sent to REQUESTED, Sent to' : 'Sent to NOT_STARTED',
  ]);
});

describe('two lines for one product', () => {
  it('the older one stays, the other one is canceled and stays with the placeholder', async () => {
    const { supplier, placeholder, confirm } = await connectedTwice('Older');
    const product = await requested(server, buyer, supplier.organisationId);
    const second = await request(server, buyer, placeholder, [product]);
    expect((await confirm()).status).toBe(200);
    expect(await linesOf(server, product)).toEqual([
      'Older REQUESTED, Older',
      'Placeholder of Older CANCELED, Placeholder of Older',
    ]);
    expect(await exchangeSeenBy(server, supplier)).toEqual({
      lines: [product.lineId],
      requests: [product.requestReference],
      events: ['SENT'],
    });
    const { body } = await server.call('getRequestedProduct', {
      token: buyer.token,
      params: { requestReference: second, productId: product.id },
    });
    expect(body).toMatchObject({ productRequestStatus: 'CANCELED', featureFlags: { resend: 'DISABLED' } });
    expect((body.timeline as { event: string; side: string | null }[]).map(({ event, side }) => [event, side])).toEqual(
      [
        ['CREATED', 'CUSTOMER'],
        ['SENT', 'CUSTOMER'],
        ['CANCELED', null],
      ],
    );
  });

  it('the older one stays, and comes over where it was prepared for the placeholder', async () => {
    const { supplier, placeholder, confirm } = await connectedTwice('Younger');
    const product = await requested(server, buyer, placeholder);
    const second = await request(server, buyer, supplier.organisationId, [product]);
    expect((await confirm()).status).toBe(200);
    expect(await linesOf(server, product)).toEqual([
      'Younger REQUESTED, Younger',
      'Placeholder of Younger CANCELED, Placeholder of Younger',
    ]);
    const { lines, requests } = await exchangeSeenBy(server, supplier);
    expect([lines, requests]).toEqual([[product.lineId], [product.requestReference]]);
    expect(requests).not.toContain(second);
    expect(await talliesOf(server, supplier.organisationId)).toEqual([
      'SUPPLIER Buyer REQUESTED 1',
      'SUPPLIER all REQUESTED 1',
    ]);
  });

  it('the one with submissions stays, although it is the younger one', async () => {
    const { supplier, placeholder, confirm } = await connectedTwice('Submitter');
    const product = await requested(server, buyer, placeholder);
    const others = await createProduct(server, buyer.token);
    await request(server, buyer, supplier.organisationId, [product, others]);
    await actsAsSupplier(server, supplier, await lineBetween(server, product, supplier), 'SUBMITTED');
    expect((await confirm()).status).toBe(200);
    expect(await linesOf(server, product)).toEqual([
      'Placeholder of Submitter CANCELED, Placeholder of Submitter',
      'Submitter PENDING_REVIEW, Submitter',
    ]);
    expect(await linesOf(server, others)).toEqual(['Submitter REQUESTED, Submitter']);
  });

  it('one that was never sent gives way to one that was, and goes where it holds nothing', async () => {
    const { supplier, placeholder, confirm } = await connectedTwice('Sender');
    const empty = await createProduct(server, buyer.token, { supplierId: placeholder });
    const bought = await createProduct(server, buyer.token, { supplierId: placeholder, yearlyQuantity: 40 });
    await request(server, buyer, supplier.organisationId, [empty, bought]);
    expect((await confirm()).status).toBe(200);
    expect(await linesOf(server, empty)).toEqual(['Sender REQUESTED, Sender']);
    expect(await linesOf(server, bought)).toEqual(['Placeholder of Sender NOT_STARTED', 'Sender REQUESTED, Sender']);
  });

  it('both with submissions: the customer decides first, and nothing is changed', async () => {
    const { supplier, placeholder, confirm } = await connectedTwice('Torn');
    const product = await requested(server, buyer, placeholder);
    await request(server, buyer, supplier.organisationId, [product]);
    await server.database.asOwner((tx) =>
      sql`update product_line set submission_version = 1 where product_id = ${product.id}`.execute(tx),
    );
    const before = [await everything(server), await linesOf(server, product), await historyOf(server, product.lineId)];
    expectProblem(await confirm(), 'AMBIGUOUS_REQUEST');
    expect([await everything(server), await linesOf(server, product), await historyOf(server, product.lineId)]).toEqual(
      before,
    );
    await server.database.asOwner((tx) =>
      sql`update product_line set submission_version = 0 where id = ${product.lineId}`.execute(tx),
    );
    expect((await confirm()).status).toBe(200);
  });

  it('claiming two placeholders of one product at once leaves one line', async () => {
    const supplier = await aCompany('Racer');
    const colleague = supplier.email.replace('boss@', 'colleague@');
    const first = await preparedSupplier(server, buyer, supplier.email, 'Racer one');
    const second = await invitedByLink(server, buyer, { email: colleague, organisationName: 'Racer two' });
    const product = await requested(server, buyer, first.placeholder);
    await request(server, buyer, (await sentOne(server, buyer, second.invitationId)).partnerId, [product]);
    const answers = await Promise.all([
      accept(server, supplier, first.invitationId),
      accept(server, supplier, second.invitationId, second.link),
    ]);
    expect(answers.map(({ body }) => body.claimState)).toEqual(['ENABLED', 'ENABLED']);
    expect((await linesOf(server, product)).map((line) => line.replace(/^Racer (one|two)/, 'Placeholder'))).toEqual([
      'Racer REQUESTED, Racer',
      expect.stringMatching(/^Placeholder CANCELED/),
    ]);
    expect(await talliesOf(server, supplier.organisationId)).toEqual([
      'SUPPLIER Buyer REQUESTED 1',
      'SUPPLIER all REQUESTED 1',
    ]);
  });
});
