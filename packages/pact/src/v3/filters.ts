import { type Place, placesAround } from './geography.ts';
import { maxListed } from './model/list-bound.ts';
import { validityOf } from './period.ts';

const repeatable = ['productId', 'companyId', 'geography', 'classification'] as const;
const dated = ['validOn', 'validAfter', 'validBefore'] as const;

type Repeatable = (typeof repeatable)[number];
type DatedFilter = (typeof dated)[number];

/** Which footprints somebody asks for: any value of a criterion, but all of the criteria. */
export type FootprintFilters = Readonly<Partial<Record<Repeatable, readonly string[]>>> &
  Readonly<Partial<Record<DatedFilter, Date>>> & { readonly status?: string };

type Problem = { readonly filters: null; readonly problem: string };
type Given = Readonly<Record<string, unknown>>;

/** Of an event or of a query. Parameters that we do not know are somebody else's. */
export function parseCriteria(given: Given): { readonly filters: FootprintFilters } | Problem {
  const filters: Record<string, readonly string[] | Date | string> = {};
  for (const name of repeatable) {
    const values = textsOf(given[name]);
    if (values === null) return problem(name, 'not a text');
    if (values.length > maxListed) return problem(name, `more than ${maxListed} at once`);
    if (values.length > 0) filters[name] = values;
  }
  for (const name of dated) {
    const values = textsOf(given[name]);
    if (values === null || values.length > 1) return problem(name, 'not a single moment');
    const [value] = values;
    if (value === undefined) continue;
    const moment = momentOf(value);
    if (moment === null) return problem(name, 'not a moment such as 2026-01-31T00:00:00Z');
    filters[name] = moment;
  }
  const statuses = textsOf(given.status);
  if (statuses === null || statuses.length > 1) return problem('status', 'not a single text');
  if (statuses[0] !== undefined) filters.status = statuses[0];
  return { filters: filters as FootprintFilters };
}

/** Of the query string of a list; a problem is answered with BadRequest. */
export function parseFootprintQuery(
  given: Given,
): { readonly filters: FootprintFilters; readonly limit: number | null } | Problem {
  const criteria = parseCriteria(given);
  if (criteria.filters === null) return criteria;
  const limits = textsOf(given.limit);
  const [limit] = limits ?? [];
  if (limits === null || limits.length > 1 || (limit !== undefined && !/^\d{1,9}$/.test(limit))) {
    return problem('limit', 'not a whole number');
  }
  return { filters: criteria.filters, limit: limit === undefined ? null : Number(limit) };
}

const problem = (name: string, why: string): Problem => ({ filters: null, problem: `${name}: ${why}` });

/** Null where there is something else than texts; null inside an event is as good as absent. */
function textsOf(value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every((each) => typeof each === 'string') ? values : null;
}

const momentPattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/i;

/** A day stands for its first moment. */
function momentOf(text: string): Date | null {
  const time = momentPattern.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

interface Filtered {
  readonly status: string;
  readonly productIds: readonly string[];
  readonly companyIds: readonly string[];
  readonly productClassifications?: readonly string[] | null | undefined;
  readonly validityPeriodStart?: string | null | undefined;
  readonly validityPeriodEnd?: string | null | undefined;
  readonly pcf: Place & { readonly referencePeriodEnd: string };
}

/** A country is found by the region that it lies in as well. Case matters nowhere. */
export function matches(footprint: Filtered, filters: FootprintFilters): boolean {
  const { validOn, validAfter, validBefore, status } = filters;
  const { start, end } = validityOf(footprint);
  return (
    sharesOne(filters.productId, footprint.productIds) &&
    sharesOne(filters.companyId, footprint.companyIds) &&
    sharesOne(filters.classification, footprint.productClassifications ?? []) &&
    sharesOne(filters.geography, placesAround(footprint.pcf)) &&
    (status === undefined || sharesOne([status], [footprint.status])) &&
    (validOn === undefined || (start <= validOn && validOn <= end)) &&
    (validAfter === undefined || start > validAfter) &&
    (validBefore === undefined || end < validBefore)
  );
}

function sharesOne(wanted: readonly string[] | undefined, has: readonly string[]): boolean {
  if (wanted === undefined) return true;
  const known = new Set(has.map((value) => value.toLowerCase()));
  return wanted.some((value) => known.has(value.toLowerCase()));
}
