import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { DB } from '../../apps/server/src/database/schema.generated.ts';
import { exportedColumns } from '../../apps/server/src/modules/products/product-export.ts';
import { foundLines } from '../../apps/server/src/modules/products/purchased-lines.service.ts';
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

/** All that an export selects, of whole tables that are joined once. */
const selection = (): string =>
  queries
    .selectFrom(foundLines(queries, {}).selectAll().as('l'))
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .leftJoin('purchase_year as y', (join) =>
      join.onRef('y.line_id', '=', 'l.id').on(sql<boolean>`y.year = coalesce(l.quantity_year, 0)`),
    )
    .select(exportedColumns.map((column, index) => sql`${column}`.as(`column_${index}`)))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .compile().sql;

/** Copies what an export of all lines of an organisation tells into a file, and answers how long that took. */
export const copyOut = (
  administratorUrl: string,
  database: string,
  { organisation, path }: { readonly organisation: string; readonly path: string },
): Promise<number> =>
  asAdministrator(
    administratorUrl,
    async (client) => {
      await client.query(
        "select set_config('pcf.organisation_id', (select id::text from organisation where name = $1), false)",
        [organisation],
      );
      const begun = performance.now();
      await copyToFile(client, `copy (${selection()}) to stdout (format csv, header)`, path);
      return performance.now() - begun;
    },
    database,
  );
