import type { FootprintProblem } from '@pcf/contract/vocabulary/files';
import { overlongList } from '../model/list-bound.ts';
import { incomingProductFootprint } from '../model/product-footprint.ts';
import type { FiledFootprint } from './footprints-in-file.ts';

/** What keeps a footprint of a file from being read. */
export interface FiledProblem {
  /** data[3].pcf.declaredUnitAmount. */
  readonly path: string;
  readonly code: Extract<FootprintProblem, 'REQUIRED' | 'INVALID_VALUE'>;
  /** What stands there, where it is short enough to be shown. */
  readonly value: string | null;
}

const maxProblems = 50;
const maxValueLength = 100;

export function problemsOf({ path, document }: FiledFootprint): FiledProblem[] {
  const overlong = overlongList(document);
  if (overlong) return [{ path: placeIn(path, overlong), code: 'INVALID_VALUE', value: null }];
  const parsed = incomingProductFootprint.safeParse(document);
  if (parsed.success) return [];
  // A field that is wrong in two ways is told once.
  const byPlace = new Map(
    parsed.error.issues.map((issue) => [placeIn(path, issue.path), valueAt(document, issue.path)]),
  );
  return [...byPlace].slice(0, maxProblems).map(([place, value]) => ({
    path: place,
    code: value === undefined || value === null ? 'REQUIRED' : 'INVALID_VALUE',
    value: shownValue(value),
  }));
}

const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((held, name) => Object(held)[name], document);

/** As a programmer would write it. */
const placeIn = (beginning: string, path: readonly PropertyKey[]): string =>
  path
    .reduce<string>(
      (place, name) => (typeof name === 'number' ? `${place}[${name}]` : `${place}.${String(name)}`),
      beginning,
    )
    .replace(/^\./, '');

function shownValue(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength).toWellFormed()}…` : text;
}
