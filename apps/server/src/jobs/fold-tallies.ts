import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

interface Tally {
  readonly keys: readonly string[];
  readonly sums: readonly string[];
}

/** By what the rows of each tally are told apart, and what they add up. */
export const tallies = {
  line_tally: {
    keys: ['organisation_id', 'side', 'partner_id', 'status'],
    sums: ['lines', 'in_force_lines', 'shared_lines', 'primary_data_share_sum'],
  },
  line_day_tally: { keys: ['organisation_id', 'side', 'measure', 'day'], sums: ['lines'] },
  line_month_tally: {
    keys: ['organisation_id', 'side', 'month'],
    sums: [
      'valued_lines',
      'verified_lines',
      'shared_lines',
      'primary_data_share_sum',
      'scored_lines',
      'quality_score_sum',
    ],
  },
  request_tally: { keys: ['organisation_id', 'side', 'aggregated_status'], sums: ['requests'] },
  purchase_tally: {
    keys: ['organisation_id', 'year', 'partner_id'],
    sums: [
      'lines',
      'specific_lines',
      'estimated_lines',
      'weighed_lines',
      'mass_kg',
      'specific_mass_kg',
      'estimated_mass_kg',
      'specific_kg',
      'estimated_kg',
    ],
  },
} as const satisfies Record<string, Tally>;

/** Adds up the differences of each count, so that reading one stays as cheap as it was. Counts read meanwhile are right. */
export async function foldTallies(database: Database): Promise<void> {
  for (const [table, tally] of Object.entries(tallies)) await database.asWorker((tx) => fold(tx, table, tally));
}

/** Into one row for each key, or none where nothing is left to count. */
function fold(tx: Tx, table: string, { keys, sums }: Tally) {
  const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const of = (alias: string) => columns(keys.map((key) => `${alias}.${key}`));
  const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`));
  return sql`
    with many as (
      select ${columns(keys)} from ${sql.table(table)} group by ${columns(keys)} having count(*) > 1
    ), taken as (
      delete from ${sql.table(table)} t using many m where (${of('t')}) = (${of('m')}) returning t.*
    )
    insert into ${sql.table(table)} (${columns([...keys, ...sums])})
    select ${columns(keys)}, ${added} from taken group by ${columns(keys)}
    having (${added}) <> (${sql.join(sums.map(() => sql.lit(0)))})`.execute(tx);
}
