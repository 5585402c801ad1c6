import type { namedSoldProductFilters } from '@pcf/contract/line-query';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { contains, validityConditions } from '../../database/list-conditions.ts';
import { all, type Condition } from '../../database/list-query.ts';
import { wholeDay } from '../../database/whole-day.ts';

export type TemplateFilter = Omit<
  CheckedInput<'listTemplates'>['query'],
  'pageNumber' | 'limit' | 'sortBy' | 'sortDirection'
>;

type Words = TemplateFilter['complete'];

/** Either answer where both are asked for, or none. */
function askedFor(words: Words): readonly [boolean] | readonly [true, false] {
  const asked = new Set(words?.map((word) => word === 'true' || word === '1'));
  const [only] = asked;
  return asked.size === 1 && only !== undefined ? [only] : [true, false];
}

export const completeOf = ({ complete }: TemplateFilter) => askedFor(complete);

/** Always said, since the indexes begin with it. A single value is compared, so that the planner knows the order within it. */
export const ofComplete = (asked: readonly boolean[]): Condition =>
  asked.length === 1 ? sql<boolean>`complete = ${asked[0]}` : sql<boolean>`complete = any(${asked}::boolean[])`;

export const updateConditions = ({ lastUpdatedFrom, lastUpdatedTo, timeZone }: TemplateFilter): Condition[] => [
  ...(lastUpdatedFrom ? [sql<boolean>`updated_at >= ${wholeDay(lastUpdatedFrom, timeZone).begins}`] : []),
  ...(lastUpdatedTo ? [sql<boolean>`updated_at <= ${wholeDay(lastUpdatedTo, timeZone).ends}`] : []),
];

export const valueConditions = ({ emissionValueFrom: from, emissionValueTo: to }: TemplateFilter): Condition[] => [
  ...(from === undefined ? [] : [sql<boolean>`emission_value >= ${from}`]),
  ...(to === undefined ? [] : [sql<boolean>`emission_value <= ${to}`]),
];

export const asksForText = ({ textSearch, productName, productInternalReference }: TemplateFilter) =>
  Boolean(textSearch || productName || productInternalReference);

/** What each filter of the table asks of a template that no order of a list has an index for; the zone belongs to the days. */
const others: Readonly<
  Record<
    Exclude<keyof typeof namedSoldProductFilters, 'complete' | 'emissionValue' | 'lastUpdated' | 'timeZone'>,
    (filter: TemplateFilter) => Condition[]
  >
> = {
  templateIds: ({ templateIds }) => (templateIds ? [sql<boolean>`id = any(${templateIds}::uuid[])`] : []),
  textSearch: ({ textSearch }) => contains('search_text', textSearch),
  productName: ({ productName }) => contains('search_text', productName, 'name'),
  productInternalReference: ({ productInternalReference }) =>
    contains('search_text', productInternalReference, 'internal_reference'),
  validity: ({ validity }) => validityConditions('valid_until', validity),
  outdated: ofOutdated,
};

/** What no order of a list has an index for. */
export const otherConditions = (filter: TemplateFilter): Condition[] =>
  Object.values(others).flatMap((conditions) => conditions(filter));

/** All that a template must fulfil. */
export const matches = (filter: TemplateFilter): Condition =>
  all([
    ofComplete(completeOf(filter)),
    ...updateConditions(filter),
    ...valueConditions(filter),
    ...otherConditions(filter),
  ]);

function ofOutdated({ outdated }: TemplateFilter): Condition[] {
  const asked = askedFor(outdated);
  if (asked.length === 2) return [];
  const held = sql<boolean>`id in (
    select u.template_id from template_use u where u.supplier_organisation_id = current_organisation() and u.outdated)`;
  return [asked[0] ? held : sql<boolean>`not ${held}`];
}
