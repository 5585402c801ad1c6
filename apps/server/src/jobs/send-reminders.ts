import { nextReminder } from '@pcf/domain/exchange/reminder-schedule';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { today } from '../database/whole-day.ts';
import { maxListedTemplates } from '../mail/mail-message.ts';
import { enqueue } from './enqueue.ts';
import { remindOfExpiry } from './expiry-reminders.ts';
import { remindOfLines } from './line-reminders.ts';
import { following } from './reminder-step.ts';
import { isThere } from './resting.ts';

const batch = 500;

/** In short transactions: other processes that remind at the same time take what these do not hold. */
export async function sendReminders(database: Database): Promise<void> {
  await untilDone(database, remindOfLines);
  await untilDone(database, remindOfExpiry);
  await untilDone(database, remindOfTemplates);
  await untilDone(database, remindOfInvitations);
}

async function untilDone(database: Database, remind: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (await database.asWorker(remind));
}

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
       and ${isThere(sql`i.inviter_organisation_id`)} and ${isThere(sql`i.recipient_organisation_id`)}
     order by i.next_reminder_at, i.id
     limit ${batch}
       for update of i skip locked`.execute(tx);
  return rows;
}

/** Whether there may be more. */
async function remindOfInvitations(tx: Tx): Promise<boolean> {
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

interface DueTemplates {
  organisation_id: string;
  wanted: boolean;
  /** Those that still hold. */
  count: number;
  /** The first of them to lapse. */
  first_ids: string[];
  first_name: string | null;
}

/**
 * All templates of an organisation whose data will not hold much longer. Another process that takes the same ones waits,
 * and then finds nothing left to tell.
 */
async function takeDueTemplates(tx: Tx): Promise<DueTemplates | undefined> {
  const { rows } = await sql<DueTemplates>`
    with due as (
      select t.id, t.organisation_id, t.name, t.valid_until
        from template t
       where t.organisation_id = (select n.organisation_id from template n where n.expiry_reminder_at <= now()
                                     and ${isThere(sql`n.organisation_id`)}
                                   order by n.expiry_reminder_at, n.organisation_id limit 1)
         and t.expiry_reminder_at <= now()
         for update
    ), taken as (
      update template t set expiry_reminder_at = null from due where t.id = due.id
    ), lapsing as (
      select * from due where valid_until >= ${today()}::date
    )
    select o.id as organisation_id, o.reminders_enabled as wanted, (select count(*)::integer from lapsing) as count,
           array(select id from lapsing order by valid_until, name, id limit ${maxListedTemplates}) as first_ids,
           (select name from lapsing order by valid_until, name, id limit 1) as first_name
      from organisation o where o.id = (select organisation_id from due limit 1)`.execute(tx);
  return rows[0];
}

/** Whether there may be more. */
async function remindOfTemplates(tx: Tx): Promise<boolean> {
  const due = await takeDueTemplates(tx);
  if (!due) return false;
  const { organisation_id: organisationId, wanted, count, first_ids: templateIds, first_name: name } = due;
  const [templateId] = templateIds;
  if (wanted && templateId !== undefined && name !== null) {
    await tx
      .insertInto('notification')
      .values({
        organisation_id: organisationId,
        side: 'SUPPLIER',
        kind: 'TEMPLATES_EXPIRING',
        lines: count,
        product_name: name,
        template_id: templateId,
      })
      .execute();
    await enqueue(tx, 'announce', { organisationId });
    await enqueue(tx, 'notice', { template: 'templateExpiry', organisationId, templateIds, count });
  }
  return true;
}
