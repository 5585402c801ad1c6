import type { ReactNode } from 'react';

/** Which rows are selected, by their keys, and what can be done with them all at once. */
export interface RowSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Who or what a row is, for people who hear its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Buttons. */
  readonly actions: ReactNode;
}

export function withRow(selected: ReadonlySet<string>, key: string, chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (chosen) next.add(key);
  else next.delete(key);
  return next;
}

/** The rows of this page, all or none; those of other pages stay as they are. */
export function withPage(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): ReadonlySet<string> {
  return new Set(chosen ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key)));
}

export function pageState(selected: ReadonlySet<string>, keys: readonly string[]): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
