import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { expectExactTallies } from '../../testing/exact-tallies.ts';
import { answerLine, createProduct, invitedSupplier, registeredSupplier } from '../../testing/exchange.ts';
import { inviteCompany } from '../../testing/joining.ts';

const server = await serverOfFile();
const admin = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
const editor = (await server.signIn('jonas.weber@nordic-kitchen.example')).access_token;
const stranger = (await server.signIn('camille.laurent@maison-verdier.example')).access_token;
afterAll(() => expectExactTallies(server));

const remove = (ids: unknown, token: string | null = admin) =>
  server.call('removeSuppliers', { body: ids, ...(token ? { token } : {}) });
const send = (supplierId: string, productId: string) =>
  server.call('createEmissionRequest', { token: admin, body: { supplierId, productIds: [productId] } });
const linesOf = async (productId: string) => {
  const { body } = await server.call('getProduct', { token: admin, params: { productId } });
  return body.lines as { lineId: string; supplier: { id: string } | null; supplierNumber: string | null }[];
};

async function connected(supplierId: string): Promise<boolean> {
  const { rows } = await server.database.asOwner((tx) =>
    sql`select from connection where supplier_organisation_id = ${supplierId}`.execute(tx),
  );
  return rows.length > 0;
}

describe('removing suppliers', () => {
  test('ends the connection, withdraws the invitation, and frees what was only prepared', async () => {
    const link = await inviteCompany(server, admin, 'first@lids.example');
    const supplierId = await invitedSupplier(server, admin, 'first@lids.example');
    const product = await createProduct(server, admin, { supplierId, supplierNumber: '12', yearlyQuantity: 3 });
    expect(await remove([supplierId])).toMatchObject({ status: 204 });
    expect(await connected(supplierId)).toBe(false);
    expect(await linesOf(product.id)).toMatchObject([{ supplier: null, supplierNumber: null, yearlyQuantity: 3 }]);
    const preview = await server.call('getInvitation', { params: { token: link } });
    expect(preview.status).not.toBe(200);
    const { body } = await server.call('listSentInvitations', { token: admin, query: { limit: '50' } });
    expect(JSON.stringify(body)).not.toContain('first@lids.example');
    const { rows } = await server.database.asOwner((tx) =>
      sql`select details from activity where event = 'SUPPLIER_REMOVED'`.execute(tx),
    );
    expect(rows).toEqual([{ details: { organisation: 'first@lids.example' } }]);
    expect((await remove([supplierId])).status).toBe(404);
  });

  test('leaves one line without a supplier to a product that had several prepared', async () => {
    const [one, other] = [
      await invitedSupplier(server, admin, 'one@jars.example'),
      await invitedSupplier(server, admin, 'other@jars.example'),
    ];
    const product = await createProduct(server, admin, { supplierId: one });
    await server.database.asOwner((tx) =>
      sql`insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference)
          select customer_organisation_id, product_id, ${other}::uuid, product_name, internal_reference
            from product_line where id = ${product.lineId}`.execute(tx),
    );
    expect((await remove([one, other])).status).toBe(204);
    expect(await linesOf(product.id)).toMatchObject([{ lineId: product.lineId, supplier: null }]);
  });

  test('keeps whoever has open requests, and then all of them', async () => {
    const [busy, idle] = [
      await invitedSupplier(server, admin, 'busy@trays.example'),
      await invitedSupplier(server, admin, 'idle@trays.example'),
    ];
    const products = [await createProduct(server, admin), await createProduct(server, admin)];
    for (const { id } of products) await send(busy, id);
    expect(await remove([idle, busy])).toMatchObject({
      status: 409,
      body: { code: 'SUPPLIER_HAS_OPEN_REQUESTS', count: 2 },
    });
    expect([await connected(idle), await connected(busy)]).toEqual([true, true]);
  });

  test('leaves data in force with the customer', async () => {
    const supplier = await registeredSupplier(server, admin, 'eva@glass.example', 'Glass Works');
    const [completed, declined] = [await createProduct(server, admin), await createProduct(server, admin)];
    await send(supplier.id, completed.id);
    await send(supplier.id, declined.id);
    await answerLine(server, completed.lineId, { status: 'COMPLETED' });
    await answerLine(server, declined.lineId, { status: 'DECLINED' });
    expect((await remove([supplier.id])).status).toBe(204);
    expect(await linesOf(completed.id)).toMatchObject([
      { supplier: { id: supplier.id, name: 'Glass Works' }, productRequestStatus: 'COMPLETED' },
    ]);
    expect(await linesOf(declined.id)).toMatchObject([{ productRequestStatus: 'DECLINED' }]);
    const { body } = await server.call('listSentInvitations', { token: admin, query: { limit: '50' } });
    const invitation = (body.data as { email: string; canUndo: boolean }[]).find(
      ({ email }) => email === 'eva@glass.example',
    );
    expect(invitation).toMatchObject({ accessResponseStatus: 'ACCEPTED', canUndo: false });
    const again = await server.call('createInvitations', {
      token: admin,
      body: { invitations: [{ email: 'eva@glass.example', relation: 'SUPPLIER' }] },
    });
    expect(again.body.results).toMatchObject([{ outcome: 'INVITED' }]);
  });

  test('is settled between two, and against a request that is sent at the same moment', async () => {
    const twice = await invitedSupplier(server, admin, 'twice@oil.example');
    const both = await Promise.all([remove([twice]), remove([twice])]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    for (let round = 0; round < 6; round += 1) {
      const supplierId = await invitedSupplier(server, admin, `race-${round}@oil.example`);
      const { id } = await createProduct(server, admin, round % 2 === 0 ? { supplierId } : {});
      const [removed, sent] = await Promise.all([remove([supplierId]), send(supplierId, id)]);
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual([removed.status, sent.status]);
      expect(await connected(supplierId)).toBe(sent.status === 201);
    }
  });

  test('never leaves a product prepared for somebody who was removed meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const supplierId = await invitedSupplier(server, admin, `prepared-${round}@oil.example`);
      const [, created] = await Promise.all([
        remove([supplierId]),
        server.call('createProduct', {
          token: admin,
          body: { name: 'Oil', internalReference: `OIL-${round}`, supplierId },
        }),
      ]);
      if (created.status === 201) {
        expect(await linesOf(String(created.body.id))).toMatchObject([{ supplier: null }]);
      } else {
        expect(created.status).toBe(404);
      }
    }
  });

  test('is for ADMINs, and their own suppliers', async () => {
    const supplierId = await invitedSupplier(server, admin, 'own@film.example');
    expect(await remove([supplierId], editor)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const others = await remove([supplierId], stranger);
    expect(others).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await remove([randomUUID()], stranger)).body).toEqual({ ...others.body, instance: expect.any(String) });
    expect((await remove([supplierId], null)).status).toBe(401);
    expect((await remove([])).body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ code: 'TOO_SHORT' }] });
    expect((await remove(['x'])).status).toBe(400);
    expect((await remove([supplierId, randomUUID()])).status).toBe(404);
    expect(await connected(supplierId)).toBe(true);
  });
});
