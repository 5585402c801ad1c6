import { readFile } from 'node:fs/promises';
import type pg from 'pg';

const generation = new URL('generate-lines.sql', import.meta.url);

const plainIndexes = `
  select i.indexname as name, i.indexdef as definition
    from pg_indexes i join pg_index x on x.indexrelid = format('%I.%I', i.schemaname, i.indexname)::regclass
   where i.schemaname = 'public' and i.tablename in ('product', 'product_line') and not x.indisunique`;

/** Fills a migrated database: so many lines for the large organisation, and about as many for all others together. Indexes are made when the rows are there, and what triggers would do is written at once. */
export async function loadLines(client: pg.Client, lines: number): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(plainIndexes);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query((await readFile(generation, 'utf8')).replaceAll('$1', String(lines)));
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}
