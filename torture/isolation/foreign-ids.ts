import type { IdKind, IdPlace } from '../shared/id-places.ts';
import type { Hints } from '../shared/sample-value.ts';
import type { StoredId } from '../shared/stored-rows.ts';
import { sizeOf } from '../size.ts';

const patterns: Readonly<Record<IdKind, RegExp>> = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  reference: /^REQ-/,
  email: /@/,
  number: /^\d+$/,
};

const everything = sizeOf({ quick: 0, full: 1 }) === 1;
/** Beside those of the kind that a place means, so many of other kinds, in turn. */
const maxOthers = 3;
/** Columns by which a thing is known itself; the others only point to these. */
const naming = ['id', 'import_id', 'partner_id', 'email', 'reference'];

export interface StoredIds {
  readonly own: readonly StoredId[];
  readonly foreign: readonly StoredId[];
}

const columnOf = ({ table, column }: StoredId) => `${table}.${column}`;
let turn = 0;

/** What stands at this place in a request of the own organisation. */
export const ownIdAt = ({ path }: IdPlace, hints: Hints): string | undefined =>
  path
    .toReversed()
    .map((name) => hints[name])
    .find((hint) => typeof hint === 'string');

/** In full all that the other organisation has; else of the kind that the own id at this place is, and a few besides. */
export function foreignIds({ own, foreign }: StoredIds, place: IdPlace, hints: Hints): string[] {
  const fitting = foreign.filter(({ id }) => patterns[place.kind].test(id));
  if (everything) return [...new Set(fitting.map(({ id }) => id))];
  const ownId = ownIdAt(place, hints);
  const meant = new Set(own.filter(({ id }) => id === ownId).map(columnOf));
  const oneOfEach = [...Map.groupBy(fitting, columnOf).values()].flatMap((ids) => ids.slice(0, 1));
  const same = oneOfEach.filter((stored) => meant.has(columnOf(stored)));
  const others = oneOfEach.filter((stored) => naming.includes(stored.column));
  turn += maxOthers;
  // Where nobody knows what a place means, it may be anything.
  const besides = same.length === 0 ? others : [...others, ...others].slice(turn % others.length).slice(0, maxOthers);
  return [...new Set([...same, ...besides].map(({ id }) => id))];
}

let made = 0;

export function neverUsed(kind: IdKind): string {
  made += 1;
  if (kind === 'uuid') return crypto.randomUUID();
  if (kind === 'reference') return `REQ-2001-${String(made).padStart(6, '0')}`;
  if (kind === 'email') return `nobody-${made}@nowhere.example`;
  // Behind all that are used, since some tell up to where something was read.
  return String(900_000_000_000_000_000n + BigInt(made));
}
