import type { Queries } from '../../database/database.ts';
import type { LineFilter } from './line-filter.ts';
import { found } from './purchased-lines.queries.ts';

export type { LineFilter };

/** The lines that a filter finds, for whoever makes a file of them instead of a page. */
export const foundLines = (db: Queries, filter: LineFilter) => found(db, filter);
