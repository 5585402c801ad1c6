import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { askPartners } from '../network/ask-partners.ts';
import { writeLineNotices } from './collect-notices.ts';
import type { NoticeCollection } from './queues.ts';
import { type ReminderStep, reminderStep } from './reminder-step.ts';
import { isThere } from './resting.ts';

const batch = 500;

interface DueRow {
  id: string;
  customer_organisation_id: string;
  supplier_organisation_id: string;
  status: ProductRequestStatus;
  archived: boolean;
  asked_at: Date | null;
  due_date: string | null;
  expected_date: string | null;
  submitted_at: Date | null;
  mailed_at: Date | null;
  reminders_sent: number;
  request_reference: string | null;
  wanted: boolean;
  /** Whether the supplier lives on another platform. */
  external: boolean;
  now: Date;
}

/**
 * Lines whose moment has come, held against every other process. In the order of those who are told, so that what
 * belongs into one mail is noticed at about the same time.
 */
async function takeDueLines(tx: Tx): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select l.id, l.customer_organisation_id, l.supplier_organisation_id, l.status, l.archived, coalesce(l.requested_at, l.sent_at) as asked_at,
           l.due_date, l.expected_date, l.submitted_at, l.mailed_at, l.reminders_sent, l.request_reference, now() as now,
           c.reminders_enabled and c.placeholder_of is null
             and (l.status = 'PENDING_REVIEW' or s.placeholder_of is null or n.id is not null
                  or exists (select from invitation i where i.inviter_organisation_id = c.id and i.partner_organisation_id = s.id
                                and i.relation = 'SUPPLIER' and i.status = 'PENDING')) as wanted,
           n.id is not null as external
      from product_line l
      join organisation c on c.id = l.customer_organisation_id
      left join organisation s on s.id = l.supplier_organisation_id
      left join network_connection n on n.organisation_id = c.id and n.partner_organisation_id = s.id
     where least(l.next_reminder_at, l.expiry_reminder_at) <= now() and l.next_reminder_at <= now()
       and ${isThere(sql`l.customer_organisation_id`)}
       and (l.status = 'PENDING_REVIEW' or ${isThere(sql`l.supplier_organisation_id`)})
     order by l.customer_organisation_id, l.supplier_organisation_id, l.id
     limit ${batch}
       for update of l skip locked`.execute(tx);
  return rows;
}

interface ValidatedLine {
  readonly line: DueRow;
  readonly step: ReminderStep;
}

/** Whether there may be more. */
export async function remindOfLines(tx: Tx): Promise<boolean> {
  const due = await takeDueLines(tx);
  const validated = due.map(
    (line): ValidatedLine => ({
      line,
      step: reminderStep(
        {
          status: line.status,
          archived: line.archived,
          askedAt: line.asked_at,
          dueDate: line.due_date,
          expectedDate: line.expected_date,
          submittedAt: line.submitted_at,
          mailedAt: line.mailed_at,
          remindersSent: line.reminders_sent,
          wanted: line.wanted,
        },
        line.now,
      ),
    }),
  );
  if (validated.length > 0) await writeSteps(tx, validated);
  const reminded = validated.filter(({ step }) => step.remind !== null);
  if (reminded.length > 0) await tell(tx, reminded);
  return due.length === batch;
}

async function writeSteps(tx: Tx, validated: readonly ValidatedLine[]): Promise<void> {
  const steps = validated.map(({ line, step }) => ({
    id: line.id,
    next: step.next,
    sent: step.remindersSent,
    mailed: step.remind === 'REMINDED',
  }));
  await sql`
    update product_line l
       set next_reminder_at = s.next, reminders_sent = s.sent, mailed_at = case when s.mailed then now() else l.mailed_at end
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s (id uuid, next timestamptz, sent integer, mailed boolean)
     where l.id = s.id`.execute(tx);
}

async function tell(tx: Tx, reminded: readonly ValidatedLine[]): Promise<void> {
  const told = reminded.map(({ line, step }) => ({ line, ...collectionOf(line, step) }));
  const suppliers = told.filter(({ kind }) => kind === 'REMINDED');
  const asked = suppliers.filter(({ line }) => line.external);
  await writeLineNotices(
    tx,
    told
      .filter((each) => !asked.includes(each))
      .map(({ line, ...collection }) => ({
        ...collection,
        customerId: line.customer_organisation_id,
        lineId: line.id,
      })),
  );
  for (const [customerId, theirs] of Map.groupBy(asked, ({ senderId }) => senderId)) {
    await askPartners(tx, customerId, { lineIds: theirs.map(({ line }) => line.id), comment: null });
  }
  if (suppliers.length > 0) {
    await tx
      .insertInto('line_history')
      .values(
        suppliers.map(({ line }) => ({
          customer_organisation_id: line.customer_organisation_id,
          line_id: line.id,
          supplier_organisation_id: line.supplier_organisation_id,
          event: 'REMINDED' as const,
          from_status: line.status,
          to_status: line.status,
          request_reference: line.request_reference,
        })),
      )
      .execute();
  }
}

/** Reviews of all suppliers' answers are one mail, so the customer is its own sender. */
function collectionOf(line: DueRow, { remind }: ReminderStep): NoticeCollection {
  const customer = line.customer_organisation_id;
  return remind === 'REVIEW_OVERDUE'
    ? { recipientId: customer, senderId: customer, kind: 'REVIEW_OVERDUE' }
    : { recipientId: line.supplier_organisation_id, senderId: customer, kind: 'REMINDED' };
}
