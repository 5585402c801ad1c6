import type { ExecuteSql } from '../../apps/server/src/database/backend.ts';

interface Column {
  relation: number;
  position: number;
  table_name: string;
  column_name: string;
  data_type: string;
  nullable: boolean;
  has_default: boolean;
  /** Never written: computed by the database, or of a view. */
  computed: boolean;
  values: string | null;
}

interface View {
  oid: number;
  name: string;
  /** What the database keeps of the view's query, as text. */
  tree: string;
}

const columnsQuery = `
  select format('public.%I', c.table_name)::regclass::oid::integer as relation, c.ordinal_position::integer as position,
    c.table_name, c.column_name, c.data_type, c.is_nullable = 'YES' as nullable, c.column_default is not null as has_default,
    t.table_type = 'VIEW' or c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as computed,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass
        and k.conkey = array[c.ordinal_position::smallint]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as values
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type in ('BASE TABLE', 'VIEW')
  order by c.table_name, c.ordinal_position`;

const viewsQuery = `
  select c.oid::integer as oid, c.relname as name, r.ev_action::text as tree
  from pg_class c join pg_rewrite r on r.ev_class = c.oid
  where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace`;

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
  'double precision': 'number',
  jsonb: 'Json',
  'timestamp with time zone': 'Timestamp',
};

/**
 * The Kysely types of the migrated database, its views included. A check of the form `column in (...)` becomes a union. A
 * view's column is like the one that it shows; one that is computed, or that an outer join may leave out, may be null.
 */
export async function schemaTypes(executeSql: ExecuteSql): Promise<string> {
  const columns = (await executeSql(columnsQuery)).rows as unknown as Column[];
  const views = (await executeSql(viewsQuery)).rows as unknown as View[];
  const tables = Map.groupBy(withOrigins(columns, views), ({ table_name }) => table_name);
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${pascalCase(table)} {\n${columns.map(columnLine).join('\n')}\n}\n`,
  );
  const database = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)};`).join('\n');
  return `// Generated from the migrated database by \`npm run database:types\`; do not edit.
import type { ColumnType } from 'kysely';

export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
/** Computed by the database, or of a view. */
export type ReadOnly<Type> = Type extends ColumnType<infer Select, unknown, unknown>
  ? ColumnType<Select, never, never>
  : ColumnType<Type, never, never>;
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

interface Shown {
  readonly origin: string;
  readonly alwaysThere: boolean;
}

const keyOf = (relation: number, position: number) => `${relation}.${position}`;

function withOrigins(columns: readonly Column[], views: readonly View[]): Column[] {
  const byKey = new Map(columns.map((column) => [keyOf(column.relation, column.position), column]));
  const shown = new Map(views.flatMap((view) => shownBy(view)));
  /** A view may show another view's column. */
  function originOf(column: Column): Column {
    const what = shown.get(keyOf(column.relation, column.position));
    if (!what) return column;
    const source = byKey.get(what.origin);
    if (!source) return { ...column, nullable: !what.alwaysThere };
    const { data_type, nullable, values } = originOf(source);
    return { ...column, data_type, values, nullable: nullable || !what.alwaysThere };
  }
  return columns.map(originOf);
}

/** Present whatever the rows are: is (not) null, exists, and what falls back to a constant. */
const neverNull =
  /^\{TARGETENTRY :expr \{(NULLTEST |SUBLINK :subLinkType 0 |COALESCEEXPR .*\{CONST [^{}]*:constisnull false [^{}]*\}\) :location -?\d+\} :resno )/s;

/** What each column of a view shows, by the outermost target list of its query. */
function shownBy({ oid, tree }: View): [string, Shown][] {
  return targetEntries(tree).map((entry) => {
    const [, position, table, column] =
      /.*:resno (\d+) .*:resorigtbl (\d+) :resorigcol (\d+) :resjunk \w+\}$/s.exec(entry) ?? [];
    const isOfTable = table !== '0' && /^\{TARGETENTRY :expr \{VAR [^{}]* :varnullingrels \(b\)/.test(entry);
    const shown = {
      origin: keyOf(Number(table), Number(column)),
      alwaysThere: isOfTable || neverNull.test(entry),
    };
    return [keyOf(oid, Number(position)), shown];
  });
}

/** The entries of the view's own query, those of queries inside of it not among them. */
function targetEntries(tree: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of tree.matchAll(/[{}]/g)) {
    if (brace === '}') depth -= 1;
    if (depth === 1 && brace === '{') start = index;
    if (depth === 1 && brace === '}') entries.push(tree.slice(start, index + 1));
    if (brace === '{') depth += 1;
  }
  return entries.filter((entry) => entry.startsWith('{TARGETENTRY '));
}

function columnLine(column: Column): string {
  const plain = column.values ? union(column.values) : typeNames[column.data_type];
  if (!plain) throw new Error(`${column.table_name}.${column.column_name} has the unknown type ${column.data_type}.`);
  const nullable = column.nullable ? `${plain} | null` : plain;
  if (column.computed) return `  ${column.column_name}: ReadOnly<${nullable}>;`;
  return `  ${column.column_name}: ${column.has_default ? `Generated<${nullable}>` : nullable};`;
}

function union(check: string): string {
  return [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ');
}

function pascalCase(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_match, _separator, letter: string) => letter.toUpperCase());
}
