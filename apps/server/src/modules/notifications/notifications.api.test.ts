import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { adminOf, askLines, notice, setLines } from '../../mail/testing/asked-lines.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { signedInColleague } from '../../testing/colleague.ts';
import { defaultRetention } from '../../testing/default-retention.ts';
import { createProduct, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { tokenOf } from '../../testing/members.ts';

let nordic: string;
let supplier: { id: string; token: string };

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
beforeAll(async () => {
  nordic = String((await server.call('getOrganisation', { token: lena })).body.id);
  supplier = await registeredSupplier(server, lena, 'contact@steel-works.example', 'Steel Works');
});

interface Shown {
  id: string;
  kind: string;
  side: string;
  lines: number;
  productName: string;
  read: boolean;
  [field: string]: unknown;
}

async function listed(token: string, query: Record<string, string> = {}) {
  const { status, body } = await server.call('listNotifications', { token, query });
  expect(status).toBe(200);
  return { data: body.data as Shown[], metadata: body.metadata as { count: number; unread: number } };
}

const markRead = (token: string, body: unknown) => server.call('readNotifications', { token, body });

describe('what happened', () => {
  it('is one notification for all products of a request, as the supplier knows them', async () => {
    const products = [await createProduct(server, lena, { name: 'Pan' }), await createProduct(server, lena)];
    const { status } = await server.call('createEmissionRequest', {
      token: lena,
      body: { supplierId: supplier.id, productIds: products.map(({ id }) => id), comment: 'Until May, please.' },
    });
    expect(status).toBe(201);
    const { data, metadata } = await listed(supplier.token);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      side: 'SUPPLIER',
      kind: 'REQUESTED',
      partnerName: 'Nordic Kitchen',
      actorName: 'Lena Brandt',
      lines: 2,
      requestReference: expect.stringMatching(/^REQ-/),
      read: false,
    });
    expect(products.map(({ id }) => id)).toContain(data[0]?.productId);
    expect(metadata).toEqual({ count: 1, unread: 1 });
    expect((await listed(lena)).data).toEqual([]);
  });

  it.each(['SUBMITTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const)(
    'is told of %s to the other side',
    async (kind) => {
      const asked = await askLines(server, { customerId: nordic, supplierId: supplier.id, names: [`Told ${kind}`] });
      const toCustomer = kind === 'SUBMITTED';
      const [senderId, recipientId] = toCustomer ? [supplier.id, nordic] : [nordic, supplier.id];
      await notice(server, asked, {
        kind,
        senderId,
        recipientId,
        actorId: await adminOf(server, senderId),
        comment: 'As discussed',
      });
      const { data } = await listed(toCustomer ? lena : supplier.token);
      expect(data[0]).toMatchObject({
        kind,
        side: toCustomer ? 'CUSTOMER' : 'SUPPLIER',
        lines: 1,
        productName: `Told ${kind}`,
        productId: asked.productIds[0],
        requestReference: asked.reference,
        comment: 'As discussed',
        partnerName: toCustomer ? 'Steel Works' : 'Nordic Kitchen',
      });
      expect((await listed(toCustomer ? supplier.token : lena)).data[0]?.productName).not.toBe(`Told ${kind}`);
    },
  );

  it('comes the newest first, a page at a time', async () => {
    const all = (await listed(supplier.token)).data.map(({ id }) => Number(id));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    const first = await listed(supplier.token, { limit: '2' });
    const second = await listed(supplier.token, { limit: '2', pageNumber: '1' });
    expect([...first.data, ...second.data].map(({ id }) => Number(id))).toEqual(all.slice(0, 4));
    expect(first.metadata.count).toBe(all.length);
    expectProblem(
      await server.call('listNotifications', { token: lena, query: { pageNumber: '10000', limit: '2' } }),
      'PAGE_TOO_DEEP',
    );
    expectProblem(await server.call('listNotifications', { token: lena, query: { limit: 'x' } }), 'VALIDATION_FAILED');
    expectProblem(await server.call('listNotifications'), 'UNAUTHENTICATED');
  });

  it('is told to nobody who has not registered, and not twice when they do', async () => {
    const placeholder = await invitedSupplier(server, lena, 'nobody@not-yet.example');
    const asked = await askLines(server, { customerId: nordic, supplierId: placeholder, names: ['Not yet'] });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: placeholder });
    const { rows } = await server.database.asOwner((tx) =>
      sql`select from notification where organisation_id = ${placeholder}`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  it('goes with the line that goes to another supplier', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: supplier.id, names: ['Taken back'] });
    await notice(server, asked, { kind: 'REQUESTED', senderId: nordic, recipientId: supplier.id });
    await notice(server, asked, { kind: 'COMMENTED', senderId: supplier.id, recipientId: nordic, comment: 'Ours?' });
    const told = async (token: string) =>
      (await listed(token)).data.filter(({ productName }) => productName === 'Taken back').length;
    expect([await told(supplier.token), await told(lena)]).toEqual([1, 1]);
    const other = await invitedSupplier(server, lena, 'rightful@owner.example');
    await setLines(server, asked.lineIds, `supplier_organisation_id = '${other}'`);
    expect([await told(supplier.token), await told(lena)]).toEqual([0, 0]);
  });

  it('is forgotten after 180 days', async () => {
    const [newest] = (await listed(supplier.token)).data;
    await server.database.asOwner((tx) =>
      sql`update notification set created_at = now() - interval '181 days' where id = ${newest?.id}::bigint`.execute(
        tx,
      ),
    );
    const before = (await listed(supplier.token)).metadata.count;
    await cleanUp(server.database, defaultRetention);
    expect((await listed(supplier.token)).metadata.count).toBe(before - 1);
  });
});

describe('reading', () => {
  async function told(count: number): Promise<Shown[]> {
    for (let index = 0; index < count; index += 1) {
      const asked = await askLines(server, { customerId: nordic, supplierId: supplier.id, names: [`Read ${index}`] });
      await notice(server, asked, { kind: 'REMINDED', senderId: nordic, recipientId: supplier.id });
    }
    return (await listed(supplier.token)).data.slice(0, count);
  }

  it('some leaves the others, everything up to one leaves what came since', async () => {
    const [third, second, first] = await told(3);
    const { unread } = (await listed(supplier.token)).metadata;
    const some = await markRead(supplier.token, { ids: [second?.id] });
    expect([some.status, some.body]).toEqual([200, { unread: unread - 1 }]);
    expect((await markRead(supplier.token, { ids: [second?.id] })).body).toEqual({ unread: unread - 1 });
    expect((await listed(supplier.token)).data.slice(0, 3).map(({ read }) => read)).toEqual([false, true, false]);

    expect((await markRead(supplier.token, { upTo: first?.id })).body).toEqual({ unread: 1 });
    const shown = (await listed(supplier.token)).data;
    expect(shown.map(({ read }) => read)).toEqual([false, ...shown.slice(1).map(() => true)]);
    // An older moment takes nothing back.
    expect((await markRead(supplier.token, { upTo: '1' })).body).toEqual({ unread: 1 });
    expect((await markRead(supplier.token, { upTo: third?.id })).body).toEqual({ unread: 0 });
  });

  it('ahead reads nothing that has not come', async () => {
    expect((await markRead(supplier.token, { upTo: '999999999999999999' })).body).toEqual({ unread: 0 });
    await told(1);
    expect((await listed(supplier.token)).metadata.unread).toBe(1);
  });

  it("is each person's own, and a new colleague has nothing to catch up on", async () => {
    await told(2);
    const colleague = await signedInColleague(server, supplier.id, 'new@steel-works.example');
    expect((await listed(colleague)).metadata.unread).toBe(0);
    const [newest] = await told(1);
    expect((await listed(colleague)).metadata.unread).toBe(1);
    expect((await markRead(colleague, { ids: [newest?.id] })).body).toEqual({ unread: 0 });
    expect((await listed(supplier.token)).data[0]?.read).toBe(false);
  });

  it("of another organisation's or one that never was changes nothing", async () => {
    const [newest] = await told(1);
    const { unread } = (await listed(lena)).metadata;
    for (const id of [newest?.id, '123456789012345678']) {
      const { status, body } = await markRead(lena, { ids: [id] });
      expect([status, body]).toEqual([200, { unread }]);
    }
    const { rows } = await server.database.asOwner((tx) =>
      sql`select from notification_read where notification_id = ${newest?.id}::bigint`.execute(tx),
    );
    expect(rows).toEqual([]);
    expect((await listed(supplier.token)).data[0]?.read).toBe(false);
  });

  it('is counted to a hundred', async () => {
    const asked = await askLines(server, { customerId: nordic, supplierId: supplier.id, names: ['Many'] });
    for (let index = 0; index < 105; index += 1) {
      await notice(server, asked, { kind: 'COMMENTED', senderId: nordic, recipientId: supplier.id, comment: 'And?' });
    }
    const { data, metadata } = await listed(supplier.token);
    expect(metadata.unread).toBe(100);
    expect((await markRead(supplier.token, { upTo: data[0]?.id })).body).toEqual({ unread: 0 });
  });

  it('at the same moment is done once', async () => {
    const [newest] = await told(1);
    const answers = await Promise.all(
      [{ ids: [newest?.id] }, { ids: [newest?.id] }, { upTo: newest?.id }, { upTo: newest?.id }].map((body) =>
        markRead(supplier.token, body),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await listed(supplier.token)).metadata.unread).toBe(0);
  });

  it('is refused where it makes no sense', async () => {
    const refused = await markRead(lena, { ids: ['x'] });
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(refused.body.errors).toMatchObject([{ path: '/body/ids/0' }]);
    expectProblem(await markRead(lena, { ids: [] }), 'VALIDATION_FAILED');
    expectProblem(await markRead(lena, { upTo: '-1' }), 'VALIDATION_FAILED');
    expectProblem(await server.call('readNotifications', { body: {} }), 'UNAUTHENTICATED');
  });
});
