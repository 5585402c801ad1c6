import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { LineMove } from '../lines/change-lines.service.ts';
import type { ExpectedColumns } from './expected-columns.service.ts';

/** What a request that follows takes over. */
export const selectLastRequests = (tx: Tx, customerId: string, requestIds: readonly string[]) =>
  tx
    .selectFrom('emission_request')
    .select([
      'id',
      'campaign_id',
      'expected_unit',
      'expected_lifecycle_boundary',
      'expected_reference_year',
      'expected_verified',
    ])
    .where('customer_organisation_id', '=', customerId)
    .where('id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .execute();

/** Until the transaction ends no supplier goes and no claim moves lines: both hold the organisation alone. */
export const keepSuppliers = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('organisation')
    .select(sql<Date>`now()`.as('now'))
    .where('id', '=', customerId)
    .forShare()
    .executeTakeFirstOrThrow();

/**
 * Until the transaction ends the products are neither deleted nor archived, as a call that does so locks them before their
 * lines. Nor are they sent by anybody else meanwhile: of two who make a second line, the one who waited for the other
 * would want the new line while holding an older one.
 */
export const keepProducts = (tx: Tx, customerId: string, productIds: readonly string[]) =>
  tx
    .selectFrom('product')
    .select('id')
    .where('organisation_id', '=', customerId)
    .where('id', '=', sql<string>`any(${productIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const selectConnections = (tx: Tx, customerId: string, supplierIds: readonly string[]) =>
  tx
    .selectFrom('connection')
    .select(['supplier_organisation_id', 'status'])
    .select(sql<boolean>`exists (select from away_partner a where a.id = supplier_organisation_id)`.as('away'))
    .where('customer_organisation_id', '=', customerId)
    .where('supplier_organisation_id', '=', sql<string>`any(${supplierIds}::uuid[])`)
    .execute();

/** The view knows the names of other organisations. */
export async function selectSupplierNames(tx: Tx, customerId: string, lineIds: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct supplier_organisation_id as id, supplier_name as name from purchased_line
     where customer_organisation_id = ${customerId} and id = any(${lineIds}::uuid[]) and supplier_organisation_id is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A line for one more supplier of each product, with the row of its history; none where there is one already. */
export async function insertSecondLines(
  tx: Tx,
  {
    customerId,
    userId,
    supplierId,
    productIds,
  }: { customerId: string; userId: string; supplierId: string; productIds: readonly string[] },
): Promise<void> {
  await sql`
    with made as (
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference)
      select organisation_id, id, ${supplierId}::uuid, name, internal_reference from product
       where organisation_id = ${customerId} and id = any(${productIds}::uuid[])
      on conflict (product_id, supplier_organisation_id) do nothing
      returning customer_organisation_id, id)
    insert into line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, to_status)
    select customer_organisation_id, id, ${customerId}::uuid, ${userId}::uuid, 'CREATED', 'NOT_STARTED' from made`.execute(
    tx,
  );
}

export interface NewRequest extends ExpectedColumns {
  readonly id: string;
  readonly customer_organisation_id: string;
  readonly supplier_organisation_id: string;
  readonly campaign_id: string | null;
  readonly comment: string | null;
  readonly due_date: string | null;
  readonly created_by: string;
}

export const insertRequests = (tx: Tx, requests: readonly NewRequest[]) =>
  tx.insertInto('emission_request').values(requests).returning(['id', 'reference']).execute();

export interface LineOfRequest {
  readonly id: string;
  readonly request_id: string;
}

const pairs = (lines: readonly LineOfRequest[]) => sql`
  unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ request_id }) => request_id)}::uuid[]) as n (line_id, request_id)`;

export const insertRequestLines = (tx: Tx, customerId: string, lines: readonly LineOfRequest[]) =>
  sql`
    insert into request_line (customer_organisation_id, request_id, line_id)
    select ${customerId}::uuid, n.request_id, n.line_id from ${pairs(lines)}`.execute(tx);

/** The conditional update of a sending: each line takes on its request, and what the supplier sees is copied anew. */
export async function updateSentLines(
  tx: Tx,
  customerId: string,
  { from, to }: LineMove,
  { lines, nextReminderAt }: { lines: readonly LineOfRequest[]; nextReminderAt: Date | null },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update product_line l
       set status = ${to}, version = l.version + 1, updated_at = now(),
           supplier_organisation_id = r.supplier_organisation_id, request_id = r.id, request_reference = r.reference,
           due_date = r.due_date, sent_at = coalesce(l.sent_at, now()), requested_at = now(), mailed_at = now(),
           sent_name = p.name, sent_reference = p.internal_reference, sent_description = p.description,
           sent_unit = p.unit, sent_mass_kg = p.mass_kg,
           reason = null, reason_code = null, expected_date = null, work_begun_at = null,
           next_reminder_at = ${nextReminderAt}::timestamptz, reminders_sent = 0
      from ${pairs(lines)}
      join emission_request r on r.customer_organisation_id = ${customerId} and r.id = n.request_id
     cross join product p
     where l.customer_organisation_id = ${customerId} and l.id = n.line_id and l.status = ${from}
       and p.organisation_id = ${customerId} and p.id = l.product_id
    returning l.id`.execute(tx);
  return rows;
}

export interface MovedLine {
  readonly id: string;
  /** What the supplier has said, where it still stands. */
  readonly expectedDate: string | null;
  readonly remindersSent: number;
  readonly nextReminderAt: Date | null;
}

export const updateDueDates = (
  tx: Tx,
  customerId: string,
  { dueDate, lines }: { dueDate: string | null; lines: readonly MovedLine[] },
) =>
  sql`
    update product_line l
       set due_date = ${dueDate}::date, expected_date = n.expected_date, reminders_sent = n.reminders_sent,
           next_reminder_at = n.next_reminder_at
      from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ remindersSent }) => remindersSent)}::integer[],
                  ${lines.map(({ nextReminderAt }) => nextReminderAt?.toISOString() ?? null)}::timestamptz[],
                  ${lines.map(({ expectedDate }) => expectedDate)}::date[])
           as n (id, reminders_sent, next_reminder_at, expected_date)
     where l.customer_organisation_id = ${customerId} and l.id = n.id`.execute(tx);

/** Which of the references lead to which of the lines: the newest of a line and every older one. */
export async function selectReferences(
  tx: Tx,
  customerId: string,
  { references, lineIds }: { references: readonly string[]; lineIds: readonly string[] },
) {
  const { rows } = await sql<{ reference: string; line_id: string }>`
    select r.reference, q.line_id
      from emission_request r
      join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
     where r.customer_organisation_id = ${customerId} and r.reference = any(${references}::text[])
       and q.customer_organisation_id = ${customerId} and q.line_id = any(${lineIds}::uuid[])`.execute(tx);
  return rows;
}
