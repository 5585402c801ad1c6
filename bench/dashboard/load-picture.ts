import { readFile } from 'node:fs/promises';
import type pg from 'pg';

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const batch = 100_000;

/** What counts goes on counting while nothing else of the database's own does. */
const countingTriggers = `
  select c.relname as table, t.tgname as trigger
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
   where p.proname in ('tally_lines', 'tally_requests', 'tally_purchases') and not t.tgisinternal`;

/** Indexes are made when the rows are there; those of text search are left out, since nothing here could use them. */
const heavyIndexes = `
  select i.indexname as name, i.indexdef as definition, i.indexdef ~ 'USING (gin|gist)' as of_text
    from pg_indexes i join pg_index x on x.indexrelid = format('%I.%I', i.schemaname, i.indexname)::regclass
   where i.schemaname = 'public' and i.tablename in ('product', 'product_line', 'purchase_year') and not x.indisunique`;

/** Fills a migrated database: so many lines for the customer, and as many for the supplier. */
export async function loadPicture(client: pg.Client, lines: number): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set jit = off`,
  );
  const { rows: triggers } = await client.query<{ table: string; trigger: string }>(countingTriggers);
  const setTriggers = async (mode: 'enable always' | 'enable') => {
    for (const { table, trigger } of triggers) await client.query(`alter table ${table} ${mode} trigger ${trigger}`);
  };
  await setTriggers('enable always');
  const { rows: indexes } = await client.query<{ name: string; definition: string; of_text: boolean }>(heavyIndexes);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(await read('generate-organisations.sql'));
  const generation = await read('generate-lines.sql');
  for (let from = 0; from < lines; from += batch) {
    const values = { $1: from, $2: Math.min(from + batch, lines) - 1, $3: lines };
    const filled = Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(name, String(value)),
      generation,
    );
    await client.query(`begin; ${filled} commit`);
    process.stdout.write(`${Math.min(from + batch, lines)} lines on either side\n`);
  }
  await setTriggers('enable');
  for (const { definition, of_text: ofText } of indexes) if (!ofText) await client.query(definition);
  await client.query('vacuum analyze');
}
