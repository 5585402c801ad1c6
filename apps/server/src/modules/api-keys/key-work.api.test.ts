import type { ApiKeyScope } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, askFor, asOwner, readAnswer } from '../../testing/answering.ts';
import { saveDraft, submitAnswer } from '../../testing/answers.ts';
import { createKey } from '../../testing/api-keys.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { createProduct, registeredSupplier } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';
import { addDocument } from '../../testing/library.ts';
import { sendsFile } from '../../testing/send-file.ts';

const all = await answeringOfFile();

const keyOf = async (admin: string, scopes: readonly ApiKeyScope[], name = 'Purchasing system') =>
  (await createKey(all.server, admin, scopes, { name })).secret;
const importProducts = sendsFile('importProducts');
const header = 'Product name,Product reference number,Product description,Supplier e-mail,Supplier name';

describe('a key for products', () => {
  it('creates one, under its own name and once for an Idempotency-Key', async () => {
    const key = await keyOf(all.buyer, ['READ', 'PRODUCTS']);
    const request = {
      token: key,
      body: { name: 'Hinge', internalReference: 'H-1' },
      headers: { 'idempotency-key': 'hinge' },
    };
    const [first, second] = [
      await all.server.call('createProduct', request),
      await all.server.call('createProduct', request),
    ];
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
    expect(second.body).toEqual(first.body);
    const listed = await all.server.call('listPurchasedProducts', { token: key, query: { textSearch: 'H-1' } });
    expect(listed.body.data).toMatchObject([{ internalReference: 'H-1' }]);
    const logged = await asOwner(
      all.server,
      sql`select event, a.name from activity t join actor a on a.id = t.actor_id where t.event = 'PRODUCTS_CREATED'`,
    );
    expect(logged).toEqual([{ event: 'PRODUCTS_CREATED', name: 'Purchasing system' }]);
  });

  it('imports a file, which invites nobody unless the key may', async () => {
    const text = `${header}\nScrew,S-1,,sales@screws.example,Screws\n`;
    const products = await keyOf(all.buyer, ['PRODUCTS']);
    const refused = await importProducts(all.server, products, text);
    expectProblem(refused, 'FORBIDDEN');
    expect(await asOwner(all.server, sql`select from product where internal_reference = 'S-1'`)).toEqual([]);
    expect((await importProducts(all.server, products, `${header}\nBolt,B-1,,,\n`)).body).toMatchObject({ created: 1 });
    const partners = await keyOf(all.buyer, ['PRODUCTS', 'PARTNERS']);
    const taken = await importProducts(all.server, partners, text, {}, { 'idempotency-key': 'screws' });
    expect(taken.body).toMatchObject({ created: 1, suppliersInvited: 1 });
    const [mail] = (await deliverMails(all.server)).filter(({ to }) => to === 'sales@screws.example');
    expect(mail?.text).toContain('Purchasing system of Buyer asks your company');
  });

  it('sends a document, and downloads what is purchased', async () => {
    const key = await keyOf(all.buyer, ['PRODUCTS']);
    expect(await addDocument(all.server, key)).toMatchObject({ name: 'Report.pdf' });
    const file = await all.server.call('downloadPurchased', { token: key });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    expect(file.body.text).toContain('Product');
  });

  it('does not cancel a request by deleting its product', async () => {
    const { id, lineId } = await askFor(all);
    const remove = (token: string) =>
      all.server.call('deleteProducts', { token, body: { productIds: [id], cancelOnly: true } });
    const status = async () =>
      (await asOwner(all.server, sql<{ status: string }>`select status from product_line where id = ${lineId}`))[0]
        ?.status;
    expectProblem(await remove(await keyOf(all.buyer, ['PRODUCTS'])), 'FORBIDDEN');
    expect(await status()).toBe('REQUESTED');
    const { status: code } = await remove(await keyOf(all.buyer, ['PRODUCTS', 'REQUESTS']));
    expect(code).toBeLessThan(300);
    expect(await status()).toBe('CANCELED');
  });
});

describe('a key on each side', () => {
  it('asks, answers and accepts, and whoever is told is a person', async () => {
    const { server, buyer, mill } = all;
    const [asks, answers] = [
      await keyOf(buyer, ['REQUESTS']),
      await keyOf(mill.token, ['READ', 'ANSWERS'], 'Mill data'),
    ];
    const { id } = await createProduct(server, buyer);
    const sent = await server.call('createEmissionRequest', {
      token: asks,
      body: { supplierId: mill.id, productIds: [id], comment: 'Please' },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const reference = String(sent.body.requestReference);
    const params = { requestReference: reference, productId: id };
    const asked = (await deliverMails(server)).filter(({ to }) => to === 'mara@mill.example');
    expect(asked.map(({ text }) => text).join()).toContain('Purchasing system');

    const [line] = await asOwner(server, sql<{ id: string }>`select id from product_line where product_id = ${id}`);
    const received = { id, lineId: line?.id ?? '', reference, params };
    const opened = await readAnswer(server, answers, received);
    expect(opened.lock).toBeNull();
    expect(await asOwner(server, sql`select from line_visit where line_id = ${line?.id}`)).toEqual([]);
    expect((await server.call('lockEmissionData', { token: answers, params })).body.lock).toMatchObject({
      holderName: 'Mill data',
      own: true,
    });
    expect((await saveDraft(server, answers, reference, id)).status).toBe(200);
    const submitted = await submitAnswer(server, answers, reference, id);
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);
    const toReview = await deliverMails(server);
    expect(toReview.map(({ to }) => to)).toContain('mara@buyer.example');

    const accepted = await server.call('acceptEmissionData', { token: asks, params, body: { version: 1 } });
    expect([accepted.status, accepted.body.productRequestStatus]).toEqual([200, 'COMPLETED']);
    expect((await deliverMails(server)).map(({ to }) => to)).toContain('mara@mill.example');
    const { timeline } = await readAnswer(server, answers, received);
    expect(timeline.map(({ event, actorName }) => `${event} ${actorName}`)).toEqual(
      expect.arrayContaining(['SENT Purchasing system', 'SUBMITTED Mill data', 'ACCEPTED Purchasing system']),
    );
    const file = await server.call('downloadReceived', { token: answers });
    expect([file.status, file.body.text]).toEqual([200, expect.stringContaining(reference)]);
  });

  it('sees nothing of another organisation', async () => {
    const asked = await askFor(all);
    const other = await keyOf(all.quarry.token, ['READ', 'ANSWERS', 'PRODUCTS']);
    const { params } = asked;
    expectProblem(await all.server.call('getEmissionAnswer', { token: other, params }), 'NOT_FOUND');
    expectProblem(await submitAnswer(all.server, other, asked.reference, asked.id), 'NOT_FOUND');
    expectProblem(await all.server.call('getProduct', { token: other, params: { productId: asked.id } }), 'NOT_FOUND');
    expect((await all.server.call('listReceivedProductRequests', { token: other })).body.data).toEqual([]);
  });
});

describe('a key for partners', () => {
  it('invites in the language of whoever created it, and sends it again', async () => {
    const { server } = all;
    await asOwner(server, sql`update organisation_user set language = 'de' where email = 'mara@other-buyer.example'`);
    const key = await keyOf(all.otherBuyer, ['PARTNERS', 'READ'], 'ERP');
    const { status, body } = await server.call('createInvitations', {
      token: key,
      body: { invitations: [{ email: 'anna@glas.example', relation: 'CUSTOMER' }] },
    });
    expect(status).toBe(200);
    const [mail] = (await deliverMails(server)).filter(({ to }) => to === 'anna@glas.example');
    expect(mail?.text).toContain('ERP');
    expect(mail?.subject).toContain('bietet');
    const [{ invitationId } = { invitationId: '' }] = body.results as { invitationId: string }[];
    const again = { token: key, body: { invitationIds: [invitationId] } };
    expect((await server.call('sendInvitationsAgain', again)).status).toBe(204);

    const token = /register\?token=([\w-]{43})/.exec((await deliverMails(server)).at(-1)?.text ?? '')?.[1];
    const company = await registerCompany(server, 'anna@glas.example', 'Glas', token);
    const suppliers = await server.call('listSuppliers', { token: company.token });
    expect(suppliers.body.data).toMatchObject([{ name: 'Other buyer' }]);
    const sentList = await server.call('listSentInvitations', { token: key });
    expect(sentList.body.data).toMatchObject([{ invitedBy: 'ERP', accessResponseStatus: 'ACCEPTED' }]);
  });

  it('accepts no invitation, which is a matter of people, but declines one', async () => {
    const supplier = await registeredSupplier(all.server, all.buyer, 'mara@paper.example', 'Paper');
    const { body } = await all.server.call('createInvitations', {
      token: all.otherBuyer,
      body: { invitations: [{ email: 'mara@paper.example', relation: 'SUPPLIER' }] },
    });
    const [{ invitationId } = { invitationId: '' }] = body.results as { invitationId: string }[];
    const request = { token: await keyOf(supplier.token, ['PARTNERS']), params: { invitationId } };
    expectProblem(await all.server.call('acceptInvitation', request), 'FORBIDDEN');
    expect((await all.server.call('declineInvitation', request)).body).toMatchObject({
      accessResponseStatus: 'DECLINED',
    });
  });
});
