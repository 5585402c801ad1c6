import type { FilterKind } from '@pcf/contract/filter-kinds';
import { type CalendarDay, dayOf, readMoment, startOfDay } from '../format/date-format.ts';

/** What a page keeps in its address: the filters of a call and the order of its list. */
export type PageFilter = (FilterKind | OrderFilter) & {
  /** Its parameter in the address of the page, where that is not its name; of a range, one for each end. */
  readonly address?: string | readonly [from: string, to: string];
  /** Its name in the call, where that is another one. */
  readonly call?: string;
  /** Its words come in the order in which they are known, however they are given. */
  readonly sorted?: true;
  /** Another filter, which it is shown and counted with. */
  readonly with?: string;
};

/** A list is in one order, and has all of its rows in any. */
export interface OrderFilter<Word extends string = string> {
  readonly kind: 'order';
  readonly words: readonly Word[];
}

/** Both ends included; null where an end is open. */
export interface Range<Value> {
  readonly from: Value | null;
  readonly to: Value | null;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const isWithin = (value: number, { min, max }: Bounds) => value >= min && value <= max;

type Texts = readonly string[];

/** How the values of a filter are read and written. Of a range, the first end comes before the last. */
export interface Codec<Value> {
  readonly none: Value;
  read(first: Texts, last: Texts): Value;
  /** The texts of each parameter in the address. */
  write(value: Value): readonly Texts[];
  /** What each parameter of the call says. */
  send(value: Value, zone: string | null): readonly unknown[];
  /** Without what the server would refuse: a mistyped link still shows a list. */
  usable(value: Value): Value;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const twelveHours = 12 * 60 * 60 * 1000;

export function codecOf(filter: PageFilter): Codec<unknown> {
  switch (filter.kind) {
    case 'text':
      return text(filter.most);
    case 'domain':
      return domain(filter.most);
    case 'flag':
      return flag;
    case 'word':
      return word(filter.words);
    case 'words':
      return filter.sorted ? sortedWords(filter.words) : words(filter.words);
    case 'truths':
      return truths;
    case 'id':
      return id;
    case 'ids':
      return ids(filter.most);
    case 'numbers':
      return numbers(filter);
    case 'days':
      return days;
    case 'zone':
      return zone;
    case 'order':
      return order(filter.words);
  }
}

const text = (most: number): Codec<string> =>
  single(
    '',
    ([first = '']) => first.trim().slice(0, most),
    (value) => value,
  );

/** A domain, one with an @ in front, or a whole address. */
const domain = (most: number): Codec<string> =>
  single(
    '',
    ([first = '']) => readDomain(first, most),
    (value) => value,
  );

const flag: Codec<boolean> = single(false, ([first = '']) => parseBoolean(first.trim())[0] ?? false, String);

/** Said once and exactly: of several, none is meant. */
const word = <Word extends string>(known: readonly Word[]): Codec<Word | null> =>
  single(null, (texts) => known.find((each) => texts.length === 1 && each === texts[0]) ?? null, String);

const words = <Word extends string>(known: readonly Word[]): Codec<readonly Word[]> =>
  list((texts) => knownOf(known, texts));

const sortedWords = <Word extends string>(known: readonly Word[]): Codec<readonly Word[]> =>
  list((texts) => {
    const given = listOf(texts);
    return known.filter((word) => given.includes(word));
  });

const truths: Codec<readonly boolean[]> = list((texts) => unique(listOf(texts).flatMap(parseBoolean)));

const id: Codec<string | null> = single(
  null,
  ([first = '', ...more]) => (more.length === 0 && uuid.test(first) ? first : null),
  String,
);

const ids = (most: number): Codec<readonly string[]> => ({
  ...list(listOf),
  usable: (value) => value.filter((id) => uuid.test(id)).slice(0, most),
});

const numbers = (bounds: Bounds): Codec<Range<number>> => {
  const usable = (value: number | null) => (value !== null && isWithin(value, bounds) ? value : null);
  return {
    ...range(parseNumber, (value) => value),
    usable: ({ from, to }) => ({ from: usable(from), to: usable(to) }),
  };
};

const days: Codec<Range<CalendarDay>> = range(parseDay, (day, zone) =>
  zone === 'UTC' ? `${day}T12:00:00Z` : noonOfReader(day),
);

/** The days are those of UTC, by which the dashboard counts; else they are the reader's. */
const zone: Codec<'UTC' | null> = single(null, ([first]) => (first === 'UTC' ? first : null), String);

const order = <Word extends string>(known: readonly Word[]): Codec<Word | null> =>
  single(null, (texts) => knownOf(known, texts)[0] ?? null, String);

function single<Value>(none: Value, read: (texts: Texts) => Value, write: (value: Value) => string): Codec<Value> {
  return {
    none,
    read,
    write: (value) => [[write(value)]],
    send: (value) => [write(value)],
    usable: (value) => value,
  };
}

function list<Item>(read: (texts: Texts) => readonly Item[]): Codec<readonly Item[]> {
  const write = (value: readonly Item[]) => [value.map(String)];
  return { none: [], read, write, send: write, usable: (value) => value };
}

function range<Value>(
  parse: (given: string) => Value | null,
  send: (value: Value, zone: string | null) => unknown,
): Codec<Range<Value>> {
  const end = ([first = '']: Texts) => parse(first.trim());
  const texts = (value: Value | null) => (value === null ? [] : [String(value)]);
  return {
    none: { from: null, to: null },
    read: (first, last) => ({ from: end(first), to: end(last) }),
    write: ({ from, to }) => [texts(from), texts(to)],
    send: ({ from, to }, utc) => [from, to].map((value) => (value === null ? null : send(value, utc))),
    usable: (value) => value,
  };
}

/** A list may be written by repeating its parameter, with commas, or both. */
function listOf(texts: Texts): string[] {
  const values = texts.flatMap((given) => given.split(','));
  return unique(values.map((value) => value.trim()).filter((value) => value !== ''));
}

function knownOf<Word extends string>(known: readonly Word[], texts: Texts): Word[] {
  return listOf(texts).flatMap((value) => known.find((word) => word === value) ?? []);
}

/** The domain of what somebody typed. */
export function readDomain(given: string, most: number): string {
  return given
    .slice(given.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .slice(0, most);
}

function parseNumber(given: string): number | null {
  const value = Number(given);
  return given === '' || !Number.isFinite(value) ? null : value;
}

function parseDay(given: string): CalendarDay | null {
  const moment = readMoment(given);
  return moment && dayOf(moment);
}

function parseBoolean(given: string): boolean[] {
  if (given === 'true' || given === '1') return [true];
  return given === 'false' || given === '0' ? [false] : [];
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function noonOfReader(day: CalendarDay): string | null {
  const start = startOfDay(day);
  return start && dateForSending(start);
}

/** A picked day begins at the reader's midnight; noon is the same day for a server in almost any zone. Without milliseconds. */
export function dateForSending(date: Date): string {
  return new Date(date.getTime() + twelveHours).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
