import {
  type DaysFilter,
  type DomainFilter,
  type FlagFilter,
  type IdFilter,
  type IdsFilter,
  type NumbersFilter,
  type ParameterOf,
  parametersOf,
  type TextFilter,
  type TruthsFilter,
  type WordFilter,
  type WordsFilter,
  type ZoneFilter,
} from '@pcf/contract/filter-kinds';
import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import { type CalendarDay, readerZone } from '../format/date-format.ts';
import { codecOf, type OrderFilter, type PageFilter, type Range } from './codecs.ts';

/** The filters of a list, each with its kind. All that a page does with them is made from this. */
export type PageTable = Readonly<Record<string, PageFilter>>;

/** What a list is narrowed and sorted by, as a page holds it. An empty list or text filters nothing. */
export type FiltersOf<Table extends PageTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

type ValueOf<Filter> = Filter extends TextFilter | DomainFilter
  ? string
  : Filter extends FlagFilter
    ? boolean
    : Filter extends WordsFilter<infer Word>
      ? readonly Word[]
      : Filter extends TruthsFilter
        ? readonly boolean[]
        : Filter extends IdFilter
          ? string | null
          : Filter extends IdsFilter
            ? readonly string[]
            : Filter extends NumbersFilter
              ? Range<number>
              : Filter extends DaysFilter
                ? Range<CalendarDay>
                : Filter extends ZoneFilter
                  ? 'UTC' | null
                  : Filter extends WordFilter<infer Word> | OrderFilter<infer Word>
                    ? Word | null
                    : never;

/** The filters under the names that the calls have for them; only those that are set. */
export type CallQuery<Table extends PageTable> = {
  readonly [Name in keyof Table & string as ParameterOf<CallName<Name, Table[Name]>, Table[Name]>]?: SentValueOf<
    Table[Name]
  >;
};

type CallName<Name, Filter> = Filter extends { readonly call: infer Call extends string } ? Call : Name & string;

type SentValueOf<Filter> = Filter extends FlagFilter
  ? 'true'
  : Filter extends WordsFilter<string> | TruthsFilter | IdsFilter
    ? string[]
    : Filter extends NumbersFilter
      ? number
      : Filter extends WordFilter<infer Word> | OrderFilter<infer Word>
        ? Word
        : string;

type RouterSearch = Readonly<Record<string, unknown>>;

/**
 * Reads the filters out of a query string, whole or as the router has taken it apart. What it does not know it leaves
 * out: an old or mistyped link still works.
 */
export function readFilters<Table extends PageTable>(table: Table, search: string | RouterSearch): FiltersOf<Table> {
  const textsOf = typeof search === 'string' ? textsIn(new URLSearchParams(search)) : textsOfSearch(search);
  return valuesOf(table, (name, filter) => {
    const [first = '', last = ''] = addressOf(name, filter);
    return codecOf(filter).read(textsOf(first), textsOf(last));
  });
}

const textsIn = (parameters: URLSearchParams) => (parameter: string) => parameters.getAll(parameter);

const textsOfSearch = (search: RouterSearch) => (parameter: string) =>
  [search[parameter]]
    .flat()
    .flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? String(item) : []));

/** Without what the server would refuse. */
export const usableFilters = <Table extends PageTable>(table: Table, filters: FiltersOf<Table>): FiltersOf<Table> =>
  valuesOf(table, (name, filter) => codecOf(filter).usable(filters[name]));

/** Nothing is narrowed or sorted. */
export const noFilters = <Table extends PageTable>(table: Table): FiltersOf<Table> =>
  valuesOf(table, (_, filter) => codecOf(filter).none);

function valuesOf<Table extends PageTable>(
  table: Table,
  value: (name: string, filter: PageFilter) => unknown,
): FiltersOf<Table> {
  const values = Object.entries(table).map(([name, filter]) => [name, value(name, filter)]);
  return Object.fromEntries(values) as FiltersOf<Table>;
}

/**
 * Puts the given filters in the place of all the filters of the current query string. Other parameters stay, and all are
 * sorted, so that the same view always has the same address. Begins with a question mark unless nothing is left.
 */
export function writeFilters<Table extends PageTable>(
  table: Table,
  currentSearch: string,
  filters: Partial<FiltersOf<Table>>,
): string {
  const parameters = new URLSearchParams(currentSearch);
  for (const [parameter, texts] of parametersIn(table, filters)) {
    parameters.delete(parameter);
    for (const text of texts) parameters.append(parameter, text);
  }
  parameters.sort();
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What to put into the search of the router: every parameter that there is, undefined where it says nothing. */
export function filterSearch<Table extends PageTable>(
  table: Table,
  filters: Partial<FiltersOf<Table>>,
): Record<string, string | readonly string[] | undefined> {
  const parameters = parametersIn(table, filters).map(([parameter, texts, isList]) => [
    parameter,
    isList && texts.length > 0 ? texts : texts[0],
  ]);
  return Object.fromEntries(parameters);
}

/** Every parameter that there is, with no texts where its filter is not set. */
function parametersIn<Table extends PageTable>(table: Table, filters: Partial<FiltersOf<Table>>) {
  return Object.entries(table).flatMap(([name, filter]) => {
    const value: unknown = filters[name];
    const texts = isSet(value) ? codecOf(filter).write(value) : [];
    return addressOf(name, filter).map(
      (parameter, end) => [parameter, texts[end] ?? [], Array.isArray(value)] as const,
    );
  });
}

/** How many filters narrow a list; one with several values is one, and so are those that are shown together. */
export function countFilters<Table extends PageTable>(table: Table, filters: Partial<FiltersOf<Table>>): number {
  const narrowing = Object.entries(table).filter(
    ([name, { kind }]) => kind !== 'order' && kind !== 'zone' && isSet(filters[name]),
  );
  return new Set(narrowing.map(([name, filter]) => filter.with ?? name)).size;
}

/** What a call is asked with. */
export function toCallQuery<Table extends PageTable>(
  table: Table,
  filters: Partial<FiltersOf<Table>>,
): CallQuery<Table> {
  const set = Object.entries(table).filter(([name]) => isSet(filters[name]));
  const [zoneName] = Object.entries(table).find(([, { kind }]) => kind === 'zone') ?? [];
  const zone = zoneName !== undefined && filters[zoneName] === 'UTC' ? 'UTC' : null;
  const query = new Map<string, unknown>();
  for (const [name, filter] of set) {
    const sent = codecOf(filter).send(filters[name], zone);
    for (const [end, parameter] of parametersOf(filter.call ?? name, filter).entries()) {
      query.set(parameter, sent[end] ?? null);
    }
  }
  // Days are somebody's, and a zone says nothing without them.
  const asksForDays = set.some(([, { kind }]) => kind === 'days');
  if (zoneName !== undefined) query.set(zoneName, asksForDays ? (zone ?? readerZone()) : null);
  return Object.fromEntries([...query].filter(([, value]) => value !== null)) as CallQuery<Table>;
}

const addressOf = (name: string, filter: PageFilter): readonly string[] =>
  typeof filter.address === 'object' ? filter.address : parametersOf(filter.address ?? name, filter);

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((end) => end !== null)
    : Boolean(value);
}

interface Sort<Field> {
  readonly sort: Field | null;
  readonly order: SortDirection | null;
}

/** A head sorts from the highest, then from the lowest, then leaves the list in its own order; a due date the other way round. */
export function nextSort<Field>(current: Sort<Field>, field: Field, first: SortDirection = 'DESC'): Sort<Field> {
  if (current.sort !== field) return { sort: field, order: first };
  const isFirst = (current.order ?? 'DESC') === first;
  return isFirst ? { sort: field, order: first === 'DESC' ? 'ASC' : 'DESC' } : { sort: null, order: null };
}
