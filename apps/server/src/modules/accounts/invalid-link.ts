import type { LinkRefusal } from '@pcf/contract/vocabulary/link-refusal';
import { ProblemError } from '../../http/problem-error.ts';

export const invalidLink = (reason: LinkRefusal) => new ProblemError('INVALID_LINK', { extra: { reason } });
