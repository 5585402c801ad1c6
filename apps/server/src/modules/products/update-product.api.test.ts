import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { customerOfFile } from './testing/customer-with-suppliers.ts';

const { server, customer, stranger, foil, paper } = await customerOfFile();

const update = (productId: string, body: unknown, token?: string) =>
  server.call('updateProduct', { params: { productId }, body, ...(token ? { token } : {}) });

const send = (productId: string, supplierId: string) =>
  server.call('createEmissionRequest', { token: customer, body: { supplierId, productIds: [productId] } });

describe('changing a product', () => {
  test('changes what is given, everywhere it is shown', async () => {
    const { id, lineId } = await createProduct(server, customer, {
      internalReference: 'U-1',
      description: 'stays',
      massKg: 2,
      supplierNumber: '77',
      yearlyQuantity: 5,
    });
    const { status, body } = await update(
      id,
      {
        name: 'Tinplate lid',
        internalReference: 'U-1-NEW',
        massKg: null,
        version: 1,
        lines: [
          { lineId, supplierId: foil, supplierProductReference: 'F-9', yearlyQuantity: null, quantityYear: 2025 },
        ],
      },
      customer,
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: 'Tinplate lid',
        internalReference: 'U-1-NEW',
        description: 'stays',
        massKg: null,
        version: 2,
        lines: [
          {
            supplier: { id: foil },
            supplierProductReference: 'F-9',
            supplierNumber: '77',
            yearlyQuantity: null,
            quantityYear: 2025,
          },
        ],
      },
    });
    expect(String(body.updatedAt) > String(body.createdAt)).toBe(true);
    const { rows } = await server.database.asOwner((tx) =>
      sql`select product_name, internal_reference, search_text, updated_at > created_at as moved
            from product_line where id = ${lineId}`.execute(tx),
    );
    expect(rows).toEqual([
      {
        product_name: 'Tinplate lid',
        internal_reference: 'U-1-NEW',
        search_text: expect.stringContaining('tinplate lid u-1-new  f-9'),
        moved: true,
      },
    ]);
  });

  test('empties what the customer alone knows of a purchase', async () => {
    const { id, lineId } = await createProduct(server, customer, { internalReference: 'U-2', supplierNumber: '77' });
    const given = { name: 'Lid', internalReference: 'U-2', version: 1 };
    const { body } = await update(id, { ...given, lines: [{ lineId, supplierNumber: '' }] }, customer);
    expect(body.lines).toMatchObject([{ supplierNumber: null }]);
  });

  test('lets one of two win that read the same version', async () => {
    const { id } = await createProduct(server, customer, { internalReference: 'U-3' });
    const both = await Promise.all(
      ['One', 'Other'].map((name) => update(id, { name, internalReference: 'U-3', version: 1 }, customer)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
  });

  test('leaves a taken reference to whoever has it', async () => {
    const [one, other] = [
      await createProduct(server, customer, { internalReference: 'U-4' }),
      await createProduct(server, customer, { internalReference: 'U-5' }),
    ];
    const taken = await update(one.id, { name: 'Lid', internalReference: 'U-5', version: 1 }, customer);
    expect(taken).toMatchObject({ status: 409, body: { code: 'DUPLICATED_REFERENCE' } });
    const both = await Promise.all(
      [one, other].map(({ id }) => update(id, { name: 'Lid', internalReference: 'U-6', version: 1 }, customer)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keeps the supplier of a line that was sent, and takes the rest', async () => {
    const { id, lineId } = await createProduct(server, customer, { internalReference: 'U-7', supplierId: foil });
    await send(id, foil);
    const given = { name: 'Lid', internalReference: 'U-7', version: 1 };
    const refused = await update(id, { ...given, lines: [{ lineId, supplierId: paper }] }, customer);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', currentStatus: 'REQUESTED', productId: id },
    });
    const kept = await update(
      id,
      { ...given, name: 'Lid 82 mm', lines: [{ lineId, supplierId: foil, supplierNumber: '12' }] },
      customer,
    );
    expect(kept).toMatchObject({
      status: 200,
      body: { name: 'Lid 82 mm', lines: [{ supplier: { id: foil }, supplierNumber: '12' }] },
    });
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ sent_name: string }>`select sent_name from product_line where id = ${lineId}`.execute(tx),
    );
    expect(rows[0]?.sent_name).not.toBe('Lid 82 mm');
  });

  test('gives a supplier one line of a product', async () => {
    const { id, lineId } = await createProduct(server, customer, { internalReference: 'U-8', supplierId: foil });
    await send(id, foil);
    await send(id, paper);
    const { body } = await server.call('getProduct', { token: customer, params: { productId: id } });
    const lines = body.lines as { lineId: string }[];
    expect(lines.map((line) => line.lineId)).toContain(lineId);
    expect(lines).toHaveLength(2);
    const third = await createProduct(server, customer, { internalReference: 'U-9' });
    await send(third.id, foil);
    await server.database.asOwner((tx) =>
      sql`insert into product_line (customer_organisation_id, product_id, product_name, internal_reference)
          select customer_organisation_id, product_id, product_name, internal_reference from product_line
           where id = ${third.lineId}`.execute(tx),
    );
    const read = await server.call('getProduct', { token: customer, params: { productId: third.id } });
    const empty = (read.body.lines as { lineId: string; supplier: unknown }[]).find((line) => line.supplier === null);
    const twice = await update(
      third.id,
      { name: 'Lid', internalReference: 'U-9', version: 1, lines: [{ lineId: empty?.lineId, supplierId: foil }] },
      customer,
    );
    expect(twice).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/body/lines/0/supplierId', code: 'INVALID_VALUE' }] },
    });
  });

  test('does not take a supplier who is asked at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const internalReference = `U-RACE-${round}`;
      const { id, lineId } = await createProduct(server, customer, { internalReference, supplierId: foil });
      const given = { name: 'Lid', internalReference, version: 1, lines: [{ lineId, supplierId: paper }] };
      const [updated, sent] = await Promise.all([update(id, given, customer), send(id, paper)]);
      expect(sent.status).toBe(201);
      expect([200, 400]).toContain(updated.status);
      const { body } = await server.call('getProduct', { token: customer, params: { productId: id } });
      expect(body.lines).toHaveLength(updated.status === 200 ? 1 : 2);
    }
  });

  test('knows neither the lines of another product nor a supplier that is not connected', async () => {
    const one = await createProduct(server, customer, { internalReference: 'U-10' });
    const other = await createProduct(server, customer, { internalReference: 'U-11' });
    const given = { name: 'Lid', internalReference: 'U-10', version: 1 };
    for (const line of [
      { lineId: other.lineId },
      { lineId: one.lineId, supplierId: randomUUID() },
      { lineId: one.lineId, supplierId: await invitedSupplier(server, stranger, 'office@elses.example') },
    ]) {
      expect(await update(one.id, { ...given, lines: [line] }, customer)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  test('is for the own organisation, with a version', async () => {
    const { id } = await createProduct(server, customer, { internalReference: 'U-12' });
    const given = { name: 'Lid', internalReference: 'U-12', version: 1 };
    const others = await update(id, given, stranger);
    expect(others).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await update(randomUUID(), given, stranger)).body).toEqual({
      ...others.body,
      instance: expect.any(String),
    });
    expect((await update(id, given)).status).toBe(401);
    const { version: _left, ...without } = given;
    expect((await update(id, without, customer)).body).toMatchObject({
      errors: [{ path: '/body/version', code: 'REQUIRED' }],
    });
  });
});

describe('restoring a product', () => {
  const restore = (productId: string, token?: string) =>
    server.call('restoreProduct', { params: { productId }, ...(token ? { token } : {}) });
  const archive = async (reference: string) => {
    const product = await createProduct(server, customer, { internalReference: reference, supplierId: foil });
    await send(product.id, foil);
    await server.call('deleteProducts', { token: customer, body: { productIds: [product.id] } });
    return product;
  };

  test('takes it out of the archive with its lines', async () => {
    const { id, lineId } = await archive('R-1');
    const given = { name: 'Lid', internalReference: 'R-1', version: 2 };
    expect(await update(id, given, customer)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(await restore(id, customer)).toMatchObject({
      status: 200,
      body: { archived: false, version: 3, lines: [{ productRequestStatus: 'CANCELED' }] },
    });
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ event: string; archived: boolean }>`
        select h.event, l.archived from line_history h join product_line l on l.id = h.line_id
         where h.line_id = ${lineId} order by h.sequence`.execute(tx),
    );
    expect(rows.map(({ event }) => event)).toEqual(['CREATED', 'SENT', 'CANCELED', 'ARCHIVED', 'RESTORED']);
    expect(rows[0]?.archived).toBe(false);
    expect(await restore(id, customer)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  test('does not take back a reference that another product has now', async () => {
    const { id } = await archive('R-2');
    await createProduct(server, customer, { internalReference: 'R-2' });
    expect(await restore(id, customer)).toMatchObject({ status: 409, body: { code: 'DUPLICATED_REFERENCE' } });
    const read = await server.call('getProduct', { token: customer, params: { productId: id } });
    expect(read.body.archived).toBe(true);
  });

  test('lets one of two win', async () => {
    const { id } = await archive('R-3');
    const both = await Promise.all([restore(id, customer), restore(id, customer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is for the own organisation', async () => {
    const { id } = await archive('R-4');
    expect((await restore(id, stranger)).status).toBe(404);
    expect((await restore(id)).status).toBe(401);
    expect((await restore('x', customer)).status).toBe(400);
  });
});
