import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint-basis';
import { sql } from 'kysely';
import { all, type Condition, type Query } from '../../database/found-rows.ts';
import { basesOf, ofProducts, type PurchaseFilter, yearOf } from './purchase-filter.ts';

/** The largest emissions first, those without any last. */
export const largestFirst = sql`total_kg desc nulls last, line_id desc`;

/** Behind which purchase to go on: its emissions, an empty text where it has none, and its line. */
export interface Behind {
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
     where ${all([sql<boolean>`not archived`, sql<boolean>`year = ${yearOf(filter)}`, ...conditions, ...ofProducts(filter), ...supplier])}
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
