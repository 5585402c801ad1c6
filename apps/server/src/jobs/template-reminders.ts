import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { today } from '../database/today.ts';
import { mostListedTemplates } from '../mail/mail-message.ts';
import { enqueue } from './enqueue.ts';

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
                                   order by n.expiry_reminder_at, n.organisation_id limit 1)
         and t.expiry_reminder_at <= now()
         for update
    ), taken as (
      update template t set expiry_reminder_at = null from due where t.id = due.id
    ), lapsing as (
      select * from due where valid_until >= ${today()}::date
    )
    select o.id as organisation_id, o.reminders_enabled as wanted, (select count(*)::integer from lapsing) as count,
           array(select id from lapsing order by valid_until, name, id limit ${mostListedTemplates}) as first_ids,
           (select name from lapsing order by valid_until, name, id limit 1) as first_name
      from organisation o where o.id = (select organisation_id from due limit 1)`.execute(tx);
  return rows[0];
}

/** Whether there may be more. */
export async function remindOfTemplates(tx: Tx): Promise<boolean> {
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
