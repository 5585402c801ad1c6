import { deepestRow } from '@pcf/contract/paging';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import type { OwnNotification } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';

type NotificationRow = ViewRow<OwnNotification, 'read', { id: string }>;

interface NotificationStateRow {
  unread: number;
  latest_id: string | null;
}

const notifications = sql<NotificationRow>`own_notification`.as('n');
const ownOrganisation = sql<string>`current_organisation()`;

const state = sql<NotificationStateRow>`notification_state()`;

export const selectNotifications = (db: Queries, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom(notifications)
    .select([
      sql<string>`n.id::text`.as('id'),
      'side',
      'kind',
      'partner_name',
      'actor_name',
      'lines',
      'product_id',
      'template_id',
      'product_name',
      'request_reference',
      'comment',
      'read',
      'created_at',
    ])
    .where('organisation_id', '=', ownOrganisation)
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset);

/** Counting stops one past what can be paged through. */
export const countNotifications = (db: Queries) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('notification')
        .select('id')
        .where('organisation_id', '=', ownOrganisation)
        .limit(deepestRow + 1)
        .as('counted'),
    )
    .select([sql<number>`count(*)::integer`.as('count'), sql<number>`(select s.unread from ${state} s)`.as('unread')]);

export const selectState = (db: Queries) => db.selectFrom(state.as('s')).select(['s.unread', 's.latest_id']);

/** Of many sessions and keys at once, each as it would see it itself; one that is over has no row. */
export async function selectStates(tx: Tx, credentials: readonly string[]) {
  const { rows } = await sql<NotificationStateRow & { credential: string }>`
    select credential, unread, latest_id from stream_states(${[...credentials]}::text[])`.execute(tx);
  return rows;
}

/** Those of the organisation alone; any other number is none of them, whether it exists or not. */
export async function insertReads(tx: Tx, caller: Caller, ids: readonly string[]): Promise<void> {
  await sql`
    insert into notification_read (organisation_id, user_id, notification_id)
    select n.organisation_id, ${caller.userId}, n.id from notification n
     where n.organisation_id = ${caller.organisationId} and n.id = any (${[...ids]}::bigint[])
    on conflict do nothing`.execute(tx);
}

/** Up to one that is there, so that nothing is read before it has come. */
export async function moveMarker(tx: Tx, caller: Caller, upTo: string): Promise<void> {
  await sql`
    insert into notification_marker as m (organisation_id, user_id, read_up_to)
    select ${caller.organisationId}, ${caller.userId}, max(n.id) from notification n
     where n.organisation_id = ${caller.organisationId} and n.id <= ${upTo}::bigint
    having max(n.id) is not null
    on conflict (user_id) do update set read_up_to = greatest(m.read_up_to, excluded.read_up_to)`.execute(tx);
}
