import type { ReadQueries } from '../database/database.ts';
import { today } from '../database/whole-day.ts';

/** Enough for what everybody asks for: the first pages and the figures of every screen. */
const maxKept = 500;
/** A long input, such as a list of ids, will not be asked for again. */
const maxKeyLength = 400;

/**
 * Queries that are put together once for all who ask the same: what a caller may see is for the database to say, and
 * nothing else than the address that is asked for and the day goes into them. An address that was found wrong is not
 * kept, so that it is told each time. Those not asked for the longest are put together again.
 */
export function createCompiledQueryCache() {
  const kept = new Map<string, ReadQueries>();
  return (asked: string, build: () => ReadQueries): ReadQueries => {
    const key = `${today()} ${asked}`;
    if (key.length > maxKeyLength) return build();
    const queries = kept.get(key) ?? compiledOnce(build());
    // A map goes by the order in which its keys came: the one that is asked for moves to the end.
    kept.delete(key);
    kept.set(key, queries);
    const [oldest] = kept.size > maxKept ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return queries;
  };
}

const compiledOnce = (queries: ReadQueries): ReadQueries =>
  Object.fromEntries(
    Object.entries(queries).map(([name, query]) => {
      const compiled = query.compile();
      return [name, { compile: () => compiled }];
    }),
  );
