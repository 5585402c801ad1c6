import type { TestServer } from '../../../testing/test-server.ts';

/** Every column of every table, as `table.column`, in which one of the words stands, in whatever spelling. */
export async function placesNaming(server: TestServer, words: readonly string[]): Promise<string[]> {
  const run = server.database.executeSql('owner');
  const { rows: tables } = await run(`
    select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`);
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await run(
      `select distinct c.key from ${String(name)} t, jsonb_each_text(to_jsonb(t)) c
        where exists (select from unnest($1::text[]) w (word) where strpos(lower(c.value), w.word) > 0)`,
      [words.map((word) => word.toLowerCase())],
    );
    places.push(...rows.map(({ key }) => `${String(name)}.${String(key)}`.replace(/^public\./, '')));
  }
  return places.toSorted();
}
