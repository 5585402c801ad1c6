import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';
import type { Caller, Tx } from '../../database/database.ts';
import { askPartners } from '../../network/ask-partners.ts';
import { refusePartners } from './refuse-partners.ts';

/**
 * How a step is told on another platform. What is asked for again is a new request there. Answers are told when they are
 * written, with the footprint; for the rest the protocol has no words.
 */
const toldAs: Readonly<Record<LineNoticeKind, 'REQUEST' | 'REFUSAL' | null>> = {
  REQUESTED: 'REQUEST',
  REMINDED: 'REQUEST',
  REJECTED: 'REQUEST',
  WITHDRAWN: 'REQUEST',
  DECLINED: 'REFUSAL',
  SUBMITTED: null,
  ACCEPTED: null,
  CANCELED: null,
  COMMENTED: null,
  REVIEW_OVERDUE: null,
  EXPIRING: null,
};

interface ToldStep {
  readonly kind: LineNoticeKind;
  readonly lines: readonly { readonly id: string }[];
  readonly comment: string | null;
}

/** Tells of the lines whose other side lives on another platform; of no others. */
export async function tellPartners(tx: Tx, caller: Caller, { kind, lines, comment }: ToldStep): Promise<void> {
  const lineIds = lines.map(({ id }) => id);
  if (toldAs[kind] === 'REQUEST') await askPartners(tx, caller.organisationId, { lineIds, comment });
  if (toldAs[kind] === 'REFUSAL') await refusePartners(tx, caller, lineIds, comment ?? '');
}
