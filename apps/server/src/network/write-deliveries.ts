import type { NetworkMessageKind } from '@pcf/contract/vocabulary/network';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { pipelined } from '../database/pipelined.ts';
import { enqueueAll } from '../jobs/enqueue.ts';

export interface NewDelivery {
  readonly organisationId: string;
  readonly partnerId: string;
  readonly kind: NetworkMessageKind;
  /** What it is about, which the writer has locked. */
  readonly line: { readonly id: string; readonly customer_organisation_id: string } | null;
  /** Of the submission that it brings. */
  readonly version?: number;
  readonly footprintId?: string;
  readonly event: { readonly id: string };
}

/**
 * What partners are to be told, in the transaction of its cause. The newest word about a line is the one that counts:
 * what waits or was given up about the same one is not tried any more.
 */
export async function writeDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ organisationId, partnerId, kind, line, version, footprintId, event }) => ({
    id: event.id,
    organisation_id: organisationId,
    partner_organisation_id: partnerId,
    kind,
    customer_organisation_id: line?.customer_organisation_id ?? null,
    line_id: line?.id ?? null,
    version: version ?? null,
    footprint_id: footprintId ?? null,
    document: JSON.stringify(event),
  }));
  const lines = deliveries.flatMap(({ line }) => (line ? [line] : []));
  await pipelined([
    sql`
      update network_delivery d set state = 'REPLACED', next_try_at = null
        from unnest(${lines.map((line) => line.customer_organisation_id)}::uuid[], ${lines.map(({ id }) => id)}::uuid[])
             as n (customer_organisation_id, line_id)
       where d.customer_organisation_id = n.customer_organisation_id and d.line_id = n.line_id
         and d.state in ('WAITING', 'FAILED')`.execute(tx),
    tx.insertInto('network_delivery').values(rows).execute(),
    enqueueAll(
      tx,
      'network-delivery',
      rows.map(({ id, organisation_id: organisationId }) => ({ organisationId, deliveryId: id })),
    ),
  ]);
}
