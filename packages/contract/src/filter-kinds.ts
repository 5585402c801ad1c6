/**
 * The kinds of filters that a list can have. A table names each filter of a list once, with its kind; the query of the
 * call, the address of the page and the conditions of the server are made from it. Nothing here loads zod, so that a page
 * can read the tables.
 */
export type FilterKind =
  | TextFilter
  | DomainFilter
  | FlagFilter
  | WordFilter<string>
  | WordsFilter<string>
  | TruthsFilter
  | IdFilter
  | IdsFilter
  | NumbersFilter
  | DaysFilter
  | ZoneFilter;

export type FilterTable = Readonly<Record<string, FilterKind>>;

/** The parameters of a query that a filter has: a range has one for each end. */
export type ParameterOf<Name extends string, Filter> = Filter extends { readonly ends: Ends<infer End> }
  ? End
  : Filter extends NumbersFilter | DaysFilter
    ? `${Name}From` | `${Name}To`
    : Name;

type Ends<End extends string> = readonly [from: End, to: End];

/** A part of a text. */
export interface TextFilter {
  readonly kind: 'text';
  readonly most: number;
}

/** The domain of an address, in small letters. */
export interface DomainFilter {
  readonly kind: 'domain';
  readonly most: number;
}

export interface FlagFilter {
  readonly kind: 'flag';
}

/** One of some words. */
export interface WordFilter<Word extends string> {
  readonly kind: 'word';
  readonly words: readonly Word[];
}

/** Any of some words. */
export interface WordsFilter<Word extends string> {
  readonly kind: 'words';
  readonly words: readonly Word[];
}

/** Yes, no, or either. */
export interface TruthsFilter {
  readonly kind: 'truths';
}

export interface IdFilter {
  readonly kind: 'id';
}

export interface IdsFilter {
  readonly kind: 'ids';
  readonly most: number;
}

/** Both ends included; an end may be open. */
export interface NumbersFilter {
  readonly kind: 'numbers';
  readonly min: number;
  readonly max: number;
}

/** As numbers; a moment stands for its whole day. */
export interface DaysFilter {
  readonly kind: 'days';
  /** The parameters of the first and the last day, where they are not called after the filter. */
  readonly ends?: Ends<string>;
}

/** Whose days the filters by days mean. */
export interface ZoneFilter {
  readonly kind: 'zone';
}

export const text = (most: number): TextFilter => ({ kind: 'text', most });
export const domain = (most: number): DomainFilter => ({ kind: 'domain', most });
export const flag: FlagFilter = { kind: 'flag' };
export const word = <const Word extends string>(known: readonly Word[]): WordFilter<Word> => ({
  kind: 'word',
  words: known,
});
export const words = <const Word extends string>(known: readonly Word[]): WordsFilter<Word> => ({
  kind: 'words',
  words: known,
});
export const truths: TruthsFilter = { kind: 'truths' };
export const id: IdFilter = { kind: 'id' };
export const ids = (most: number): IdsFilter => ({ kind: 'ids', most });
export const numbers = (min: number, max: number): NumbersFilter => ({ kind: 'numbers', min, max });
export const days = { kind: 'days' } as const satisfies DaysFilter;
export const daysBetween = <const End extends string>(from: End, to: End) =>
  ({ kind: 'days', ends: [from, to] }) as const satisfies DaysFilter;
export const zone: ZoneFilter = { kind: 'zone' };

interface ParameterNames {
  readonly kind: string;
  readonly ends?: Ends<string>;
}

/** The parameters of a filter under its name; a range has one for each end. */
export function parametersOf(name: string, filter: ParameterNames): readonly string[] {
  if (filter.ends) return filter.ends;
  return filter.kind === 'numbers' || filter.kind === 'days' ? [`${name}From`, `${name}To`] : [name];
}
