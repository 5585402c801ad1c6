import { sql } from 'kysely';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';

/** A column of a table, and what the role of the application may do with it. */
export interface RoleColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly readable: boolean;
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
  /** Part of a foreign key, or the id of an organisation. */
  readonly points: boolean;
}

export const roleColumns = (server: TestServer): Promise<RoleColumn[]> =>
  asOwner(
    server,
    sql<RoleColumn>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
             has_column_privilege('pcf_app', c.oid, a.attnum, 'select') as readable,
             has_column_privilege('pcf_app', c.oid, a.attnum, 'insert') and a.attgenerated = '' and a.attidentity <> 'a' as insertable,
             has_column_privilege('pcf_app', c.oid, a.attnum, 'update') and a.attgenerated = '' and a.attidentity <> 'a' as updatable,
             has_table_privilege('pcf_app', c.oid, 'delete') as deletable,
             a.attname like '%organisation_id'
               or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as points
        from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       order by c.relname, a.attnum`,
  );
