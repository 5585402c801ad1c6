import { maxOfferedSoldProducts } from '@pcf/contract/exchange-limits';
import type { matchFilters, receivedFilters } from '@pcf/contract/line-filters';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import type { MatchReason } from '@pcf/contract/vocabulary/sold-products';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import {
  all,
  type Condition,
  countedRows,
  countUpTo,
  glanceOrGather,
  type Query,
  rowsOf,
} from '../../../database/list-query.ts';
import { firstReceived, type ReceivedFilter, receivedConditions } from '../../answers/received-lines.service.ts';
import type { BatchAsked } from '../../files/export-table.service.ts';
import type { OfferedRow } from '../offered-sold-product.ts';

/** From here on two names are alike, as the index of their trigrams has it. */
const leastSimilarity = sql.lit(0.3);

const waiting = ['REQUESTED', 'REJECTED'] as const satisfies ReceivedFilter['productRequestStatus'];

/** What each filter of the table asks of a received line that the list of those does not know. */
const ofMatch: Readonly<
  Record<Exclude<keyof typeof matchFilters, keyof typeof receivedFilters>, (filter: MatchFilter) => Condition[]>
> = {
  lineIds: ({ lineIds }) => (lineIds ? [sql<boolean>`id = any(${lineIds}::uuid[])`] : []),
  state: ofState,
  templateId: ofTemplate,
};

/** All that a received line must fulfil: that of an archived product, or of a connection that has ended, is only read. */
const matchConditions = (filter: MatchFilter): Condition =>
  all([
    receivedConditions(receivedFilter(filter)),
    sql<boolean>`not archived and connected`,
    ...Object.values(ofMatch).flatMap((conditions) => conditions(filter)),
  ]);

/** So many of the newest lines, which still have to fulfil the rest. */
const newestLines = (filter: MatchFilter, count: number): Query =>
  filter.lineIds
    ? sql`select * from received_line where id = any(${filter.lineIds}::uuid[])`
    : firstReceived(receivedFilter(filter), count);

const confirmed = (of: Condition = sql<boolean>`true`): Condition => sql<boolean>`
  (customer_organisation_id, id) in (select m.customer_organisation_id, m.line_id from template_match m where ${of})`;

const newestFirst = sql`requested_at desc, id desc`;

/** A page of the list, the newest first. */
export function selectMatches(db: Queries, filter: MatchFilter, { limit, offset }: { limit: number; offset: number }) {
  const found = glanceOrGather({
    view: 'received_line',
    matching: matchConditions(filter),
    columns: sql`id, requested_at`,
    order: newestFirst,
    upTo: offset + limit,
    offered: (count) => newestLines(filter, count),
  });
  const ids = sql`select id from (${found}) found order by ${newestFirst} limit ${limit} offset ${offset}`;
  return db.selectFrom(matchesOf(ids, filter.templateId).as('m')).selectAll();
}

export const countMatches = (db: Queries, filter: MatchFilter) =>
  countUpTo(db, countedRows({ view: 'received_line', matching: matchConditions(filter) }));

/** A part of the list for a file. */
export function selectMatchBatch(db: Queries, { filter, after, size }: BatchAsked<MatchFilter>) {
  const behind = after ? [sql<boolean>`(requested_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`] : [];
  const ids = sql`
    select id from received_line where ${all([matchConditions(filter), ...behind])} order by ${newestFirst} limit ${size}`;
  return db.selectFrom(matchesOf(ids, filter.templateId).as('m')).selectAll();
}

export const countMatchesUpTo = (db: Queries, filter: MatchFilter, most: number) =>
  db
    .selectFrom(sql`(select id from received_line where ${matchConditions(filter)} limit ${most})`.as('l'))
    .select(sql<number>`count(*)::integer`.as('count'));

const most = sql.lit(maxOfferedSoldProducts);

const columns = [
  'id',
  'name',
  'internal_reference',
  'data_version',
  'complete',
  'emission_value',
  'emission_unit',
  'emission_unit_amount',
  'valid_until',
] as const satisfies readonly (keyof OfferedRow)[];

const offeredColumns = (template: string) => sql.join(columns.map((column) => sql.ref(`${template}.${column}`)));

/** Exact numbers travel as text. */
const offered = (template: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${template}.${name}`);
  return sql`jsonb_build_object(
    'id', ${column('id')}, 'name', ${column('name')}, 'internal_reference', ${column('internal_reference')},
    'data_version', ${column('data_version')}, 'complete', ${column('complete')}, 'emission_value', ${column('emission_value')}::text,
    'emission_unit', ${column('emission_unit')}, 'emission_unit_amount', ${column('emission_unit_amount')}::text,
    'valid_until', ${column('valid_until')})`;
};

/**
 * The lines are read before anything is looked up for them, and templates only for these, each time by the indexes of
 * references and names. The template that was asked for is among those offered, whatever else fits better.
 */
const matchesOf = (ids: Query, templateId: string | undefined) => sql<MatchRow>`(
  with line as materialized (
    select id, requested_at, product_id, customer_organisation_id, customer_name, connected, archived, sent_name, sent_reference,
           supplier_product_reference, status, request_reference, due_date, submission_version, in_force_version, draft_version,
           lower(sent_name) as name_text, array[lower(supplier_product_reference), lower(sent_reference)] as reference_texts
      from ${rowsOf('received_line', ids)} received
  )
  select l.id, l.requested_at::text as position, l.product_id, l.customer_organisation_id, l.customer_name, l.connected, l.archived,
         l.sent_name, l.sent_reference, l.supplier_product_reference, l.status, l.request_reference, l.due_date, l.submission_version,
         l.in_force_version, l.draft_version, case when c.id is not null then ${offered('c')} end as confirmed, o.offers
    from line l
    left join template_match m on m.customer_organisation_id = l.customer_organisation_id and m.line_id = l.id
    left join own_template c on c.id = m.template_id
   cross join lateral (
     select coalesce(
              jsonb_agg(jsonb_build_object('template', ${offered('t')}, 'reason', t.reason, 'similarity', t.similarity)
                        order by t.reason desc, t.similarity desc, t.name, t.id),
              '[]') as offers
       from (
         select f.*, k.similarity, k.reason
           from (
             select r.id from own_template r where r.reference_text = any(l.reference_texts)
             union
             (select n.id from own_template n where n.id is distinct from m.template_id
               order by n.name_text <-> l.name_text, n.name, n.id limit ${most})
             union
             select a.id from own_template a where a.id = ${templateId ?? null}::uuid) near
           join lateral (
             select ${offeredColumns('t')}, t.name_text, t.reference_text from own_template t where t.id = near.id) f on true
          cross join lateral (
             select similarity(f.name_text, l.name_text) as similarity,
                    case when f.reference_text = any(l.reference_texts) then 'REFERENCE' else 'NAME' end as reason) k
          where near.id is distinct from m.template_id and (k.reason = 'REFERENCE' or k.similarity >= ${leastSimilarity})
          order by near.id = ${templateId ?? null}::uuid desc nulls last, k.reason desc, k.similarity desc, f.name, f.id
          limit ${most}) t) o
   order by l.requested_at desc, l.id desc)`;

type MatchFilter = Omit<CheckedInput<'listTemplateMatches'>['query'], 'pageNumber' | 'limit'>;

/** Lines that are named are found whatever their status. */
function receivedFilter({ productRequestStatus, lineIds, ...others }: MatchFilter): ReceivedFilter {
  if (lineIds) return others;
  return { ...others, productRequestStatus: productRequestStatus?.length ? productRequestStatus : [...waiting] };
}

function ofState({ state }: MatchFilter): Condition[] {
  if (!state) return [];
  return [state === 'CONFIRMED' ? confirmed() : sql<boolean>`not ${confirmed()}`];
}

/** Confirmed for the template, or with nothing confirmed and such that it fits. */
function ofTemplate({ templateId }: MatchFilter): Condition[] {
  if (!templateId) return [];
  const told = (column: 'reference_text' | 'name_text') =>
    sql`(select t.${sql.ref(column)} from own_template t where t.id = ${templateId})`;
  return [
    sql<boolean>`(
      ${confirmed(sql<boolean>`m.template_id = ${templateId}`)}
      or not ${confirmed()} and (
        ${told('reference_text')} in (lower(supplier_product_reference), lower(sent_reference))
        or similarity(lower(sent_name), ${told('name_text')}) >= ${leastSimilarity}))`,
  ];
}

/** A received line with what is confirmed for it, and the best of what fits otherwise. */
export interface MatchRow {
  id: string;
  /** Where it stands in the list, as text that loses nothing. */
  position: string;
  product_id: string;
  customer_organisation_id: string;
  customer_name: string;
  connected: boolean;
  archived: boolean;
  sent_name: string;
  sent_reference: string | null;
  supplier_product_reference: string | null;
  status: ProductRequestStatus;
  request_reference: string;
  due_date: string | null;
  submission_version: number;
  in_force_version: number | null;
  draft_version: number | null;
  confirmed: OfferedRow | null;
  offers: readonly { readonly template: OfferedRow; readonly reason: MatchReason; readonly similarity: number }[];
}
