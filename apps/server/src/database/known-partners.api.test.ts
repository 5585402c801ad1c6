import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { wallsOfFile } from '../testing/walls.ts';

/** Lena buys from Ingrid; of Camille she knows nothing but the id. */
const walls = await wallsOfFile();
const [lena, camille] = [walls.person('Lena'), walls.person('Camille')];
const line = await walls.sendLine(lena, walls.person('Ingrid'), 'K-1');
let productId: string;
beforeAll(async () => {
  const { rows } = await walls.server.database.asOwner((tx) =>
    sql<{ product: string }>`select product_id as product from product_line where id = ${line}`.execute(tx),
  );
  productId = rows[0]?.product ?? '';
});

const refused = '42501';
const own = () => lena.organisationId;

describe('raw SQL on behalf of a customer', () => {
  it('makes no line with a stranger, nor one of a stranger', async () => {
    const insert = (customer: string, supplier: string) => `
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, sent_at)
      values ('${customer}', '${productId}', '${supplier}', 'Foil', 'K-1', now())`;
    expect(await walls.outcome('Lena', insert(own(), camille.organisationId))).toBe(refused);
    expect(await walls.outcome('Lena', insert(camille.organisationId, own()))).toBe(refused);
  });

  it('hands no line over to a stranger, and moves none to another customer or product', async () => {
    const update = (column: string, id: string) => `update product_line set ${column} = '${id}' where id = '${line}'`;
    expect(await walls.outcome('Lena', update('supplier_organisation_id', camille.organisationId))).toBe(refused);
    for (const column of ['customer_organisation_id', 'product_id', 'id']) {
      expect(await walls.outcome('Lena', update(column, crypto.randomUUID()))).toBe(refused);
      expect(await walls.outcome('Ingrid', update(column, crypto.randomUUID()))).toBe(refused);
    }
  });

  it('asks no stranger for data, and tells none of a line', async () => {
    const request = `
      insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by)
      values ('${own()}', '${camille.organisationId}', '${lena.userId}')`;
    const notice = (recipient: string) => `
      insert into line_notice (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id)
      values ('${recipient}', '${own()}', 'REMINDED', '${own()}', '${line}')`;
    expect(await walls.outcome('Lena', request)).toBe(refused);
    expect(await walls.outcome('Lena', notice(camille.organisationId))).toBe(refused);
    expect(await walls.outcome('Lena', notice(walls.person('Ingrid').organisationId))).toBe(1);
  });

  it("marks no stranger's notification as read", async () => {
    const { rows } = await walls.server.database.asOwner((tx) =>
      sql<{ id: string }>`
        insert into notification (organisation_id, side, kind, lines, customer_organisation_id, line_id, product_id, product_name)
        select o.id, 'CUSTOMER', 'SUBMITTED', 1, ${own()}, ${line}, ${productId}, 'Foil'
          from unnest(${[camille.organisationId, own()]}::uuid[]) o (id)
        returning id::text as id`.execute(tx),
    );
    const outcomes = rows.map(({ id }) =>
      walls.outcome(
        'Lena',
        `insert into notification_read (organisation_id, user_id, notification_id) values ('${own()}', '${lena.userId}', ${id})`,
      ),
    );
    expect(await Promise.all(outcomes)).toEqual([refused, 1]);
  });
});
