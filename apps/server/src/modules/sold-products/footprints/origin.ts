import type { Compilable } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { BatchAsked } from '../../files/export-table.service.ts';
import type { ExpressibleRow } from './expressible.ts';

/** Where footprints come from. */
export interface Origin<Filter> {
  /** The newest first, and from where the last batch ended. */
  selectBatch(db: Queries, asked: BatchAsked<Filter>): Compilable<ExpressibleRow>;
  /** Those that were named one by one, of which all must be there. */
  named(filter: Filter): readonly string[] | undefined;
  /** Of a single one. */
  only(id: string): Filter;
}
