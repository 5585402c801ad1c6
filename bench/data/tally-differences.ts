import type pg from 'pg';
import { tallies } from '../../apps/server/src/jobs/fold-tallies.ts';

/** Whose rows are counted by triggers of the product, and by which of them. */
const counted = {
  product_line: 'product_line_tally_insert',
  emission_request: 'emission_request_tally_insert',
  purchase_year: 'purchase_year_tally_insert',
};

const ownColumns = `
  select string_agg(quote_ident(attname), ', ') as names from pg_attribute
   where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/**
 * How many tallies are not what the product itself counts: every row is written once more, with the triggers that count,
 * and all of that is undone.
 */
export async function tallyDifferences(client: pg.Client): Promise<number> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    for (const table of Object.keys(tallies)) {
      await client.query(`create temporary table loaded_${table} on commit drop as table ${table}`);
      await client.query(`delete from ${table}`);
    }
    for (const [table, trigger] of Object.entries(counted)) {
      const { rows } = await client.query<{ names: string }>(ownColumns, [table]);
      await client.query(`create temporary table copied on commit drop as table ${table}`);
      await client.query(`delete from ${table}`);
      await client.query(`alter table ${table} enable always trigger ${trigger}`);
      await client.query(`insert into ${table} (${rows[0]?.names}) select ${rows[0]?.names} from copied`);
      await client.query('drop table copied');
    }
    let differences = 0;
    for (const [table, { keys, sums }] of Object.entries(tallies)) {
      // The product books a change in the month in which it happens.
      const told = [...keys].filter((key) => key !== 'month').join(', ');
      const added = (from: string) =>
        `select ${told}, ${sums.map((sum) => `sum(${sum})`).join(', ')} from ${from} group by ${told}`;
      const { rows } = await client.query<{ differences: number }>(
        `select count(*)::integer as differences
           from ((${added(table)} except ${added(`loaded_${table}`)}) union all (${added(`loaded_${table}`)} except ${added(table)})) d`,
      );
      differences += rows[0]?.differences ?? 0;
    }
    return differences;
  } finally {
    await client.query('rollback');
  }
}
