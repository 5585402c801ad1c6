import type { purchasedFilters } from '@pcf/contract/line-filters';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { type ProductRequestStatus, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import {
  contains,
  overdueConditions,
  qualityConditions,
  requestedConditions,
  statusesLeft,
  validityConditions,
} from '../../database/list-conditions.ts';
import { all, bySearch, type Condition } from '../../database/list-query.ts';
import { wholeDay } from '../../database/whole-day.ts';

export const inArchive = (filter: LineFilter): Condition =>
  filter.archived ? sql<boolean>`archived` : sql<boolean>`not archived`;

/** All that a line must fulfil. */
export function matches(filter: LineFilter): Condition {
  const { textSearch, productName, productInternalReference, ...besides } = filter;
  const others = [
    inArchive(filter),
    ...ofStatuses(statusesOf(filter)),
    ...ofSuppliers(filter),
    ...lineConditions(besides),
  ];
  return asksForText(filter) ? bySearch(textConditions(filter), others) : all(others);
}

export type LineFilter = Omit<
  CheckedInput<'listPurchasedProducts'>['query'],
  'pageNumber' | 'limit' | 'sortBy' | 'sortDirection'
>;

/** Follows from whatever is asked of an answer; said so that the indexes of answered lines can be used. */
export const isAnswered = sql<boolean>`submission_version > 0`;

export const asksForAnswer = (filter: LineFilter) => answerConditions(filter).length > 0;

export const updateConditions = (filter: LineFilter): Condition[] => [
  ...atLeast('updated_at', filter.lastUpdatedFrom && wholeDay(filter.lastUpdatedFrom, filter.timeZone).begins),
  ...atMost('updated_at', filter.lastUpdatedTo && wholeDay(filter.lastUpdatedTo, filter.timeZone).ends),
];

export const valueConditions = (filter: LineFilter): Condition[] => [
  ...atLeast('emission_value', filter.emissionValueFrom),
  ...atMost('emission_value', filter.emissionValueTo),
];

export const asksForText = ({ textSearch, productName, productInternalReference }: LineFilter) =>
  Boolean(textSearch || productName || productInternalReference);

type Name = keyof typeof purchasedFilters;
type Conditions = (filter: LineFilter) => Condition[];

/** What filters ask of what was answered. */
const ofAnswer = {
  emissionDataVerified: ({ emissionDataVerified }) =>
    among(
      'emission_data_verified',
      emissionDataVerified?.map((word) => word === 'true' || word === '1'),
      'boolean[]',
    ),
  emissionValue: valueConditions,
  emissionValueConfidence: ({ emissionValueConfidence }) =>
    among('emission_value_confidence', emissionValueConfidence, 'text[]'),
  emissionValueGranularity: ({ emissionValueGranularity }) =>
    among('emission_value_granularity', emissionValueGranularity, 'text[]'),
  shareOfPrimaryDataInEmissionFactor: (filter) => [
    ...atLeast('primary_data_share', filter.shareOfPrimaryDataInEmissionFactorFrom),
    ...atMost('primary_data_share', filter.shareOfPrimaryDataInEmissionFactorTo),
  ],
  validity: ({ validity }) => validityConditions('in_force_valid_until', validity),
  dataQuality: ({ dataQuality }) => qualityConditions(dataQuality),
} satisfies Partial<Record<Name, Conditions>>;

/** Every list says these first, since its indexes begin with them; the zone belongs to the days. */
type SaidFirst = 'archived' | 'productRequestStatus' | 'supplierIds' | 'timeZone';

/** What each filter of the table asks of the line itself; a filter without a condition does not compile. */
const ofLine: Readonly<Record<Exclude<Name, SaidFirst | keyof typeof ofAnswer>, Conditions>> = {
  lastUpdated: updateConditions,
  overdue: overdueConditions,
  requested: requestedConditions,
  textSearch: ({ textSearch }) => contains('search_text', textSearch),
  productName: ({ productName }) => contains('search_text', productName, 'product_name'),
  productInternalReference: ({ productInternalReference }) =>
    contains('search_text', productInternalReference, 'internal_reference'),
};

/** What a search asks of the texts of a line. */
export const textConditions = (filter: LineFilter): Condition[] => [
  ...ofLine.textSearch(filter),
  ...ofLine.productName(filter),
  ...ofLine.productInternalReference(filter),
];

/** What a line must fulfil besides its status, its supplier and whether it is archived. */
export function lineConditions(filter: LineFilter): Condition[] {
  const answered = answerConditions(filter);
  return [
    ...Object.values(ofLine).flatMap((conditions) => conditions(filter)),
    ...(answered.length > 0 ? [isAnswered] : []),
    ...answered,
  ];
}

function answerConditions(filter: LineFilter): Condition[] {
  return Object.values(ofAnswer).flatMap((conditions) => conditions(filter));
}

function among(
  column: string,
  values: readonly (string | boolean)[] | undefined,
  type: 'boolean[]' | 'text[]' | 'uuid[]',
): Condition[] {
  return values?.length ? [sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)})`] : [];
}

function atLeast(column: string, least: string | number | undefined): Condition[] {
  return least === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${least}`];
}

function atMost(column: string, most: string | number | undefined): Condition[] {
  return most === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${most}`];
}

/** The statuses that are asked for; none where all of them are. */
export function statusesOf({ productRequestStatus = [], overdue }: LineFilter): readonly ProductRequestStatus[] {
  const asked = productRequestStatus.length < productRequestStatuses.length ? productRequestStatus : [];
  return statusesLeft(asked, { overdue });
}

/** A single value is compared, so that the planner knows the order within it. */
export function ofStatuses(statuses: readonly ProductRequestStatus[]): Condition[] {
  const [status] = statuses;
  return statuses.length === 1 ? [sql<boolean>`status = ${status}`] : among('status', statuses, 'text[]');
}

export function ofSuppliers({ supplierIds = [] }: LineFilter): Condition[] {
  const [supplierId] = supplierIds;
  return supplierIds.length === 1
    ? [sql<boolean>`supplier_organisation_id = ${supplierId}::uuid`]
    : among('supplier_organisation_id', supplierIds, 'uuid[]');
}
