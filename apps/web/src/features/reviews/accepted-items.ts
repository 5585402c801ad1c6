import type { PurchasedLine } from '../../exchange/line-table/purchased-line.ts';
import type { AcceptedItem } from './api/accept-many-emission-data.ts';

/** "No data available" is an answer that somebody reads, never one of many to accept. */
export const hasNoData = ({ emissionValueGranularity }: PurchasedLine) => emissionValueGranularity === 'UNAVAILABLE';

/** Each with the version that the list showed. */
export const acceptedItems = (lines: readonly PurchasedLine[]): AcceptedItem[] =>
  lines.flatMap(({ requestReference, productId, submissionVersion: version }) =>
    requestReference === null || version === 0 ? [] : [{ requestReference, productId, version }],
  );
