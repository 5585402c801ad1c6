import type { AccessResponseStatus } from '@pcf/contract/vocabulary/access-response-status';
import type { FeatureState } from '@pcf/contract/vocabulary/feature-state';
import { ProblemError } from '../../http/problem-error.ts';

/** Says where the invitation, or the claim on it, stands instead. */
export const invalidTransition = (currentStatus: AccessResponseStatus | FeatureState | undefined) =>
  new ProblemError('INVALID_TRANSITION', { extra: { currentStatus } });
