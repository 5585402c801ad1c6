import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { all, type Condition, type Query } from '../../../database/found-rows.ts';
import { firstReceived, type ReceivedFilter, receivedConditions } from '../../answers/found-received.service.ts';

export type MatchFilter = Omit<CheckedInput<'listTemplateMatches'>['query'], 'pageNumber' | 'limit'>;

/** From here on two names are alike, as the index of their trigrams has it. */
export const leastSimilarity = sql.lit(0.3);

const waiting = ['REQUESTED', 'REJECTED'] as const satisfies ReceivedFilter['productRequestStatus'];

/** Lines that are named are found whatever their status. */
function receivedFilter({ productRequestStatus, textSearch, customerIds, lineIds }: MatchFilter): ReceivedFilter {
  if (lineIds) return { textSearch, customerIds };
  return {
    textSearch,
    customerIds,
    productRequestStatus: productRequestStatus?.length ? productRequestStatus : [...waiting],
  };
}

/** All that a received line must fulfil: that of an archived product, or of a connection that has ended, is only read. */
export const matchConditions = (filter: MatchFilter): Condition =>
  all([
    receivedConditions(receivedFilter(filter)),
    sql<boolean>`not archived and connected`,
    ...(filter.lineIds ? [sql<boolean>`id = any(${filter.lineIds}::uuid[])`] : []),
    ...ofState(filter),
    ...ofTemplate(filter),
  ]);

/** So many of the newest lines, which still have to fulfil the rest. */
export const newestLines = (filter: MatchFilter, count: number): Query =>
  filter.lineIds
    ? sql`select * from received_line where id = any(${filter.lineIds}::uuid[])`
    : firstReceived(receivedFilter(filter), count);

const confirmed = (of: Condition = sql<boolean>`true`): Condition => sql<boolean>`
  (customer_organisation_id, id) in (select m.customer_organisation_id, m.line_id from template_match m where ${of})`;

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
