import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { supplierFilters } from '@pcf/contract/operations/suppliers.filters';
import type { ConnectionSortField, UndeliverableReason } from '@pcf/contract/vocabulary/invitations';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { SupplierTargetGroup } from '@pcf/contract/vocabulary/organisation';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { DB, OwnCustomer, OwnSupplier, SupplierContact, SupplierTarget } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import type { TargetRow } from '../organisation/sbti-target.service.ts';

type Counts = 'product_count' | 'open_count' | 'completed_count';

export type CustomerRow = ViewRow<OwnCustomer, Counts>;

/** What it says of its target is empty where it has not said. */
export type SupplierRow = ViewRow<OwnSupplier, Counts, { contacts: Contact[] | null }> &
  Omit<TargetRow, 'has_target'> & { readonly has_target: boolean | null };

interface Contact {
  readonly email: string;
  readonly undeliverable: boolean;
  readonly reason: UndeliverableReason | null;
  readonly answer: string | null;
}

export interface PartnerPage {
  readonly sortBy?: ConnectionSortField | undefined;
  readonly sortDirection?: SortDirection | undefined;
  readonly limit: number;
  readonly offset: number;
}

export type SupplierFilter = Pick<CheckedInput<'listSuppliers'>['query'], keyof typeof supplierFilters>;

const suppliers = sql<SupplierRow>`(
  select o.*, t.has_target, t.ambition, t.base_year, t.target_year, t.reduction_percent, t.status as target_status, t.reason_for_no_target,
         t.reason_text
    from own_supplier o left join supplier_target t on t.supplier_organisation_id = o.id)`.as('p');
const customers = sql<CustomerRow>`own_customer`.as('p');
const contacts = sql<ViewRow<SupplierContact, 'supplier_organisation_id' | 'email'>>`supplier_contact`.as('k');
const targets = sql<ViewRow<SupplierTarget>>`supplier_target`.as('t');
/** A supplier that declined to work together is in no group, as in the statistics. */
const targetGroup = sql<SupplierTargetGroup | null>`case
  when connection_status = 'DECLINED' then null when has_target then ambition when not has_target then 'NO_TARGET' else 'UNKNOWN' end`;
const count = sql<number>`count(*)::integer`.as('count');

type Suppliers = ReturnType<typeof allSuppliers>;

const allSuppliers = (db: Queries) => db.selectFrom(suppliers);

/** How each filter of the table narrows the suppliers; one without its condition does not compile. */
const narrowed: Readonly<
  Record<keyof typeof supplierFilters, (query: Suppliers, filter: SupplierFilter, db: Queries) => Suppliers>
> = {
  connectionStatus: (query, { connectionStatus }) =>
    connectionStatus?.length ? query.where('connection_status', 'in', connectionStatus) : query,
  sbtiTarget: (query, { sbtiTarget }) => (sbtiTarget?.length ? query.where(targetGroup, 'in', sbtiTarget) : query),
  onlyActive: (query, { onlyActive }, db) => {
    if (!onlyActive) return query;
    const active = db.selectFrom(targets).select('supplier_organisation_id').where('active', '=', true);
    return query.where('id', 'in', active);
  },
  undeliverable: (query, { undeliverable }, db) => {
    if (!undeliverable) return query;
    const unreached = db.selectFrom(contacts).select('supplier_organisation_id').where('undeliverable', '=', true);
    return query.where('id', 'in', unreached);
  },
  filterSupplierEmailDomain: (query, { filterSupplierEmailDomain }, db) => {
    if (!filterSupplierEmailDomain) return query;
    const ofDomain = db
      .selectFrom(contacts)
      .select('supplier_organisation_id')
      .where(sql`split_part(email, '@', 2)`, '=', filterSupplierEmailDomain);
    return query.where('id', 'in', ofDomain);
  },
  textSearch: (query, { textSearch }, db) => {
    if (!textSearch) return query;
    const holds = (column: 'name' | 'email') =>
      sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${textSearch})) > 0`;
    return query.where(({ or, eb }) =>
      or([
        holds('name'),
        eb('id', 'in', db.selectFrom(contacts).select('supplier_organisation_id').where(holds('email'))),
      ]),
    );
  },
};

const matchingSuppliers = (db: Queries, filter: SupplierFilter): Suppliers =>
  Object.values(narrowed).reduce((query, narrow) => narrow(query, filter, db), allSuppliers(db));

export const selectSupplierPage = (db: Queries, filter: SupplierFilter, page: PartnerPage) =>
  inOrder(
    db
      .selectFrom(suppliers)
      .selectAll()
      .where(
        'id',
        'in',
        inOrder(matchingSuppliers(db, filter).select('id'), page).limit(page.limit).offset(page.offset),
      ),
    page,
  );

export const countSuppliers = (db: Queries, filter: SupplierFilter) => matchingSuppliers(db, filter).select(count);

export const selectSupplier = (db: Queries, supplierId: string) =>
  db.selectFrom(suppliers).selectAll().where('id', '=', supplierId);

export const selectCustomerPage = (db: Queries, page: PartnerPage) =>
  inOrder(
    db
      .selectFrom(customers)
      .selectAll()
      .where('id', 'in', inOrder(db.selectFrom(customers).select('id'), page).limit(page.limit).offset(page.offset)),
    page,
  );

export const countCustomers = (db: Queries) => db.selectFrom(customers).select(count);

/** By name, or by the number of products with the most first; partners with the same are told apart by name and id. */
function inOrder<Row>(
  query: SelectQueryBuilder<DB & { p: SupplierRow }, 'p', Row>,
  { sortBy, sortDirection }: PartnerPage,
) {
  const byProducts = sortBy === 'PRODUCTS_CONNECTED';
  const order = (sortDirection ?? (byProducts ? 'DESC' : 'ASC')) === 'ASC' ? 'asc' : 'desc';
  return (byProducts ? query.orderBy('product_count', order) : query)
    .orderBy(sql`lower(name)`, order)
    .orderBy('id', order);
}
