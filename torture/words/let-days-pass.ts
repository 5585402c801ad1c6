import { sql } from 'kysely';
import { sendReminders } from '../../apps/server/src/jobs/send-reminders.ts';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';

/** As if everything were due that somebody is reminded of: requests, invitations, data and templates that lapse. */
export async function letDaysPass(server: TestServer): Promise<void> {
  const past = sql`now() - interval '1 minute'`;
  const soon = sql`current_date + 3`;
  const monthBefore = (column: string) => sql`${sql.ref(column)} = ${sql.ref(column)} - interval '30 days'`;
  const moments = sql.join(['requested_at', 'submitted_at', 'mailed_at'].map(monthBefore));
  const due = sql`next_reminder_at = ${past}`;
  await asOwner(server, sql`update product_line set ${moments}, ${due} where next_reminder_at is not null`);
  await asOwner(server, sql`update invitation set ${due} where next_reminder_at is not null`);
  const lapsing = sql`expiry_reminder_at = ${past}`;
  await asOwner(
    server,
    sql`update product_line set in_force_valid_until = ${soon}, ${lapsing} where in_force_version is not null`,
  );
  await asOwner(server, sql`update template set valid_until = ${soon}, ${lapsing}`);
  await sendReminders(server.database);
}
