import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Answering, type Asked, answeringOfFile, askFor, asOwner, readAnswer } from '../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../testing/answers.ts';
import { createKey } from '../../testing/api-keys.ts';
import { done } from '../../testing/api-test.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { expectExactTallies } from '../../testing/exact-tallies.ts';
import { createProduct, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { registerCompany } from '../../testing/joining.ts';
import { addDocument, pdf, storageKeyOf, waitingDiscards } from '../../testing/library.ts';
import { organisationIdOf } from '../../testing/members.ts';
import { createConnection, withPartners } from '../../testing/network.ts';
import { createSoldProduct } from '../../testing/sold-products.ts';
import { deletingAs } from './testing/deleting.ts';

const all = await answeringOfFile({
  ...withPartners,
  INSTALLATION_ADMINS: 'mara@other-buyer.example',
});
const { server, buyer, mill, quarry, otherBuyer: admin } = all;
const buyerId = await organisationIdOf(server, 'Buyer');
const { suspend, resume, ask, withdraw, listed, log, lapse, cleanUp } = deletingAs(server, admin);

const organisationLeft = async (id: string) =>
  (await asOwner(server, sql`select from organisation where id = ${id}`)).length === 1;

async function deleteNow(id: string): Promise<void> {
  await done(suspend(id));
  await done(ask(id));
  await lapse(id);
  await cleanUp();
}

const answered = async ({ params }: Asked, token: string, document?: { id: string; name: string }) =>
  done(
    submitAnswer(server, token, params.requestReference, params.productId, {
      data: completeAnswer(document ? { dataSources: { primaryDataShareType: 'PRIMARY', documents: [document] } } : {}),
    }),
  );

const accept = ({ params }: Asked) => server.call('acceptEmissionData', { token: buyer, params, body: { version: 1 } });

const ofQuarry = { ...all, mill: quarry } as Answering;

afterEach(() => expectExactTallies(server));

describe('the deletion of an organisation', () => {
  it('of a supplier leaves its customers what they were sent, and tells them', async () => {
    const report = await addDocument(server, mill.token, pdf('sent'), 'sent.pdf');
    const secret = await addDocument(server, mill.token, pdf('never sent'), 'never-sent.pdf');
    const secretKey = await storageKeyOf(server, secret.id);
    const accepted = await askFor(all, {}, { name: 'Kettle' });
    await answered(accepted, mill.token, { id: report.id, name: 'sent.pdf' });
    expect((await accept(accepted)).status).toBe(200);
    const pending = await askFor(all);
    await answered(pending, mill.token);
    const open = await askFor(all);
    await done(saveDraft(server, mill.token, open.params.requestReference, open.params.productId));
    const prepared = await createProduct(server, buyer, { supplierId: mill.id, supplierNumber: '7' });
    await createSoldProduct(server, mill.token, { name: 'Sold in secret' });
    await createKey(server, mill.token, ['READ']);
    await createConnection(server, mill.token);
    await invitedSupplier(server, mill.token, 'friend@elsewhere.example');
    await deliverMails(server);

    await deleteNow(mill.id);

    expect((await listed()).data.map(({ id }) => id)).not.toContain(mill.id);
    for (const call of [suspend, resume, ask, withdraw]) expectProblem(await call(mill.id), 'NOT_FOUND');
    expectProblem(await server.call('getOrganisation', { token: mill.token }), 'UNAUTHENTICATED');
    expectProblem(
      await server.call('loginUser', { body: { email: 'mara@mill.example', password: 'Herbst-2026-neu' } }),
      'INVALID_CREDENTIALS',
    );

    const product = (id: string) => server.call('getProduct', { token: buyer, params: { productId: id } });
    expect((await product(accepted.id)).body.lines).toMatchObject([
      { supplier: { id: mill.id, name: 'Mill' }, productRequestStatus: 'COMPLETED' },
    ]);
    expect((await product(open.id)).body.lines).toMatchObject([{ productRequestStatus: 'DECLINED' }]);
    expect((await product(prepared.id)).body.lines).toMatchObject([
      { supplier: null, supplierNumber: null, productRequestStatus: 'NOT_STARTED' },
    ]);
    expect((await accept(pending)).status).toBe(200);
    const review = await server.call('getEmissionDetails', { token: buyer, params: accepted.params });
    expect(JSON.stringify(review.body)).toMatch(/"submittedBy":"Former user [0-9A-F]{6}"/);
    const document = await server.call('downloadSubmittedDocument', {
      token: buyer,
      params: { ...accepted.params, attachmentId: report.id },
    });
    expect(document.status).toBe(200);
    expect([...(await waitingDiscards(server)).keys()]).toContain(secretKey);
    const suppliers = await server.call('listSuppliers', { token: buyer, query: { limit: '50' } });
    expect(JSON.stringify(suppliers.body)).not.toContain(mill.id);
    const activity = await server.call('listActivities', {
      token: buyer,
      query: { limit: '50' },
    });
    expect(activity.body.data).toContainEqual(
      expect.objectContaining({ event: 'SUPPLIER_REMOVED', actor: null, details: { organisation: 'Mill' } }),
    );
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['mara@buyer.example']);
    expect(mails[0]?.text).toContain('Mill');
    expect(await log(1)).toEqual([['ORGANISATION_DELETED', 'Mill', null]]);

    expect(await tablesNaming(server, 'mill.example', 'never-sent', 'Sold in secret', 'friend@')).toEqual([]);
    // The records of its customers: the request, its history and answer, and who was invited once.
    expect(await tablesNaming(server, mill.id)).toEqual([
      'actor',
      'document',
      'emission_request',
      'installation_event',
      'invitation',
      'invitation_claim',
      'line_history',
      'line_notice',
      'notice_collection',
      'notification',
      'organisation',
      'organisation_suspension',
      'product_line',
      'storage_use',
      'submission',
      'submission_document',
    ]);
    const again = await registeredSupplier(server, buyer, 'mara@mill.example', 'Mill');
    expect(again.id).not.toBe(mill.id);
  });

  it('of a customer cancels what is open, leaves suppliers their records, and takes along what nobody has any more', async () => {
    const accepted = await askFor(ofQuarry, { comment: 'Please' }, { name: 'Pan', yearlyQuantity: 12 });
    await answered(accepted, quarry.token);
    expect((await accept(accepted)).status).toBe(200);
    const open = await askFor(ofQuarry);
    await asOwner(server, sql`update product set description = 'A secret recipe' where id = ${accepted.id}`);
    await createProduct(server, buyer, { name: 'A secret plan' });
    const stranger = await invitedSupplier(server, buyer, 'stranger@nowhere.example');
    const { body } = await server.call('createEmissionRequest', {
      token: buyer,
      body: { supplierId: stranger, productIds: [(await createProduct(server, buyer)).id] },
    });
    expect(body.requestReference).toBeDefined();
    await deliverMails(server);
    expect(await organisationLeft(mill.id)).toBe(true);

    await deleteNow(buyerId);

    const seen = async (asked: typeof open) => readAnswer(server, quarry.token, asked);
    expect((await seen(open)).requestData).toMatchObject({ customer: { name: 'Buyer' } });
    expect(await statusOf(open.lineId)).toBe('CANCELED');
    expect(await statusOf(accepted.lineId)).toBe('COMPLETED');
    expect((await seen(accepted)).requestData).toMatchObject({ requestedBy: expect.stringMatching(/^Former user/) });
    const mails = await deliverMails(server);
    expect(mails.map(({ to }) => to)).toEqual(['mara@quarry.example']);
    const customers = await server.call('listCustomers', { token: quarry.token });
    expect(customers.body.data).toEqual([]);
    // What the two deleted organisations had in common is gone, and with it the first one.
    expect(await organisationLeft(mill.id)).toBe(false);
    expect(await organisationLeft(stranger)).toBe(false);
    expect(await organisationLeft(buyerId)).toBe(true);
    expect(await tablesNaming(server, '@buyer.example', 'A secret', 'nowhere.example')).toEqual([]);
  });

  it('leaves nothing of one that had no partner, and lets the person begin anew', async () => {
    const { token } = await registerCompany(server, 'mara@alone.example', 'Alone');
    const alone = await organisationIdOf(server, 'Alone');
    await createProduct(server, token);
    await deleteNow(alone);
    expect(await organisationLeft(alone)).toBe(false);
    expect(await tablesNaming(server, alone, 'alone.example')).toEqual(['installation_event']);
    await registerCompany(server, 'mara@alone.example', 'Alone');
  });

  it('is settled against a resumption at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const name = `Racing ${round}`;
      const { token } = await registerCompany(server, `mara@racing-${round}.example`, name);
      const id = await organisationIdOf(server, name);
      await done(suspend(id));
      await done(ask(id));
      await lapse(id);
      const [resumed] = await Promise.all([resume(id), cleanUp()]);
      const { status } = await server.call('getOrganisation', { token });
      expect([
        [204, 200],
        [404, 401],
      ]).toContainEqual([resumed.status, status]);
      expect(await organisationLeft(id)).toBe(resumed.status === 204);
    }
  });
});

const statusOf = async (lineId: string) =>
  (await asOwner(server, sql<{ status: string }>`select status from product_line where id = ${lineId}`))[0]?.status;

/** Tables in which a row says one of these words, but for tallies, which are numbers. */
async function tablesNaming({ database }: Answering['server'], ...words: string[]): Promise<string[]> {
  const tables = await database.asOwner((tx) =>
    sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and relname not like '%\\_tally' order by 1`.execute(tx),
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await database.asOwner((tx) =>
      sql`select from ${sql.table(name)} t where exists (select from unnest(${words}::text[]) w where strpos(t::text, w) > 0) limit 1`.execute(
        tx,
      ),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
