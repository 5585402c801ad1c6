import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';
import type { LineEvent } from '@pcf/contract/vocabulary/line-event';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';

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

/** Whoever declines an invitation, and its lines with it, is not named. */
function sideOf({ event, actor_organisation_id: actorId }: HistoryRow, customerId: string): ExchangeSide | null {
  if (actorId === null) return event === 'DECLINED' ? 'SUPPLIER' : null;
  return actorId === customerId ? 'CUSTOMER' : 'SUPPLIER';
}
