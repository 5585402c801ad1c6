import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Tables that belong to an organisation, or that the application may touch, and that no policy guards. */
export async function unguardedTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and (exists (select from pg_attribute a where a.attrelid = c.oid and a.attname like '%organisation_id' and not a.attisdropped)
            or has_table_privilege('pcf_app', c.oid, 'select, insert, update, delete')
            or has_any_column_privilege('pcf_app', c.oid, 'select, insert, update'))
       and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))
     order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/** The functions that act with the owner's rights. */
export async function definerFunctions(tx: Tx): Promise<{ name: string; fixed_path: boolean; public: boolean }[]> {
  const { rows } = await sql<{ name: string; fixed_path: boolean; public: boolean }>`
    select p.proname as name,
           coalesce(p.proconfig @> array['search_path=pg_catalog, public, pg_temp'], false) as fixed_path,
           has_function_privilege('public', p.oid, 'execute') as public
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prosecdef
     order by 1`.execute(tx);
  return rows;
}
