import { z } from 'zod';
import {
  type DaysFilter,
  type DomainFilter,
  type FilterKind,
  type FilterTable,
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
} from './filter-kinds.ts';
import { flag } from './flag-parameter.ts';
import { listParameter } from './list-parameter.ts';
import { timeZone } from './time-zone.ts';

const booleans = ['true', '1', 'false', '0'] as const;

const text = ({ most }: TextFilter) => z.string().trim().max(most).optional();
const domain = ({ most }: DomainFilter) => z.string().trim().toLowerCase().max(most).optional();
const word = <Word extends string>({ words: known }: WordFilter<Word>) => z.enum(known).optional();
const words = <Word extends string>({ words: known }: WordsFilter<Word>) => listParameter(z.enum(known), known.length);
const truths = listParameter(z.enum(booleans), booleans.length);
const id = z.uuid().optional();
const ids = ({ most }: IdsFilter) => listParameter(z.uuid(), most);
const numbers = ({ min, max }: NumbersFilter) => z.coerce.number().min(min).max(max).optional();
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional();

type SchemaOf<Filter> = Filter extends TextFilter | DomainFilter
  ? ReturnType<typeof text>
  : Filter extends FlagFilter
    ? typeof flag
    : Filter extends WordFilter<infer Word>
      ? ReturnType<typeof word<Word>>
      : Filter extends WordsFilter<infer Word>
        ? ReturnType<typeof words<Word>>
        : Filter extends TruthsFilter
          ? typeof truths
          : Filter extends IdFilter
            ? typeof id
            : Filter extends IdsFilter
              ? ReturnType<typeof ids>
              : Filter extends NumbersFilter
                ? ReturnType<typeof numbers>
                : Filter extends DaysFilter
                  ? typeof moment
                  : typeof timeZone;

export type FilterQuery<Table extends FilterTable> = {
  readonly [Name in keyof Table & string as ParameterOf<Name, Table[Name]>]: SchemaOf<Table[Name]>;
};

type About<Table extends FilterTable> = { readonly [Parameter in keyof FilterQuery<Table>]?: string };

/** The query parameters of the filters of a list, each with what the documentation says about it. */
export function filterQuery<Table extends FilterTable>(table: Table, about: About<Table>): FilterQuery<Table> {
  const said = new Map<string, unknown>(Object.entries(about));
  const parameters = Object.entries(table).flatMap(([name, filter]) => {
    const schema = schemaOf(filter);
    return parametersOf(name, filter).map((parameter) => {
      const words = said.get(parameter);
      return [parameter, typeof words === 'string' ? schema.describe(words) : schema] as const;
    });
  });
  return Object.fromEntries(parameters) as FilterQuery<Table>;
}

function schemaOf(filter: FilterKind) {
  switch (filter.kind) {
    case 'text':
      return text(filter);
    case 'domain':
      return domain(filter);
    case 'flag':
      return flag;
    case 'word':
      return word(filter);
    case 'words':
      return words(filter);
    case 'truths':
      return truths;
    case 'id':
      return id;
    case 'ids':
      return ids(filter);
    case 'numbers':
      return numbers(filter);
    case 'days':
      return moment;
    case 'zone':
      return timeZone;
  }
}
