import { type Condition, matches, type ReceivedFilter } from './received-filter.ts';

export type { ReceivedFilter };

/** What a received line must fulfil, for whoever makes a file of them instead of a page. */
export const receivedConditions = (filter: ReceivedFilter): Condition => matches(filter);
