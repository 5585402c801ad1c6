import type { ExecuteSql } from '../../apps/server/src/database/backend.ts';
import { createDatabase } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { scriptAttempts } from './script-attempts.ts';

/** Without these nobody could sign in, or a request or a file be found; none of them is shown as somebody typed it. */
const kept =
  /\.(email|reference|request_reference|storage_key|sha256|.*_hash)$|^(schema_migration|installation|signing_key)\./;

/**
 * Writes script attempts into every text that the application can read in an embedded database, and into every text
 * within its JSON; what the database refuses stays as it is. Answers which columns took one.
 */
export async function poisonDatabase(dataDir: string): Promise<string[]> {
  const database = createDatabase(await openDatabase({ kind: 'pglite', dataDir }, () => {}));
  try {
    const execute = database.executeSql('owner');
    // No trigger and no reference is in the way; what a column may hold is still checked.
    await execute('set session_replication_role = replica');
    const poisoned: string[] = [];
    for (const column of await textColumns(execute))
      if (await poison(execute, column)) poisoned.push(`${column.table}.${column.name}`);
    return poisoned;
  } finally {
    await database.close();
  }
}

interface TextColumn {
  readonly table: string;
  readonly name: string;
  readonly json: boolean;
}

async function textColumns(execute: ExecuteSql): Promise<TextColumn[]> {
  const { rows } = await execute(`
    select c.relname as table, a.attname as name, a.atttypid = 'jsonb'::regtype as json
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
       and has_table_privilege('pcf_app', c.oid, 'select')
     order by 1, 2`);
  return (rows as unknown as TextColumn[]).filter(({ table, name }) => !kept.test(`${table}.${name}`));
}

/** The longest attempt that the column takes. */
async function poison(execute: ExecuteSql, { table, name, json }: TextColumn): Promise<boolean> {
  for (const attempt of scriptAttempts) {
    // Told apart by what follows, since some must not be the same twice.
    const value = json ? replaced(name) : `$1 || ' ' || substr(md5(ctid::text || '${name}'), 1, 6)`;
    const parameter = json ? `": ${JSON.stringify(attempt).replaceAll('\\', '\\\\')}` : attempt;
    const taken = await execute(`update ${table} set ${name} = ${value} where ${name} is not null returning 1`, [
      parameter,
    ])
      .then(({ rows }) => rows.length)
      .catch(() => 0);
    if (taken > 0) return true;
  }
  return false;
}

/** Of what people wrote, which are the texts with a space in them; codes, dates and ids have none. */
const replaced = (column: string) => `regexp_replace(${column}::text, '": "[^"\\\\]* [^"\\\\]*"', $1, 'g')::jsonb`;
