import type { FootprintStatus } from '@pcf/contract/vocabulary/footprint';
import type { FootprintFilters } from '@pcf/pact/v3/filters';
import type { ProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import { sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { OfferedFootprint } from '../../../database/schema.generated.ts';
import type { ViewRow } from '../../../database/view-row.ts';

export interface FootprintRow {
  /** As text, since it may outgrow the numbers of JSON. */
  sequence: string;
  status: FootprintStatus;
  document: ProductFootprint;
}

const offered = (db: Queries) => db.selectFrom(sql<OfferedRow>`offered_footprint`.as('f'));

type OfferedRow = ViewRow<OfferedFootprint, never, { document: ProductFootprint; sequence: bigint }>;

const told = [sql<string>`f.sequence::text`.as('sequence'), 'f.status', 'f.document'] as const;

/** In the order in which they were shared, so that what is shared meanwhile comes at the end. */
export function selectFootprints(
  db: Queries,
  filters: FootprintFilters,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  const { validOn, validAfter, validBefore, status } = filters;
  const lists = {
    product_ids: filters.productId,
    company_ids: filters.companyId,
    geographies: filters.geography,
    classifications: filters.classification,
  };
  let query = offered(db).select(told);
  for (const [column, wanted] of Object.entries(lists)) {
    if (wanted) query = query.where(sql<boolean>`${sql.ref(`f.${column}`)} && ${lowered(wanted)}`);
  }
  if (validOn) query = query.where(sql<boolean>`${validOn}::timestamptz between f.valid_from and f.valid_until`);
  if (validAfter) query = query.where('f.valid_from', '>', validAfter);
  if (validBefore) query = query.where('f.valid_until', '<', validBefore);
  if (status !== undefined) query = query.where(sql<boolean>`lower(f.status) = lower(${storable(status)})`);
  if (after !== null) query = query.where(sql<boolean>`f.sequence > ${after}::bigint`);
  return query.orderBy('f.sequence').limit(limit);
}

/** By the database, as what it is compared with, since letters beyond ASCII are lowered in more than one way. */
const lowered = (values: readonly string[]) =>
  sql`(select array_agg(lower(v.value)) from unnest(${values.map(storable)}::text[]) v (value))`;

/** Without null bytes, which the database does not know in a text: what has one is nothing that it keeps. */
const storable = (value: string) => value.replaceAll('\0', '\uFFFD');

/** None by an id that is no id. */
export const selectFootprint = (db: Queries, id: string | null) =>
  offered(db).select(told).where(sql<boolean>`f.id = ${id}::uuid`);
