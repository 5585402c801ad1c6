import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

const batch = 500;
const first = '00000000-0000-0000-0000-000000000000';

interface UnscoredRow {
  id: string;
  submitted: EmissionData | null;
  submitted_on: string | null;
  in_force: EmissionData | null;
  in_force_on: string | null;
}

/** Scores what was submitted before there were scores; whatever came since has its own. */
export async function scoreAnswers(database: Database): Promise<void> {
  let after: string | undefined = first;
  while (after !== undefined) {
    const from: string = after;
    after = await database.asWorker((tx) => scoreBatch(tx, from));
  }
}

/** The last line of a batch, where there may be more behind it. */
async function scoreBatch(tx: Tx, after: string): Promise<string | undefined> {
  const rows = await takeUnscored(tx, after);
  const scores = rows.map(({ submitted, submitted_on, in_force, in_force_on }) => ({
    newest: scoreOf(submitted, submitted_on),
    inForce: scoreOf(in_force, in_force_on),
  }));
  await sql`
    update product_line l
       set quality_score = coalesce(l.quality_score, n.newest), in_force_quality_score = coalesce(l.in_force_quality_score, n.in_force)
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${scores.map(({ newest }) => newest)}::smallint[],
                  ${scores.map(({ inForce }) => inForce)}::smallint[]) as n (id, newest, in_force)
     where l.id = n.id and (n.newest is not null or n.in_force is not null)`.execute(tx);
  return rows.length < batch ? undefined : rows.at(-1)?.id;
}

/** Locked against every other process and against new submissions meanwhile. */
async function takeUnscored(tx: Tx, after: string): Promise<UnscoredRow[]> {
  const { rows } = await sql<UnscoredRow>`
    select l.id, s.data as submitted, (s.submitted_at at time zone 'UTC')::date as submitted_on,
           f.data as in_force, (f.submitted_at at time zone 'UTC')::date as in_force_on
      from product_line l
      left join submission s
        on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.submission_version
      left join submission f
        on f.customer_organisation_id = l.customer_organisation_id and f.line_id = l.id and f.version = l.in_force_version
     where ((l.quality_score is null and l.emission_value_granularity <> 'UNAVAILABLE')
            or (l.in_force_quality_score is null and l.in_force_granularity <> 'UNAVAILABLE'))
       and l.id > ${after}::uuid
     order by l.id
     limit ${batch}
       for update of l skip locked`.execute(tx);
  return rows;
}

const scoreOf = (data: EmissionData | null, day: string | null) =>
  data === null || day === null ? null : (dataQualityOf(data, day)?.score ?? null);
