import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ExchangeSide, LineEvent, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
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

export const mostVersions = 200;

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
