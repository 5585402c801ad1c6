import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import type { Product, Purchase, PurchasedLine } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';

const columns = [
  'id',
  'name',
  'internal_reference',
  'description',
  'unit',
  'mass_kg',
  'estimate',
  'version',
  'archived_at',
  'created_at',
  'updated_at',
] as const;

const ownOrganisation = sql<string>`(select current_organisation())`;

export const selectProduct = (db: Queries | Tx, productId: string) =>
  db.selectFrom('product').select(columns).where('organisation_id', '=', ownOrganisation).where('id', '=', productId);

interface YearlyQuantity {
  readonly year: number;
  readonly quantity: number;
  readonly unit: EmissionUnit | null;
}

const quantities = sql<YearlyQuantity[] | null>`(
  select jsonb_agg(jsonb_build_object('year', y.year, 'quantity', y.quantity, 'unit', y.quantity_unit) order by y.year desc)
    from purchase_year y where y.customer_organisation_id = l.customer_organisation_id and y.line_id = l.id)`;

/** The view knows the suppliers' names. */
export const selectProductLines = (db: Queries | Tx, productId: string) =>
  db
    .selectFrom(sql<ViewRow<PurchasedLine>>`purchased_line`.as('l'))
    .select([
      'id',
      'supplier_organisation_id',
      'supplier_name',
      'status',
      'request_reference',
      'supplier_product_reference',
      'supplier_number',
      'yearly_quantity',
      'quantity_unit',
      'quantity_year',
      quantities.as('quantities'),
    ])
    .where('customer_organisation_id', '=', ownOrganisation)
    .where('product_id', '=', productId)
    .orderBy('created_at')
    .orderBy('id');

export type ProductValues = Pick<
  Insertable<Product>,
  'name' | 'internal_reference' | 'description' | 'unit' | 'mass_kg'
>;

export const insertProduct = (tx: Tx, product: ProductValues & { organisation_id: string; created_by: string }) =>
  tx.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow();

export const insertLine = (
  tx: Tx,
  line: {
    customer_organisation_id: string;
    product_id: string;
    supplier_organisation_id: string | null;
    product_name: string;
    internal_reference: string;
    supplier_product_reference: string | null;
  },
) => tx.insertInto('product_line').values(line).returning('id').executeTakeFirstOrThrow();

export type PurchaseValues = Omit<Insertable<Purchase>, 'customer_organisation_id' | 'line_id'>;

export const insertPurchase = (
  tx: Tx,
  purchase: PurchaseValues & { customer_organisation_id: string; line_id: string },
) => tx.insertInto('purchase').values(purchase).execute();

/** Nobody but the customer sees that a line came into being. */
export const insertCreated = (tx: Tx, customerId: string, userId: string, lineId: string) =>
  tx
    .insertInto('line_history')
    .values({
      customer_organisation_id: customerId,
      line_id: lineId,
      actor_organisation_id: customerId,
      actor_id: userId,
      event: 'CREATED',
      to_status: 'NOT_STARTED',
    })
    .execute();
