import type { OperationOutput } from '@pcf/contract/operations/operation-types';

/** How many lines of a request or a campaign are in each status. */
export type LineCounts = OperationOutput<'listEmissionRequests'>['data'][number]['lines'];

/** From what is done to what never will be. */
export const linePartNames = ['completed', 'pendingReview', 'requested', 'rejected', 'declined', 'canceled'] as const;

export interface LinePart {
  readonly name: (typeof linePartNames)[number];
  readonly count: number;
}

/** What there is at all, in the order of the bar. */
export function lineParts(lines: LineCounts): LinePart[] {
  return linePartNames.flatMap((name) => (lines[name] > 0 ? [{ name, count: lines[name] }] : []));
}
