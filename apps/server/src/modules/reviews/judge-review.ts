import { ProblemError } from '../../http/problem-error.ts';
import { customerStep, invalidLineTransition } from '../lines/change-lines.service.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';

export type ReviewAction = 'accept' | 'reject' | 'withdraw';

/**
 * What stands against reviewing this version of a line, or what is to be reviewed where none is said; null where nothing
 * does. The lines of an archived product rest.
 */
export function whyNotReviewed(line: LockedLine, action: ReviewAction, version?: number): ProblemError | null {
  if (!canBeReviewed(line, action)) return invalidLineTransition(line);
  return version === undefined || version === reviewedVersion(line, action) ? null : staleVersion(line);
}

/** What an acceptance or a return is about is the newest submission, a withdrawal the one in force. */
export const reviewedVersion = (line: LockedLine, action: ReviewAction): number =>
  (action === 'withdraw' ? line.in_force_version : null) ?? line.submission_version;

export const canBeReviewed = (line: LockedLine, action: ReviewAction): boolean =>
  !line.archived && customerStep(action, line) !== null;

const staleVersion = ({ submission_version, submitted_at, in_force_version }: LockedLine) =>
  new ProblemError('STALE_VERSION', {
    extra: {
      submissionVersion: submission_version,
      submittedAt: submitted_at?.toISOString() ?? null,
      inForceVersion: in_force_version,
    },
  });
