import type { ExecuteSql } from '../database/backend.ts';

export interface CopiedTable {
  /** With its schema, quoted where it must be. */
  readonly name: string;
  readonly columns: readonly string[];
}

const schemas = "('public', 'pgboss')";

/**
 * Everything that outlives a crash, the job queue too: mails that are not sent yet are in it. Generated columns are
 * generated again, and what the migrations wrote of themselves is there wherever it is copied to.
 */
export async function copiedTables(run: ExecuteSql): Promise<CopiedTable[]> {
  const { rows } = await run(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ${schemas} and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and c.relname <> 'schema_migration'
     group by 1 order by 1`);
  return rows as unknown as CopiedTable[];
}

export interface SequenceState {
  readonly name: string;
  readonly value: string;
}

/** Those that have given a number. */
export async function sequenceStates(run: ExecuteSql): Promise<SequenceState[]> {
  const { rows } = await run(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
      from pg_sequences where schemaname in ${schemas} and last_value is not null order by 1`);
  return rows as unknown as SequenceState[];
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Does the work while no trigger reacts to what is written and no reference is checked; at the end all references are
 * checked at once. Rows can then come table by table, as they were.
 */
export async function withoutRules(
  run: ExecuteSql,
  tables: readonly CopiedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await run(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in (select oid from pg_namespace where nspname in ${schemas})`);
  const references = rows as unknown as readonly Reference[];
  for (const { table, name } of references) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await run(`alter table ${name} disable trigger user`);
  await work();
  for (const { name } of tables) await run(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
}
