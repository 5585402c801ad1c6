import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { firstLines } from '../../database/around-written-file.ts';
import { asksForWaiting, lateStatuses, overdueConditions, waitingConditions } from '../../database/list-conditions.ts';
import {
  all,
  byNoIndex,
  type Condition,
  glanceOrGather,
  glanceOrGatherFound,
  hasDateToKeep,
  hasNoDateToKeep,
  idOrder,
  indexOrder,
  listOrder,
  type Page,
  type ProductOrder,
  type Query,
  sortColumns,
  sortFieldOf,
} from '../../database/list-query.ts';
import { besidesDays } from '../../database/tallies.ts';
import {
  asksForAnswer,
  asksForText,
  inArchive,
  isAnswered,
  type LineFilter,
  lineConditions,
  matches,
  ofStatuses,
  ofSuppliers,
  statusesOf,
  textConditions,
  updateConditions,
  valueConditions,
} from './line-filter.ts';

const isValued = sql<boolean>`emission_value is not null`;
// Whatever has a value was answered; said so that the index of answered lines can be used, and not where the order of values
// is walked: all that was answered would be gathered and sorted, since most organisations have little.
const hasValue = sql<boolean>`${isValued} and ${isAnswered}`;
const hasNoValue = sql<boolean>`emission_value is null`;

/** The ids of a page of a list. */
export function pageIds(filter: LineFilter, order: ProductOrder, { limit, offset }: Page): Query {
  const upTo = offset + limit;
  const lines = linesOf(filter, order, upTo);
  return sql`select id from (${lines}) lines order by ${listOrder(order)} limit ${limit} offset ${offset}`;
}

function linesOf(filter: LineFilter, order: ProductOrder, upTo: number): Query {
  switch (sortFieldOf(order)) {
    case 'EMISSION_VALUE':
      return byPresent(filter, order, upTo, {
        present: isValued,
        gathering: hasValue,
        absent: hasNoValue,
        alone: valueConditions(filter).length > 0,
      });
    case 'DUE_DATE':
      return asksForLate(filter)
        ? byPresent(filter, order, upTo, {
            present: hasDateToKeep,
            gathering: hasDateToKeep,
            absent: hasNoDateToKeep,
            alone: filter.overdue === true,
          })
        : foundById(filter, order, upTo, [hasNoDateToKeep]);
    default:
      return byColumn(filter, order, upTo);
  }
}

/** Whether any line that is asked for can have a date to keep. */
const asksForLate = (filter: LineFilter) => {
  const statuses = statusesOf(filter);
  return statuses.length === 0 || statuses.some((status) => lateStatuses.includes(status));
};

function byColumn(filter: LineFilter, order: ProductOrder, upTo: number): Query {
  const offer = offerOf(filter, order);
  return offer.exact
    ? firstOffered(offer, order, upTo, { columns: sql`id, ${sortColumns(order)}` })
    : found(filter, order, upTo, { offer });
}

interface Present {
  /** Has what the order is by. */
  readonly present: Condition;
  /** The same, as it helps to gather. */
  readonly gathering: Condition;
  readonly absent: Condition;
  /** Nothing else matches. */
  readonly alone: boolean;
}

/** Lines with a value, or a date, come first, by its index; the others follow by id, and are read only where they are needed. */
function byPresent(filter: LineFilter, order: ProductOrder, upTo: number, asked: Present): Query {
  const { present, gathering, absent, alone } = asked;
  const { exact, ...offered } = offerOf(filter, order);
  const offer = { ...offered, exact, conditions: [...offered.conditions, present] };
  // A search is dear to look up twice, and what is alone has none without.
  if (asksForText(filter) || alone) return found(filter, order, upTo, { offer });
  const needed = sql<boolean>`(select count(*) from present) < ${upTo}`;
  const first = exact
    ? firstOffered(offer, order, upTo)
    : found(filter, order, upTo, { offer, gathering: [gathering] });
  return sql`
    with present as materialized (
      select id, ${sortColumns(order)} from (${first}) with_it order by ${indexOrder(order)} limit ${upTo}
    )
    select * from present
    union all
    select * from (${foundById(filter, order, upTo, [absent, needed])}) without_it`;
}

interface Finding {
  readonly offer: Offer;
  /** What follows from the offer, and helps to gather. */
  readonly gathering?: readonly Condition[];
}

function found(filter: LineFilter, order: ProductOrder, upTo: number, { offer, gathering = [] }: Finding): Query {
  const asked = {
    ...ofLines(filter, order, upTo),
    gathering: all([matches(filter), ...gathering]),
    offered: (count: number) => firstOffered(offer, order, count),
  };
  if (!asksForText(filter)) return glanceOrGather(asked, isToldByOrder(filter, order) ? 'deep' : 'usual');
  return glanceOrGatherFound(asked, { isCommon: isCommonText(filter), narrowed: narrowedBy(filter, order, offer) });
}

/** The lines that are left of an offer by what the index of its order tells, with no more than it tells; none where it tells nothing. */
function narrowedBy(filter: LineFilter, order: ProductOrder, offer: Offer) {
  const told = toldByOrder(filter, order);
  if (told.length === 0) return undefined;
  const narrowed = { ...offer, conditions: [...offer.conditions, ...told] };
  return (count: number) => firstOffered(narrowed, order, count, { columns: sql`id, ${sortColumns(order)}` });
}

/** Those without what the order is by, as the first condition says; others may say when they are needed. */
const foundById = (
  filter: LineFilter,
  order: ProductOrder,
  upTo: number,
  [absent, ...more]: readonly [Condition, ...Condition[]],
): Query =>
  glanceOrGather({
    ...ofLines(filter, order, upTo),
    matching: all([matches(filter), absent, ...more]),
    offered: (count) =>
      sql`select * from purchased_line where ${all([inArchive(filter), absent])} order by ${idOrder(order)} limit ${count}`,
  });

const ofLines = (filter: LineFilter, order: ProductOrder, upTo: number) => ({
  view: 'purchased_line',
  matching: matches(filter),
  columns: sql`id, ${sortColumns(order)}`,
  order: listOrder(order),
  upTo,
});

/** Whether the newest lines have the text that is searched for more often than every fiftieth time. */
const isCommonText = (filter: LineFilter) => {
  const newest = firstOffered({ statuses: [], conditions: [inArchive(filter)], exact: true }, {}, 300);
  return sql<boolean>`(select count(*) > 6 from (${newest}) newest where ${all(textConditions(filter))})`;
};

/**
 * Whether the index of an order tells all that the filter asks for, so that it is walked without a look at the lines. What a
 * supplier has is gathered sooner: its index tells as much.
 */
function isToldByOrder(filter: LineFilter, order: ProductOrder) {
  const field = sortFieldOf(order);
  if (field === 'CREATED_AT' || ofSuppliers(filter).length > 0) return false;
  const { lastUpdatedFrom, lastUpdatedTo, ...besides } = filter;
  return lineConditions(field === 'UPDATED_AT' ? besides : filter).length === 0;
}

/**
 * What the index of an order tells of a filter, so that other lines are stepped over. That of the newest is chosen by it.
 * The index of values is small and is walked: by that of a supplier each of its lines would be read to see its value.
 */
function toldByOrder(filter: LineFilter, order: ProductOrder): Condition[] {
  const narrowed = [...ofStatuses(statusesOf(filter)), ...ofSuppliers(filter)];
  switch (sortFieldOf(order)) {
    case 'CREATED_AT':
      return [];
    case 'EMISSION_VALUE':
      return narrowed.map(byNoIndex);
    case 'DUE_DATE':
      return narrowed;
    default:
      return asksForAnswer(filter) ? [...narrowed, isAnswered] : narrowed;
  }
}

/** The lines that indexes offer in the order of a list: as near to what is asked for as an index comes. */
interface Offer {
  /** An index has the order within one status only; none stands for all of them. */
  readonly statuses: readonly ProductRequestStatus[];
  readonly conditions: readonly Condition[];
  /** Whether every line offered matches. */
  readonly exact: boolean;
}

function offerOf(filter: LineFilter, order: ProductOrder): Offer {
  const archive = inArchive(filter);
  switch (sortFieldOf(order)) {
    case 'CREATED_AT':
      return offerOfNewest(filter);
    case 'UPDATED_AT': {
      const { lastUpdatedFrom, lastUpdatedTo, ...besides } = filter;
      return { statuses: [], conditions: [archive, ...updateConditions(filter)], exact: asksForNothing(besides) };
    }
    case 'EMISSION_VALUE': {
      // All that was answered would be gathered otherwise, which takes longer than to step over what has another status.
      const { productRequestStatus, overdue, ...besides } = filter;
      const conditions = [archive, ...ofStatuses(statusesOf(filter)), ...valueConditions(filter)];
      return { statuses: [], conditions, exact: !overdue && asksForNothing(besides) };
    }
    case 'DUE_DATE': {
      const { productRequestStatus, overdue, ...besides } = filter;
      const conditions = [archive, ...overdueConditions(filter), ...ofStatuses(statusesOf(filter))];
      return { statuses: [], conditions, exact: asksForNothing(besides) };
    }
    case 'INTERNAL_REFERENCE':
      return { statuses: [], conditions: [archive], exact: asksForNothing(filter) };
    case 'SUBMITTED_AT': {
      const { productRequestStatus, ...besides } = filter;
      const [status, ...others] = productRequestStatus ?? [];
      // Said as it stands in the index of what waits for a review, so that a plan that is kept can use it.
      const conditions = [archive, sql<boolean>`status = 'PENDING_REVIEW'`];
      return {
        statuses: [],
        conditions,
        exact: status === 'PENDING_REVIEW' && others.length === 0 && asksForNothing(besides),
      };
    }
  }
}

/** The order in which lists open, which an index has within a status too, and within a supplier. */
function offerOfNewest(filter: LineFilter): Offer {
  const [archive, statuses, suppliers] = [inArchive(filter), statusesOf(filter), ofSuppliers(filter)];
  if (isWaiting(filter)) return { statuses, conditions: [archive, ...waitingConditions(filter)], exact: true };
  // What was answered is seldom among the newest of a supplier.
  const ofSupplier =
    statuses.length === 0 && filter.supplierIds?.length === 1 && !asksForAnswer(filter) ? suppliers : [];
  return {
    statuses,
    conditions: [archive, ...ofSupplier, ...(asksForAnswer(filter) ? [isAnswered] : [])],
    exact: lineConditions(filter).length === 0 && suppliers.length === ofSupplier.length,
  };
}

/** What is read one by one to count what a search finds: of a supplier, its index tells the statuses and what was answered. */
export function offerToCount(filter: LineFilter): Offer {
  if (filter.supplierIds?.length !== 1) return offerOf(filter, {});
  const told = [
    ...ofSuppliers(filter),
    ...ofStatuses(statusesOf(filter)),
    ...(asksForAnswer(filter) ? [isAnswered] : []),
  ];
  return { statuses: [], conditions: [inArchive(filter), ...told], exact: false };
}

/** The index of the statuses has the days of waiting as well, and nothing else that a filter could ask for. */
const isWaiting = (filter: LineFilter) =>
  asksForWaiting(filter, statusesOf(filter)) &&
  ofSuppliers(filter).length === 0 &&
  !filter.validity?.length &&
  lineConditions(besidesDays(filter)).length === 0;

const asksForNothing = (filter: LineFilter) =>
  statusesOf(filter).length === 0 && ofSuppliers(filter).length === 0 && lineConditions(filter).length === 0;

/** The first lines of an offer; of several statuses the first of each, merged. */
export function firstOffered(
  { statuses, conditions }: Offer,
  order: ProductOrder,
  count: number,
  { columns = sql`*` }: { readonly columns?: Query } = {},
): Query {
  const first = (status: readonly ProductRequestStatus[]) =>
    firstLines({ columns, conditions: [...conditions, ...ofStatuses(status)], order, count });
  if (statuses.length <= 1) return first(statuses);
  const branches = statuses.map((status) => first([status]));
  return sql`select * from (${sql.join(branches, sql` union all `)}) branches order by ${indexOrder(order)} limit ${count}`;
}
