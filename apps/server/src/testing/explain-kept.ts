import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Tx } from '../database/database.ts';

let prepared = 0;

/**
 * The plan that a connection keeps for a query, made as for the server's own: a statement under a name, for whatever values.
 * `explain` of a query with values would plan for those.
 */
export async function explainKept<Plan>(tx: Tx, { sql, parameters }: CompiledQuery, options: string, times = 1) {
  prepared += 1;
  const name = `explained_${prepared}`;
  const run = async (text: string) => (await tx.executeQuery({ sql: text, parameters: [] } as never)).rows;
  await run(`prepare ${name} as ${sql}`);
  const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
  const plans: Plan[] = [];
  for (let time = 0; time < times; time += 1) {
    const rows = (await run(`explain (${options}, format json) execute ${name}${values}`)) as {
      'QUERY PLAN': Plan[];
    }[];
    plans.push(...rows.flatMap((row) => row['QUERY PLAN']));
  }
  await run(`deallocate ${name}`);
  return plans;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value))
    return value.length > 0 ? pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join()}}`) : "'{}'";
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
