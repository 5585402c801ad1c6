import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';

const server = await serverOfFile({ demo: false });

/** Each is written with every change of a line: with fifty of them, five times what the rows take. */
const mostOfLines = 22;

it('a line is written to few indexes', async () => {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'product_line'`.execute(tx),
  );
  const names = rows.map(({ name }) => name);
  expect(names).toContain('product_line_pkey');
  expect(names.length, names.join()).toBeLessThanOrEqual(mostOfLines);
});
