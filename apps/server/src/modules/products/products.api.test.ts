import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import { createProduct, invitedSupplier } from '../../testing/exchange.ts';
import { tokenOf } from '../../testing/members.ts';

const server = await serverOfFile();
const customer = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const stranger = await tokenOf(server, 'camille.laurent@maison-verdier.example');

const create = (body: unknown, token?: string) => server.call('createProduct', { body, ...(token ? { token } : {}) });

describe('creating a product', () => {
  test('makes it with one line that was not sent', async () => {
    const supplierId = await invitedSupplier(server, customer, 'office@foil.example');
    const given = {
      name: ' Aluminium foil 12 µm ',
      internalReference: 'AL-1200-X',
      description: ' ',
      unit: 'KG',
      massKg: 0.25,
      supplierId,
      supplierProductReference: 'HR-12',
      supplierNumber: '4711',
      yearlyQuantity: 12000.5,
      quantityUnit: 'KG',
      quantityYear: 2026,
    };
    const { status, body } = await create(given, customer);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        name: 'Aluminium foil 12 µm',
        internalReference: 'AL-1200-X',
        description: null,
        unit: 'KG',
        massKg: 0.25,
        version: 1,
        archived: false,
        lines: [
          {
            supplier: { id: supplierId, name: 'office@foil.example' },
            productRequestStatus: 'NOT_STARTED',
            requestReference: null,
            supplierProductReference: 'HR-12',
            supplierNumber: '4711',
            yearlyQuantity: 12000.5,
            quantityUnit: 'KG',
            quantityYear: 2026,
          },
        ],
      },
    });
    const read = await server.call('getProduct', { token: customer, params: { productId: String(body.id) } });
    expect(read).toMatchObject({ status: 200, body });
    expect(read.body).toEqual(body);
  });

  test('needs no more than a name and a reference, and begins the history of its line', async () => {
    const { status, body } = await create(
      { name: 'Kraft paper', internalReference: 'KP-1', supplierNumber: '', supplierId: null },
      customer,
    );
    expect(status).toBe(201);
    expect(body.lines).toMatchObject([{ supplier: null, supplierNumber: null, yearlyQuantity: null }]);
    const [line] = body.lines as { lineId: string }[];
    const { rows } = await server.database.asOwner((tx) =>
      sql`select h.event, h.from_status, h.to_status, h.supplier_organisation_id, a.name, p.line_id as purchase
            from line_history h join actor a on a.id = h.actor_id left join purchase p on p.line_id = h.line_id
           where h.line_id = ${line?.lineId}`.execute(tx),
    );
    expect(rows).toEqual([
      {
        event: 'CREATED',
        from_status: null,
        to_status: 'NOT_STARTED',
        supplier_organisation_id: null,
        name: 'Lena Brandt',
        purchase: null,
      },
    ]);
  });

  test('keeps a reference for one product of the organisation, not of another one', async () => {
    const given = { name: 'Glass jar', internalReference: 'GJ-ONE' };
    expect((await create(given, customer)).status).toBe(201);
    expect(await create(given, customer)).toMatchObject({ status: 409, body: { code: 'DUPLICATED_REFERENCE' } });
    expect((await create(given, stranger)).status).toBe(201);
  });

  test('lets one of two win that take the same reference at once', async () => {
    const both = await Promise.all(
      ['One', 'Other'].map((name) => create({ name, internalReference: 'GJ-RACE' }, customer)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('knows no supplier that is not connected, or has declined', async () => {
    const given = { name: 'Lid', internalReference: 'LID-404' };
    const another = await invitedSupplier(server, stranger, 'somebody@elses.example');
    const declined = await invitedSupplier(server, customer, 'declined@foil.example');
    await server.database.asOwner((tx) =>
      sql`update connection set status = 'DECLINED' where supplier_organisation_id = ${declined}`.execute(tx),
    );
    for (const supplierId of [another, declined, randomUUID()]) {
      expect(await create({ ...given, supplierId }, customer)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect((await create(given, customer)).status).toBe(201);
  });

  test.each([
    ['no name', { name: '  ' }, '/body/name', 'TOO_SHORT'],
    ['no reference', { internalReference: undefined }, '/body/internalReference', 'REQUIRED'],
    ['a long reference', { internalReference: 'x'.repeat(101) }, '/body/internalReference', 'TOO_LONG'],
    ['an unknown unit', { unit: 'STONE' }, '/body/unit', 'INVALID_VALUE'],
    ['no mass at all', { massKg: 0 }, '/body/massKg', 'TOO_SMALL'],
    ['a negative quantity', { yearlyQuantity: -1 }, '/body/yearlyQuantity', 'TOO_SMALL'],
    ['a year of long ago', { quantityYear: 1899 }, '/body/quantityYear', 'TOO_SMALL'],
    ['something unknown', { colour: 'red' }, '/body/colour', 'UNKNOWN_FIELD'],
  ])('refuses %s', async (_what, wrong, path, code) => {
    const { status, body } = await create({ name: 'Lid', internalReference: 'LID-400', ...wrong }, customer);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path, code }] });
  });

  test('is for those who are signed in', async () => {
    expect((await create({ name: 'Lid', internalReference: 'LID-401' })).status).toBe(401);
  });
});

describe('reading a product', () => {
  test('finds only the own', async () => {
    const { id } = await createProduct(server, customer);
    const read = (productId: string, token: string) => server.call('getProduct', { token, params: { productId } });
    const own = await read(id, customer);
    expect(own.status).toBe(200);
    const others = await read(id, stranger);
    expect(others).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await read(randomUUID(), stranger)).body).toEqual({ ...others.body, instance: expect.any(String) });
    expect((await read('not-an-id', customer)).status).toBe(400);
    expect((await server.call('getProduct', { params: { productId: id } })).status).toBe(401);
  });
});
