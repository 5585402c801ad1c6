import type { footprintFilters } from '@pcf/contract/operations/footprint.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import { type FootprintBasis, footprintBases } from '@pcf/contract/vocabulary/footprint';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { all, type Condition, countUpTo, ownOrganisation, type Page, type Query } from '../../database/list-query.ts';
import type { OwnPurchase } from '../../database/schema.generated.ts';
import { everyPartner } from '../../database/tallies.ts';
import type { ViewRow } from '../../database/view-row.ts';

/** The largest emissions first, those without any last. */
export const largestFirst = sql`total_kg desc nulls last, line_id desc`;

export const ownPurchase = sql<PurchaseRow>`own_purchase`.as('p');

/** The newest year of which there are quantities, unless another is asked for. */
export const yearOf = ({ year }: PurchaseFilter): RawBuilder<number> =>
  year === undefined
    ? sql<number>`(
        select max(t.year) from (
          select year from purchase_tally where organisation_id = current_organisation() and partner_id = ${everyPartner}::uuid
           group by year having sum(lines) <> 0) t)`
    : sql<number>`${year}::integer`;

/** Those that are asked for; all of them where none is. */
const basesOf = ({ basis }: PurchaseFilter): readonly FootprintBasis[] =>
  basis?.length ? footprintBases.filter((each) => basis.includes(each)) : footprintBases;

/** Each of them is read by an index that has the order of the list within it, and is counted by the tallies. */
type ReadOneByOne = 'basis' | 'supplierIds';

/** What each filter of the table asks of a purchase that no index and no tally tells apart. */
const others: Readonly<
  Record<Exclude<keyof typeof footprintFilters, ReadOneByOne>, (filter: PurchaseFilter) => Condition[]>
> = {
  // By their lines, so that no year is read from end to end for a few products.
  productIds: ({ productIds }) =>
    productIds?.length
      ? [
          sql<boolean>`line_id = any(array(
            select l.id from product_line l
             where l.customer_organisation_id = current_organisation() and l.product_id = any(${productIds}::uuid[])))`,
        ]
      : [],
};

const otherConditions = (filter: PurchaseFilter): Condition[] =>
  Object.values(others).flatMap((conditions) => conditions(filter));

const shown = [
  'line_id',
  'year',
  'quantity',
  'quantity_unit',
  'supplier_organisation_id',
  'supplier_name',
  'mass_kg',
  'basis',
  'total_kg',
  'gap',
  'product_id',
  'product_name',
  'internal_reference',
  'status',
  'request_reference',
  'in_force_version',
  'in_force_at',
  'in_force_value',
  'in_force_unit',
  'in_force_unit_amount',
  'in_force_mass_kg',
  'estimate',
] as const satisfies readonly (keyof PurchaseRow)[];

export type ShownPurchase = Pick<PurchaseRow, (typeof shown)[number]>;

/** Finds the page by its lines before it reads all that is shown, so that names are looked up for these only. */
export const selectPurchases = (db: Queries, filter: PurchaseFilter, { limit, offset }: Page) =>
  db
    .selectFrom(ownPurchase)
    .select(shown)
    .where('year', '=', yearOf(filter))
    .where(
      sql<boolean>`line_id = any(array(
        select line_id from (${firstPurchases(filter, offset + limit)}) first order by ${largestFirst} limit ${limit} offset ${offset}))`,
    )
    .orderBy(largestFirst);

const linesOfBasis: Readonly<Record<FootprintBasis, ReturnType<typeof sql>>> = {
  SPECIFIC: sql`specific_lines`,
  ESTIMATED: sql`estimated_lines`,
  MISSING: sql`lines - specific_lines - estimated_lines`,
};

/** Exact at any size by the tallies, unless more is asked for than they know, or a supplier that they mistake for all. */
export function countPurchases(db: Queries, filter: PurchaseFilter) {
  if (otherConditions(filter).length > 0 || filter.supplierIds?.includes(everyPartner))
    return countUpTo(db, firstPurchases(filter, deepestRow + 1));
  const counted = sql.join(
    basesOf(filter).map((basis) => linesOfBasis[basis]),
    sql` + `,
  );
  return db
    .selectFrom('purchase_tally')
    .select([sql<number>`coalesce(sum(${counted}), 0)::integer`.as('count'), sql<boolean>`false`.as('more')])
    .where('organisation_id', '=', ownOrganisation)
    .where('year', '=', yearOf(filter))
    .where('partner_id', 'in', filter.supplierIds?.length ? filter.supplierIds : [everyPartner]);
}

export type PurchaseFilter = Omit<CheckedInput<'listFootprintLines'>['query'], 'pageNumber' | 'limit'>;

/** What was bought of a line in a year, as its buyer sees it. Exact numbers come as text. */
export type PurchaseRow = ViewRow<
  OwnPurchase,
  'product_id' | 'product_name' | 'internal_reference' | 'status',
  { basis: FootprintBasis; estimate: OperationOutput<'listFootprintLines'>['data'][number]['estimate'] }
>;

/** Behind which purchase to go on: its emissions, an empty text where it has none, and its line. */
interface Behind {
  readonly position: string;
  readonly id: string;
}

/**
 * The first purchases of a list. An index has the order within one basis, and one of a supplier's within that: the first
 * of each, merged.
 */
export function firstPurchases(filter: PurchaseFilter, count: number, after?: Behind): Query {
  const branches = basesOf(filter)
    .filter((basis) => after?.position !== '' || basis === 'MISSING')
    .map((basis) => ofBasis(filter, count, [sql<boolean>`basis = ${basis}`, ...behind(basis, after)]));
  return sql`select line_id, total_kg from (${sql.join(branches, sql` union all `)}) branches
              order by ${largestFirst} limit ${count}`;
}

function ofBasis(filter: PurchaseFilter, count: number, conditions: readonly Condition[]): Query {
  const first = (supplier: readonly Condition[]) => sql`(
    select line_id, total_kg from own_purchase
     where ${all([sql<boolean>`not archived`, sql<boolean>`year = ${yearOf(filter)}`, ...conditions, ...otherConditions(filter), ...supplier])}
     order by ${largestFirst} limit ${count})`;
  return filter.supplierIds?.length
    ? sql`select f.* from unnest(${filter.supplierIds}::uuid[]) s (id)
           cross join lateral ${first([sql<boolean>`supplier_organisation_id = s.id`])} f`
    : first([]);
}

function behind(basis: FootprintBasis, after: Behind | undefined): Condition[] {
  if (!after) return [];
  if (basis !== 'MISSING') {
    return [sql<boolean>`(total_kg, line_id) < (${after.position}::numeric, ${after.id}::uuid)`];
  }
  return after.position === '' ? [sql<boolean>`line_id < ${after.id}::uuid`] : [];
}
