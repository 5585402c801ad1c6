import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { plannersOfFile } from '../../testing/plan-nodes.ts';
import { keepPlans } from '../files/staged-import.service.ts';
import { selectLargestPurchases, selectLargestSuppliers } from './footprint.queries.ts';
import { selectBatch } from './footprint-file.ts';
import { countPurchases, type PurchaseFilter, selectPurchases } from './purchases.queries.ts';
import { catalogueFactor } from './testing/catalogue-factors.ts';

const count = 10_400;
const estimate = JSON.stringify({ ...catalogueFactor(), chosenBy: 'Lena Brandt', chosenAt: '2026-01-01T00:00:00Z' });
let productId: string;

const { server, customer, supplier, token, nodesOf } = await plannersOfFile('customer');
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await keepPlans(tx);
    await sql`
      with made as (
        insert into product (organisation_id, name, internal_reference, unit, estimate, estimate_factor, created_by)
        select ${customer.organisationId}, 'Long list', 'LONG-' || n, 'KG', case when n % 2 = 0 then ${estimate}::jsonb end,
               case when n % 2 = 0 then n end, ${customer.userId} from generate_series(1, ${count}::integer) n
        returning *, substr(internal_reference, 6)::integer as n
      ), lines as (
        insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference)
        select m.organisation_id, m.id, o.ids[1 + m.n % cardinality(o.ids)], m.name, m.internal_reference
          from made m cross join (select array_agg(id order by id = ${supplier.organisationId} desc, id) as ids from organisation
                                   where id <> ${customer.organisationId}) o returning *
      )
      insert into purchase (customer_organisation_id, line_id, yearly_quantity, quantity_year)
      select l.customer_organisation_id, l.id, 1, 2026 from lines l`.execute(tx);
    await sql`analyze product_line, purchase_year, product`.execute(tx);
    const { id } = await tx.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow();
    productId = id;
  });
});

const page = { limit: 10, offset: 0 };
const byBasis = 'purchase_year_basis_index';
const bySupplier = 'purchase_year_supplier_index';

describe('the planner', () => {
  it.each<[string, string, () => PurchaseFilter]>([
    ['all', byBasis, () => ({})],
    ['one year', byBasis, () => ({ year: 2026 })],
    ['one basis', byBasis, () => ({ basis: ['ESTIMATED'] })],
    ['two bases', byBasis, () => ({ basis: ['ESTIMATED', 'MISSING'] })],
    ['a supplier', bySupplier, () => ({ supplierIds: [supplier.organisationId] })],
    [
      'two suppliers and a basis',
      bySupplier,
      () => ({ supplierIds: [supplier.organisationId, productId], basis: ['MISSING'] }),
    ],
    ['products', 'purchase_year_pkey', () => ({ productIds: [productId] })],
    [
      'products of a supplier',
      'purchase_year_pkey',
      () => ({ productIds: [productId], supplierIds: [supplier.organisationId] }),
    ],
  ])('reads a page and a batch of %s by %s', async (_told, index, filterOf) => {
    const filter = filterOf();
    const after = { position: '7', id: productId };
    const batch = { filter: { year: 2026, ...filter }, size: 1000 };
    for (const nodes of [
      await nodesOf((db) => selectPurchases(db, filter, page)),
      await nodesOf((db) => selectBatch(db, { ...batch, after: undefined })),
      await nodesOf((db) => selectBatch(db, { ...batch, after })),
    ]) {
      expect(nodes).toContain(index);
      expect(nodes).not.toContain('Seq Scan');
    }
  });

  it('finds the largest without reading a year', async () => {
    expect(await nodesOf((db) => selectLargestPurchases(db, {}))).toContain(byBasis);
    const suppliers = await nodesOf((db) => selectLargestSuppliers(db, {}));
    expect(suppliers).toContain('purchase_tally_index');
    expect(suppliers).not.toContain('Seq Scan');
  });

  it('counts by the tallies', async () => {
    for (const filter of [{}, { basis: ['MISSING' as const] }, { supplierIds: [supplier.organisationId] }]) {
      const nodes = await nodesOf((db) => countPurchases(db, filter));
      expect(nodes).toContain('purchase_tally_index');
      expect(nodes.join()).not.toContain('purchase_year');
    }
  });
});

describe('a long list', () => {
  it('is counted exactly and ends where paging ends', async () => {
    const list = (query: Record<string, string>) => server.call('listFootprintLines', { token, query });
    expect((await list({ limit: '1' })).body.metadata).toEqual({ count });
    expect((await list({ limit: '1', basis: 'MISSING' })).body.metadata).toEqual({ count: count / 2 });
    const { body } = await list({ limit: '500', pageNumber: '9' });
    expect((body.data as { totalKg: number }[])[0]?.totalKg).toBe(count - 2 * 500 * 9);
    expect((await list({ limit: '500', pageNumber: '19' })).body.data).toHaveLength(500);
  });
});
