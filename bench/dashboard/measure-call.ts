import type { Database, ReadQueries, Tx } from '../../apps/server/src/database/database.ts';
import { type Explained, explain } from '../lists/explain.ts';
import { requestOf } from '../postgres/request-of.ts';
import type { DashboardCall } from './dashboard-calls.ts';

export interface MeasuredQuery extends Explained {
  readonly organisation: DashboardCall['organisation'];
  readonly call: string;
  readonly query: string;
  readonly name: string;
  /** As PostgreSQL tells it. */
  readonly plan: string;
}

/** Every query of a call in the order in which it sends them, in a request of its organisation. */
export const measureCall = (
  database: Database,
  { organisation, name: call, queries }: DashboardCall,
): Promise<MeasuredQuery[]> =>
  requestOf(database, organisation, async (tx) => {
    const measured: MeasuredQuery[] = [];
    for (const [query, built] of Object.entries(queries(tx))) {
      // It tells the planner what the queries after it are planned by, and reads nothing.
      if (query === 'plan') await tx.executeQuery(built.compile());
      else {
        const name = `${organisation}, ${call}, ${query}`;
        measured.push({
          organisation,
          call,
          query,
          name,
          ...(await explain(tx, built)),
          plan: await planOf(tx, built),
        });
      }
    }
    return measured;
  });

async function planOf(tx: Tx, query: ReadQueries[string]): Promise<string> {
  const compiled = query.compile();
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>({
    ...compiled,
    sql: `explain (analyze, buffers) ${compiled.sql}`,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
