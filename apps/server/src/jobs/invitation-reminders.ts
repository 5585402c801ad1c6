import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import { following } from './reminder-step.ts';

const batch = 500;

interface DueRow {
  id: string;
  /** Who is registered is told through its ADMINs; anybody else gets a link. */
  routed: boolean;
  link_generation: number;
  sent_at: Date;
  reminders_sent: number;
  wanted: boolean;
  now: Date;
}

/** Not those whose answer waits for the inviter, nor those who are reminded of what is asked of them. */
async function takeDueInvitations(tx: Tx): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select i.id, i.recipient_organisation_id is not null as routed, i.link_generation, i.sent_at, i.reminders_sent, now() as now,
           o.reminders_enabled
             and not exists (select from invitation_claim c where c.invitation_id = i.id and c.state = 'WAITING_FOR_APPROVAL')
             and not exists (select from product_line l join organisation p on p.id = l.supplier_organisation_id
                              where i.relation = 'SUPPLIER' and l.customer_organisation_id = i.inviter_organisation_id
                                and l.supplier_organisation_id = i.partner_organisation_id and p.placeholder_of is not null
                                and l.status in ('REQUESTED', 'REJECTED') and not l.archived) as wanted
      from invitation i join organisation o on o.id = i.inviter_organisation_id
     where i.next_reminder_at <= now() and i.status = 'PENDING'
     order by i.next_reminder_at, i.id
     limit ${batch}
       for update of i skip locked`.execute(tx);
  return rows;
}

/** Whether there may be more. */
export async function remindOfInvitations(tx: Tx): Promise<boolean> {
  const due = await takeDueInvitations(tx);
  for (const { id, routed, link_generation: generation, sent_at: sentAt, reminders_sent: sent, wanted, now } of due) {
    const moment = (remindersSent: number) => nextReminder({ sentAt, dueDate: null, remindersSent });
    const { next, remindersSent } = following(moment, sent, now);
    await tx
      .updateTable('invitation')
      .set({ next_reminder_at: next, reminders_sent: remindersSent })
      .where('id', '=', id)
      .execute();
    if (!wanted) continue;
    if (routed) await enqueue(tx, 'notice', { template: 'receivedInvitation', invitationId: id, reminder: true });
    else await enqueue(tx, 'mail', { template: 'invitation', invitationId: id, generation, reminder: true });
  }
  return due.length === batch;
}
