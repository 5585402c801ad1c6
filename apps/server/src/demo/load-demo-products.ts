import { sql } from 'kysely';
import type { Caller, Database, Tx } from '../database/database.ts';
import { createProduct } from '../modules/products/create-product.service.ts';
import { atDemoMoment, demoCallers } from './at-demo-moment.ts';
import type { DemoProduct } from './demo-product.ts';
import { demoProducts } from './demo-products.ts';
import { loadOnce, unlessDone } from './load-once.ts';

/** What the demo's customers buy; none of it is asked for yet. */
export async function loadDemoProducts(database: Database): Promise<void> {
  await loadOnce(database, 'demo products', async () => {
    const callers = await demoCallers(database);
    for (const { customer: email, supplier, daysAgo, products } of demoProducts) {
      const customer = callers.get(email);
      if (!customer) continue;
      const load = atDemoMoment(database, daysAgo, customer, async (tx) => {
        const supplierId = supplier === null ? null : await connectedSupplier(tx, supplier);
        for (const product of products) await create(tx, customer, supplierId, product);
        await tellLaterQuantities(tx, products);
      });
      await unlessDone(load);
    }
  });
}

/** With what was bought in the first year. */
async function create(tx: Tx, customer: Caller, supplierId: string | null, product: DemoProduct): Promise<void> {
  const { name, internalReference, unit, massKg, quantities, supplierReference } = product;
  const [first] = quantities.map(([quantityYear, yearlyQuantity]) => ({
    yearlyQuantity,
    quantityUnit: unit,
    quantityYear,
  }));
  const named = { name, internalReference, unit, massKg, supplierProductReference: supplierReference };
  await createProduct(tx, { body: { ...named, supplierId, ...first } }, customer);
}

/** All at once: product by product, this would take longer than everything else that is done about them. */
async function tellLaterQuantities(tx: Tx, products: readonly DemoProduct[]): Promise<void> {
  const later = products.flatMap(({ internalReference, quantities }) =>
    quantities.slice(1).map(([year, quantity]) => ({ reference: internalReference, year, quantity })),
  );
  await sql`
    update purchase p set yearly_quantity = q.quantity, quantity_year = q.year
      from jsonb_to_recordset(${JSON.stringify(later)}::jsonb) q (reference text, year integer, quantity numeric)
      join product_line l on l.internal_reference = q.reference
     where p.customer_organisation_id = l.customer_organisation_id and p.line_id = l.id`.execute(tx);
}

/** By the address that was invited; nobody where it has declined. */
async function connectedSupplier(tx: Tx, email: string): Promise<string | null> {
  const found = await tx
    .selectFrom('invitation as i')
    .innerJoin('connection as c', 'c.supplier_organisation_id', 'i.partner_organisation_id')
    .select('i.partner_organisation_id as id')
    .whereRef('c.customer_organisation_id', '=', 'i.inviter_organisation_id')
    .where('i.email', '=', email)
    .where('i.relation', '=', 'SUPPLIER')
    .where('c.status', '<>', 'DECLINED')
    .executeTakeFirst();
  return found?.id ?? null;
}
