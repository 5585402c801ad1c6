import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { submissionOutcomes } from '@pcf/contract/vocabulary/requests';
import type { SubmissionVersion } from '../requested-product-calls.ts';

/** What becomes of a version: that of a review, or that there was none yet, or none at all. */
export const shownOutcomes = [...submissionOutcomes, 'waiting', 'replaced', 'unreviewed'] as const;

type ShownOutcome = (typeof shownOutcomes)[number];

export function outcomeOf(
  { version, outcome }: Pick<SubmissionVersion, 'version' | 'outcome'>,
  newest: number,
  status: ProductRequestStatus,
): ShownOutcome {
  if (outcome !== null) return outcome;
  if (version < newest) return 'replaced';
  return status === 'PENDING_REVIEW' ? 'waiting' : 'unreviewed';
}
