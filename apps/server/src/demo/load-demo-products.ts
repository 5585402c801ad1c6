import { actFor } from '../database/act-for.ts';
import type { Caller, Database, Tx } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createProduct } from '../modules/products/products.service.ts';
import { updateProduct } from '../modules/products/update-product.service.ts';
import { askForDemoProducts } from './ask-for-demo-products.ts';
import { chooseDemoEstimates } from './choose-demo-estimates.ts';
import { declineDemoInvitation } from './decline-demo-invitation.ts';
import { demoCallers } from './demo-callers.ts';
import { type DemoProduct, demoProducts } from './demo-products.ts';
import { loadOnce } from './load-once.ts';

const buyer = 'lena.brandt@nordic-kitchen.example';

/** What the demo's customer buys and has asked for; what only an answer brings is left to whoever plays the supplier. */
export async function loadDemoProducts(database: Database): Promise<void> {
  await loadOnce(database, 'demo products', async () => {
    const callers = await demoCallers(database);
    const customer = callers.get(buyer);
    if (!customer) return;
    const within = (work: (tx: Tx) => Promise<void>) =>
      database.withoutOrganisation(async (tx) => {
        await actFor(tx, customer.organisationId, customer.userId);
        await work(tx);
      });
    // One by one, so that each has a moment of its own in the lists; the first of them is the newest.
    for (const product of demoProducts.filter(({ state }) => state !== 'archived').toReversed()) {
      await unlessLoaded(within((tx) => create(tx, customer, product)));
    }
    await unlessLoaded(
      within(async (tx) => {
        for (const product of demoProducts.filter(({ state }) => state === 'archived')) {
          await create(tx, customer, product);
        }
        await askForDemoProducts(tx, customer);
        await chooseDemoEstimates(tx, customer);
      }),
    );
    await unlessLoaded(within((tx) => declineDemoInvitation(tx, callers)));
  });
}

/** Another process was quicker with the same, or this one was interrupted after it. */
async function unlessLoaded(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const loaded = error instanceof ProblemError && ['DUPLICATED_REFERENCE', 'INVALID_TRANSITION'].includes(error.code);
    if (!loaded) throw error;
  }
}

async function create(tx: Tx, customer: Caller, product: DemoProduct): Promise<void> {
  const { name, internalReference, unit, massKg, quantities, supplier } = product;
  const [first, ...later] = quantities.map(([quantityYear, yearlyQuantity]) => ({
    yearlyQuantity,
    quantityUnit: unit,
    quantityYear,
  }));
  const supplierId = supplier === null ? null : await connectedSupplier(tx, supplier);
  const body = { name, internalReference, unit, massKg, supplierId, ...first };
  let created = await createProduct(tx, { body }, customer);
  for (const quantity of later) {
    const lines = created.lines.map(({ lineId }) => ({ lineId, ...quantity }));
    const { id: productId, version } = created;
    created = await updateProduct(
      tx,
      { params: { productId }, body: { name, internalReference, version, lines } },
      customer,
    );
  }
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
