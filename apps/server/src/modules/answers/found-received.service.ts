import type { Condition, Query } from '../../database/found-rows.ts';
import { matches, type ReceivedFilter } from './received-filter.ts';
import { firstLines } from './received-page.ts';

export type { ReceivedFilter };

/** What a received line must fulfil, for whoever makes a file of them instead of a page. */
export const receivedConditions = (filter: ReceivedFilter): Condition => matches(filter);

/** So many of the newest lines with one of the statuses, by an index of theirs; whatever else is asked for is left out. */
export const firstReceived = (filter: ReceivedFilter, count: number): Query => firstLines(filter, {}, count);
