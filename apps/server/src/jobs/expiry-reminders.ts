import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { today } from '../database/whole-day.ts';
import { writeLineNotices } from './collect-notices.ts';
import { isThere } from './resting.ts';

const batch = 500;
const daysUntilNextLook = 7;

interface DueRow {
  id: string;
  customer_organisation_id: string;
  supplier_organisation_id: string;
  status: ProductRequestStatus;
  archived: boolean;
  /** Whether something is in force that still holds. */
  holds: boolean;
  customer_wants: boolean;
  /** And whether it could answer at all. */
  supplier_wants: boolean;
}

/** Lines whose data will not hold much longer, held against every other process, in the order of those who are told. */
async function takeDueLines(tx: Tx): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select l.id, l.customer_organisation_id, l.supplier_organisation_id, l.status, l.archived,
           l.in_force_version is not null and coalesce(l.in_force_valid_until >= ${today()}::date, false) as holds,
           c.reminders_enabled and c.placeholder_of is null as customer_wants,
           s.reminders_enabled and ${isThere(sql`s.id`)}
             and not exists (select from network_connection n where n.partner_organisation_id = s.id)
             and exists (select from connection k
                          where k.customer_organisation_id = c.id and k.supplier_organisation_id = s.id
                            and k.status <> 'DECLINED') as supplier_wants
      from product_line l
      join organisation c on c.id = l.customer_organisation_id
      join organisation s on s.id = l.supplier_organisation_id
     where least(l.next_reminder_at, l.expiry_reminder_at) <= now() and l.expiry_reminder_at <= now()
       and ${isThere(sql`l.customer_organisation_id`)}
     order by l.customer_organisation_id, l.supplier_organisation_id, l.id
     limit ${batch}
       for update of l skip locked`.execute(tx);
  return rows;
}

const renewing: ReadonlySet<ProductRequestStatus> = new Set(['REQUESTED', 'REJECTED', 'PENDING_REVIEW']);

/**
 * While newer data are asked for, both sides know; while a product is archived, neither cares. Either may end without
 * newer data, so these are looked at again.
 */
const isLeftForLater = ({ status, archived, holds }: DueRow) => holds && (archived || renewing.has(status));

/** Whether there may be more. */
export async function remindOfExpiry(tx: Tx): Promise<boolean> {
  const due = await takeDueLines(tx);
  const later = due.filter(isLeftForLater).map(({ id }) => id);
  await sql`
    update product_line
       set expiry_reminder_at = case when id = any (${later}::uuid[]) then now() + make_interval(days => ${daysUntilNextLook}) end
     where id = any (${due.map(({ id }) => id)}::uuid[])`.execute(tx);
  await writeLineNotices(tx, due.filter((line) => line.holds && !isLeftForLater(line)).flatMap(noticesOf));
  return due.length === batch;
}

function noticesOf(line: DueRow) {
  const [customer, supplier] = [line.customer_organisation_id, line.supplier_organisation_id];
  const notice = { kind: 'EXPIRING', customerId: customer, lineId: line.id } as const;
  return [
    ...(line.customer_wants ? [{ ...notice, recipientId: customer, senderId: supplier }] : []),
    ...(line.supplier_wants ? [{ ...notice, recipientId: supplier, senderId: customer }] : []),
  ];
}
