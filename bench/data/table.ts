import type { FilledBatch } from './lines.ts';
import type { Organisations } from './organisations.ts';

/** What the rows of an exchange are made of. */
export interface Exchange {
  readonly organisations: Organisations;
  /** Midnight of the day on which it is looked at. */
  readonly today: number;
  batches(): Iterable<FilledBatch>;
}

/** A table of the database and all its rows, as COPY takes them in, some at a time. */
export interface Table {
  readonly name: string;
  readonly columns: string;
  rows(exchange: Exchange): Iterable<string>;
}

/** One row as COPY takes it in. Nothing that is generated has a tab, a line feed or a backslash. */
export function row(...values: readonly (string | number | boolean | null)[]): string {
  let text = '';
  let separator = '';
  for (const value of values) {
    text += separator + (value === null ? '\\N' : value);
    separator = '\t';
  }
  return `${text}\n`;
}

/** The rows that some things bring, as one text. */
export function rowsOf<Thing>(things: Iterable<Thing>, text: (thing: Thing) => string): string {
  let all = '';
  for (const thing of things) all += text(thing);
  return all;
}
