import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import type { DB } from '../../apps/server/src/database/schema.generated.ts';
import { selectBatch } from '../../apps/server/src/modules/products/product-export.ts';
import { asAdministrator } from '../../scripts/postgres/databases.ts';
import { copyToFile } from '../postgres/copy.ts';

const queries = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** All that an export selects, in one statement: COPY takes no parameters. */
function selection(rows: number): string {
  const { sql, parameters } = selectBatch(queries, { filter: {}, after: undefined, size: rows }).compile();
  return sql.replaceAll(/\$(\d+)/g, (_, number) => pg.escapeLiteral(String(parameters[Number(number) - 1])));
}

/** Copies what an export of all lines of an organisation tells into a file, and answers how long that took. */
export const copyOut = (
  administratorUrl: string,
  database: string,
  { organisation, rows, path }: { readonly organisation: string; readonly rows: number; readonly path: string },
): Promise<number> =>
  asAdministrator(
    administratorUrl,
    async (client) => {
      await client.query(
        "select set_config('pcf.organisation_id', (select id::text from organisation where name = $1), false)",
        [organisation],
      );
      const begun = performance.now();
      await copyToFile(client, `copy (${selection(rows)}) to stdout (format csv, header)`, path);
      return performance.now() - begun;
    },
    database,
  );
