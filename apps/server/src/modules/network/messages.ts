import type { networkMessageFilters } from '@pcf/contract/operations/network.filters';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { deepestRow } from '@pcf/contract/paging';
import type {
  NetworkDeliveryState,
  NetworkError,
  NetworkEventOutcome,
  NetworkEventReason,
  NetworkMessageDirection,
  NetworkMessageKind,
} from '@pcf/contract/vocabulary/network';
import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { countUpTo } from '../../database/list-query.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage, metadataOf } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** What each filter of the table asks of a message, sent or received; what partners told has no state. */
const ofEither: Readonly<
  Record<Exclude<keyof typeof networkMessageFilters, 'state'>, (filter: MessageFilter) => Condition[]>
> = {
  lineId: ({ lineId }) =>
    lineId
      ? [
          sql`(m.customer_organisation_id, m.line_id) =
                (select l.customer_organisation_id, l.id from product_line l where l.id = ${lineId})`,
        ]
      : [],
  connectionId: ({ connectionId }) =>
    connectionId
      ? [
          sql`m.partner_organisation_id = (select c.partner_organisation_id from network_connection c where c.id = ${connectionId})`,
        ]
      : [],
};

/** Of either table, whose rows an index has in the order of the list for every filter. */
const matching = (filter: MessageFilter): Condition[] => [
  sql`m.organisation_id = current_organisation()`,
  ...Object.values(ofEither).flatMap((conditions) => conditions(filter)),
];

const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

const sent = (filter: MessageFilter, upTo: number) => sql`
  (select m.id, m.created_at as at, 'SENT' as direction from network_delivery m
    where ${all([...matching(filter), ...(filter.state ? [sql`m.state = ${filter.state}`] : [])])}
    order by m.created_at desc, m.id desc limit ${upTo})`;

const received = (filter: MessageFilter, upTo: number) => sql`
  (select m.id, m.received_at as at, 'RECEIVED' as direction from network_event m
    where ${all(matching(filter))}
    order by m.received_at desc, m.id desc limit ${upTo})`;

const found = (filter: MessageFilter, upTo: number) =>
  filter.state ? sent(filter, upTo) : sql`${sent(filter, upTo)} union all ${received(filter, upTo)}`;

const messages = (page: RawBuilder<unknown>) => sql<MessageRow>`(
  select m.id, coalesce(e.event_id, d.id::text) as event_id, m.direction, coalesce(d.kind, e.kind) as kind, o.partner_organisation_id as partner_id,
         o.name as partner_name, l.id as line_id,
         case when l.customer_organisation_id = current_organisation() then 'CUSTOMER' when l.id is not null then 'SUPPLIER' end as side,
         l.product_id, coalesce(l.sent_name, l.product_name) as product_name, l.request_reference,
         d.state, d.attempts, d.last_error, d.next_try_at, e.outcome, e.reason, m.at
    from (${page}) m
    left join network_delivery d on m.direction = 'SENT' and d.id = m.id
    left join network_event e on m.direction = 'RECEIVED' and e.id = m.id
    join own_network_connection o on o.partner_organisation_id = coalesce(d.partner_organisation_id, e.partner_organisation_id)
    left join product_line l
      on l.customer_organisation_id = coalesce(d.customer_organisation_id, e.customer_organisation_id)
     and l.id = coalesce(d.line_id, e.line_id))`;

const selectMessages = (db: Queries, filter: MessageFilter, { limit, offset }: { limit: number; offset: number }) => {
  const page = sql`
    select * from (${found(filter, offset + limit)}) f order by f.at desc, f.id desc limit ${limit} offset ${offset}`;
  return db.selectFrom(messages(page).as('m')).selectAll().orderBy('m.at', 'desc').orderBy('m.id', 'desc');
};

const countMessages = (db: Queries, filter: MessageFilter) =>
  countUpTo(db, sql`select f.id from (${found(filter, deepestRow + 1)}) f limit ${sql.lit(deepestRow + 1)}`);

/** No row where it has arrived or is not tried any more. */
const tryAnew = (tx: Tx, id: string) =>
  tx
    .updateTable('network_delivery')
    .set({ state: 'WAITING', attempts: 0, next_try_at: sql<Date>`now()`, trying_since: sql<Date>`now()` })
    .where('organisation_id', '=', sql<string>`current_organisation()`)
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .returning('id')
    .executeTakeFirst();

type Message = OperationOutput<'listNetworkMessages'>['data'][number];

export const listNetworkMessages = reads<
  'listNetworkMessages',
  { page: ReturnType<typeof selectMessages>; count: ReturnType<typeof countMessages> }
>(
  (db, { query }) => ({ page: selectMessages(db, query, checkPage(query)), count: countMessages(db, query) }),
  ({ page, count }) => ({ data: page.map(presentMessage), metadata: metadataOf(count[0]) }),
);

/** As if it had just been written. */
export async function retryNetworkDelivery(
  tx: Tx,
  { params: { messageId } }: CheckedInput<'retryNetworkDelivery'>,
  { organisationId }: Caller,
): Promise<Message> {
  const tried = await tryAnew(tx, messageId);
  const message = await selectSentMessage(tx, messageId);
  if (!message) throw new ProblemError('NOT_FOUND');
  if (!tried) throw new ProblemError('INVALID_TRANSITION', { extra: { state: message.state } });
  await enqueue(tx, 'network-delivery', { organisationId, deliveryId: messageId });
  return presentMessage(message);
}

const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  eventId: row.event_id,
  direction: row.direction,
  kind: row.kind,
  partnerId: row.partner_id,
  partnerName: row.partner_name,
  line:
    row.line_id && row.product_id && row.side
      ? {
          lineId: row.line_id,
          side: row.side,
          productId: row.product_id,
          productName: row.product_name ?? '',
          requestReference: row.request_reference,
        }
      : null,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  canRetry: row.state === 'WAITING' || row.state === 'FAILED',
  outcome: row.outcome,
  reason: row.reason,
  at: row.at.toISOString(),
});

interface MessageRow {
  id: string;
  event_id: string;
  direction: NetworkMessageDirection;
  kind: NetworkMessageKind;
  partner_id: string;
  partner_name: string;
  line_id: string | null;
  side: ExchangeSide | null;
  product_id: string | null;
  product_name: string | null;
  request_reference: string | null;
  state: NetworkDeliveryState | null;
  attempts: number | null;
  last_error: NetworkError | null;
  next_try_at: Date | null;
  outcome: NetworkEventOutcome | null;
  reason: NetworkEventReason | null;
  at: Date;
}

type MessageFilter = Omit<CheckedInput<'listNetworkMessages'>['query'], 'pageNumber' | 'limit'>;

type Condition = RawBuilder<unknown>;

/** One that was sent. */
async function selectSentMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const page = sql`
    select d.id, d.created_at as at, 'SENT' as direction from network_delivery d
     where d.organisation_id = current_organisation() and d.id = ${id}`;
  return tx.selectFrom(messages(page).as('m')).selectAll().executeTakeFirst();
}
