import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { momentFact } from './at-demo-moment.ts';

/** The moment of a transaction, in milliseconds as services carry it on, and the one for which it stands. */
const moments = sql`(
  select date_trunc('milliseconds', created_at) as at, split_part(fact, ' ', 3)::timestamptz as meant, split_part(fact, ' ', 4) as xid
    from installation where fact like ${sql.lit(`${momentFact} %`)}) m`;

/** How long the demo's companies had been here before the first thing that is told of them. */
const daysBefore = 250;

/**
 * Puts what the demo did just now into the months before: whatever bears the moment of a transaction gets the one for
 * which it stands, so that a line, its history, its notification and the activity agree. Done again it finds nothing.
 */
export async function ageDemo(database: Database): Promise<void> {
  await database.asOwner(async (tx) => {
    const { rows } = await sql<{ told: boolean }>`select exists (select from ${moments}) as told`.execute(tx);
    if (!rows[0]?.told) return;
    await moveDueDates(tx);
    for (const { table, columns } of await columnsOfMoments(tx)) await moveMoments(tx, table, columns);
    await bookByMonth(tx);
    await moveCompanies(tx);
    await sql`delete from installation where fact like ${`${momentFact} %`}`.execute(tx);
  });
}

/** A supplier has as much time from then on as from now on. */
async function moveDueDates(tx: Tx): Promise<void> {
  for (const [table, since] of [
    ['product_line', 'requested_at'],
    ['emission_request', 'created_at'],
  ] as const) {
    await sql`
      update ${sql.table(table)} t set due_date = t.due_date - (m.at::date - m.meant::date)
        from ${moments} where date_trunc('milliseconds', t.${sql.ref(since)}) = m.at and t.due_date is not null`.execute(
      tx,
    );
  }
}

/** Of every table but the one that tells the moments. */
async function columnsOfMoments(tx: Tx) {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", array_agg(c.column_name::text) as columns
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
       and c.table_name <> 'installation'
     group by c.table_name order by c.table_name`.execute(tx);
  return rows;
}

async function moveMoments(tx: Tx, table: string, columns: readonly string[]): Promise<void> {
  const inMilliseconds = (column: string) => sql`date_trunc('milliseconds', t.${sql.ref(column)})`;
  const moved = columns.map(
    (column) => sql`${sql.ref(column)} = coalesce(
      (select max(m.meant) from m where m.at = ${inMilliseconds(column)}), t.${sql.ref(column)})`,
  );
  const bears = columns.map((column) => sql`${inMilliseconds(column)} in (select m.at from m)`);
  await sql`with m as materialized (select * from ${moments}) update ${sql.table(table)} t set ${sql.join(moved)} where ${sql.join(bears, sql` or `)}`.execute(
    tx,
  );
}

/** What is in force was all booked on this month; each change belongs to the month of its transaction. */
const bookByMonth = (tx: Tx) =>
  sql`
    update line_month_tally t set month = date_trunc('month', m.meant at time zone 'UTC')::date
      from ${moments} where t.xmin::text = m.xid`.execute(tx);

/** Companies and people that have just been loaded. */
async function moveCompanies(tx: Tx): Promise<void> {
  for (const table of ['organisation', 'organisation_user'] as const) {
    const organisation = table === 'organisation' ? 'id' : 'organisation_id';
    await sql`
      update ${sql.table(table)} t set created_at = t.created_at - make_interval(days => ${daysBefore})
        from demo_organisation d
       where d.organisation_id = t.${sql.ref(organisation)} and t.created_at > now() - interval '1 hour'`.execute(tx);
  }
}
