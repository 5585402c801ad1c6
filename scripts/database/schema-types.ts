import type { ExecuteSql } from '../../apps/server/src/database/backend.ts';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  nullable: boolean;
  has_default: boolean;
  computed: boolean;
  values: string | null;
}

const columnsQuery = `
  select c.table_name, c.column_name, c.data_type, c.is_nullable = 'YES' as nullable, c.column_default is not null as has_default,
    c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as computed,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass
        and k.conkey = array[c.ordinal_position::smallint]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as values
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
  order by c.table_name, c.ordinal_position`;

const typeNames: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  integer: 'number',
  smallint: 'number',
  bytea: 'Buffer',
  ARRAY: 'string[]',
  bigint: 'Int8',
  numeric: 'Numeric',
  date: 'string',
  boolean: 'boolean',
  jsonb: 'Json',
  'timestamp with time zone': 'Timestamp',
};

/** The Kysely types of the migrated database. A check of the form `column in (...)` becomes a union. */
export async function schemaTypes(executeSql: ExecuteSql): Promise<string> {
  const { rows } = await executeSql(columnsQuery);
  const tables = Map.groupBy(rows as unknown as Column[], ({ table_name }) => table_name);
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${pascalCase(table)} {\n${columns.map(columnLine).join('\n')}\n}\n`,
  );
  const database = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)};`).join('\n');
  return `// Generated from the migrated database by \`npm run database:types\`; do not edit.
import type { ColumnType } from 'kysely';

export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
/** Read as parsed JSON, written as its text. */
export type Json = ColumnType<unknown, string, string>;
/** Read as text, which loses no digit. */
export type Numeric = ColumnType<string, number | string, number | string>;
/** The two databases read it differently: cast it where it is read. */
export type Int8 = ColumnType<unknown, number, number>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

${interfaces.join('\n')}
export interface DB {
${database}
}
`;
}

function columnLine(column: Column): string {
  const plain = column.values ? union(column.values) : typeNames[column.data_type];
  if (!plain) throw new Error(`${column.table_name}.${column.column_name} has the unknown type ${column.data_type}.`);
  const nullable = column.nullable ? `${plain} | null` : plain;
  if (column.computed) return `  ${column.column_name}: ColumnType<${nullable}, never, never>;`;
  return `  ${column.column_name}: ${column.has_default ? `Generated<${nullable}>` : nullable};`;
}

function union(check: string): string {
  return [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');
}

function pascalCase(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_match, _separator, letter: string) => letter.toUpperCase());
}
