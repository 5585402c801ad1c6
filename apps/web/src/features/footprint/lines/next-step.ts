import type { FootprintGap } from '@pcf/contract/vocabulary/footprint-gap';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { FootprintLine } from '../api/list-footprint-lines.ts';

/** Why the supplier's data give no figure, or why the chosen estimate gives none either. */
export type Reason = FootprintGap | 'NOT_WEIGHED';

export const nextSteps = ['SEND', 'REMIND', 'REVIEW', 'ASK_AGAIN', 'EDIT'] as const;

export type NextStep = (typeof nextSteps)[number];

type Told = Pick<FootprintLine, 'basis' | 'gap' | 'estimate' | 'productRequestStatus' | 'requestReference'>;

const stepsOfStatus = {
  NOT_STARTED: 'SEND',
  REQUESTED: 'REMIND',
  PENDING_REVIEW: 'REVIEW',
  REJECTED: 'REMIND',
  COMPLETED: 'ASK_AGAIN',
  DECLINED: 'ASK_AGAIN',
  CANCELED: 'ASK_AGAIN',
} as const satisfies Record<ProductRequestStatus, NextStep>;

export function reasonOf({ basis, gap, estimate }: Pick<Told, 'basis' | 'gap' | 'estimate'>): Reason | null {
  return basis === 'MISSING' && estimate !== null ? 'NOT_WEIGHED' : gap;
}

/** What brings the supplier's figure, or the estimate, nearer; null where there is nothing to do. */
export function nextStepOf(line: Told): NextStep | null {
  const reason = reasonOf(line);
  if (reason === null) return null;
  if (reason === 'NO_ANSWER') return line.requestReference === null ? 'SEND' : stepsOfStatus[line.productRequestStatus];
  return reason === 'UNAVAILABLE' ? 'ASK_AGAIN' : 'EDIT';
}
