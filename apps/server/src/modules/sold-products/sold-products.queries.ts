import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import {
  all,
  type Condition,
  countedRows,
  countFound,
  countUpTo,
  glanceOrGather,
  indexOrder,
  listOrder,
  type Page,
  type ProductOrder,
  type Query,
  rowsOf,
  sortColumn,
  sortFieldOf,
} from '../../database/list-query.ts';
import {
  ownTemplate,
  presentTemplate,
  summaryColumns,
  type TemplateRow,
  templateColumnsShown,
} from './present-sold-product.ts';
import {
  asksForText,
  completeOf,
  matches,
  ofComplete,
  otherConditions,
  type TemplateFilter,
  updateConditions,
  valueConditions,
} from './sold-product-filter.ts';

/** What templates are narrowed and sorted by, and nothing that would have to be looked up elsewhere. */
const columns = sql`id, name, internal_reference, complete, emission_value, valid_until, created_at, updated_at, search_text`;

/** Finds the page by ids before it reads all that is shown, so that holders are counted for its templates only. */
export const selectTemplates = (
  db: Queries,
  { filter, order, page }: { filter: TemplateFilter; order: ProductOrder; page: Page },
) =>
  db
    .selectFrom(sql<TemplateRow>`${rowsOf('own_template', pageIds(filter, order, page))}`.as('t'))
    .select(summaryColumns)
    .orderBy(listOrder(order));

export function countTemplates(db: Queries, filter: TemplateFilter, page?: Page) {
  const found = { view: 'own_template', matching: matches(filter) };
  return asksForText(filter)
    ? countFound(db, { ...found, newest: (count) => firstTemplates(filter, {}, count) }, page)
    : countUpTo(db, countedRows(found));
}

export const selectTemplate = (db: Queries | Tx, templateId: string) =>
  db.selectFrom(ownTemplate).select(templateColumnsShown).where('id', '=', templateId);

export const presentedTemplate = async (tx: Tx, templateId: string): Promise<OperationOutput<'getTemplate'>> =>
  presentTemplate(await selectTemplate(tx, templateId).executeTakeFirstOrThrow());

/** The ids of a page of a list. */
function pageIds(filter: TemplateFilter, order: ProductOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const offered = (count: number) => firstTemplates(filter, order, count);
  const templates = isExact(filter, order)
    ? offered(upTo)
    : glanceOrGather({
        view: 'own_template',
        matching: matches(filter),
        columns: sql`id, ${sortColumn(order)}`,
        order: listOrder(order),
        upTo,
        offered,
      });
  return sql`select id from (${templates}) templates order by ${listOrder(order)} limit ${limit} offset ${offset}`;
}

/** Whether every template that the order offers matches. */
function isExact(filter: TemplateFilter, order: ProductOrder): boolean {
  const field = sortFieldOf(order);
  return (
    otherConditions(filter).length === 0 &&
    (field === 'UPDATED_AT' || updateConditions(filter).length === 0) &&
    (field === 'EMISSION_VALUE' || valueConditions(filter).length === 0)
  );
}

/**
 * The first templates in the order of a list. An index has it within the complete and the incomplete ones, and with those
 * that have no value at one end: the first of each, merged. A range of what is sorted by is where the index begins and ends.
 */
function firstTemplates(filter: TemplateFilter, order: ProductOrder, count: number): Query {
  const branches = completeOf(filter)
    .flatMap((complete) => partsOf(filter, order).map((part) => all([ofComplete([complete]), ...part])))
    .map(
      (part) => sql`(select ${columns} from own_template where ${part} order by ${indexOrder(order)} limit ${count})`,
    );
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${listOrder(order)} limit ${count}`;
}

function partsOf(filter: TemplateFilter, order: ProductOrder): Condition[][] {
  const field = sortFieldOf(order);
  if (field === 'UPDATED_AT') return [updateConditions(filter)];
  if (field !== 'EMISSION_VALUE') return [[]];
  const range = valueConditions(filter);
  return range.length > 0
    ? [range]
    : [[sql<boolean>`emission_value is not null`], [sql<boolean>`emission_value is null`]];
}
