import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type {
  ExchangeSide,
  LineEvent,
  ProductRequestStatus,
  SubmissionOutcome,
} from '@pcf/contract/vocabulary/requests';
import { featureFlagsFor } from '@pcf/domain/exchange/feature-flags';

/** What the supplier can do with a line of its view. */
export const supplierFlags = (row: FlaggedRow) =>
  featureFlagsFor('SUPPLIER', {
    status: row.status,
    inForce: row.in_force_version !== null,
    submitted: row.submission_version > 0,
    archived: row.archived,
    connected: row.connected,
  });

/**
 * How much of what happened to a line an answer tells, the newest of it: either side can go on writing for as long as it
 * likes, and opening the line must not read it all.
 */
export const maxTimelineEntries = 500;

export const maxVersions = 200;

/** A version of a line's answer, and what became of it. */
export interface SubmissionHeadRow {
  version: number;
  submitted_at: Date;
  submitted_by: string | null;
  outcome: SubmissionOutcome | null;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_comment: string | null;
}

export const presentSubmissionHead = (row: SubmissionHeadRow) => ({
  version: row.version,
  submittedAt: row.submitted_at.toISOString(),
  submittedBy: row.submitted_by,
  outcome: row.outcome,
  reviewedAt: row.reviewed_at?.toISOString() ?? null,
  reviewedBy: row.reviewed_by,
  reviewComment: row.review_comment,
});

/** What a supplier knows a line by. */
export interface NamedLineRow {
  readonly id: string;
  readonly product_id: string;
  readonly request_reference: string;
  readonly sent_name: string;
  readonly sent_reference: string | null;
  readonly customer_organisation_id: string;
  readonly customer_name: string;
}

export const presentNamedLine = (row: NamedLineRow) => ({
  lineId: row.id,
  productId: row.product_id,
  requestReference: row.request_reference,
  name: row.sent_name,
  internalReference: row.sent_reference ?? '',
  customer: { id: row.customer_organisation_id, name: row.customer_name },
});

/** A row of a line's history, as both of its sides see it. */
export interface HistoryRow {
  event: LineEvent;
  actor_organisation_id: string | null;
  actor_name: string | null;
  actor_organisation_name: string | null;
  from_status: ProductRequestStatus | null;
  to_status: ProductRequestStatus;
  request_reference: string | null;
  comment: string | null;
  stated_date: string | null;
  created_at: Date;
}

export const presentHistory = (
  entry: HistoryRow,
  customerId: string,
): OperationOutput<'getRequestedProduct'>['timeline'][number] => ({
  event: entry.event,
  side: sideOf(entry, customerId),
  actorName: entry.actor_name,
  organisationName: entry.actor_organisation_name,
  fromStatus: entry.from_status,
  toStatus: entry.to_status,
  requestReference: entry.request_reference,
  comment: entry.comment,
  statedDate: entry.stated_date,
  createdAt: entry.created_at.toISOString(),
});

/** A person who declines an invitation, and its lines with it, is not named. */
function sideOf({ event, actor_organisation_id: actorId }: HistoryRow, customerId: string): ExchangeSide | null {
  if (actorId === null) return event === 'DECLINED' ? 'SUPPLIER' : null;
  return actorId === customerId ? 'CUSTOMER' : 'SUPPLIER';
}

interface FlaggedRow {
  readonly status: ProductRequestStatus;
  readonly in_force_version: number | null;
  readonly submission_version: number;
  readonly archived: boolean;
  readonly connected: boolean;
}
