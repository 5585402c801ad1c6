import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openPglite } from '../../apps/server/src/database/pglite-backend.ts';
import { schemaTypes } from './schema-types.ts';

it('the types of the database are those of the migrated database; npm run database:types writes them anew', async () => {
  const backend = await openPglite({ memory: true });
  await migrate(backend);
  const current = await readFile(
    new URL('../../apps/server/src/database/schema.generated.ts', import.meta.url),
    'utf8',
  );
  expect(current).toBe(await schemaTypes(backend.executeSql('owner')));
  await backend.close();
}, 60_000);

it('a column of a view is null where the shown one is, or where nothing says that it is there', async () => {
  const backend = await openPglite({ memory: true });
  const executeSql = backend.executeSql('owner');
  for (const statement of [
    `create table owner (id uuid primary key, kind text not null check (kind in ('A', 'B')), remark text)`,
    'create table pet (id uuid primary key, owner_id uuid references owner, age integer not null)',
    `create view pets as
       select p.id, p.age, o.kind, o.remark, p.age + 1 as next, coalesce(o.remark, 'none') as said, coalesce(o.remark, o.kind) as either,
              exists (select from pet q where q.owner_id = o.id) as kept, o.id is null as stray,
              (select max(q.age) from pet q) as oldest
         from pet p left join owner o on o.id = p.owner_id`,
    'create view kinds as select kind from owner union select remark from owner',
    'create view kept as select p.age, p.kind, o.kind as own from pets p join owner o on true',
  ]) {
    await executeSql(statement);
  }
  const lines = (await schemaTypes(executeSql)).split('\n');
  const columnsOf = (name: string) => {
    const first = lines.indexOf(`export interface ${name} {`) + 1;
    return lines.slice(first, lines.indexOf('}', first));
  };
  expect(columnsOf('Pets')).toEqual([
    '  id: ReadOnly<string>;',
    '  age: ReadOnly<number>;',
    "  kind: ReadOnly<'A' | 'B' | null>;",
    '  remark: ReadOnly<string | null>;',
    '  next: ReadOnly<number | null>;',
    '  said: ReadOnly<string>;',
    '  either: ReadOnly<string | null>;',
    '  kept: ReadOnly<boolean>;',
    '  stray: ReadOnly<boolean>;',
    '  oldest: ReadOnly<number | null>;',
  ]);
  expect(columnsOf('Kinds')).toEqual(['  kind: ReadOnly<string | null>;']);
  expect(columnsOf('Kept')).toEqual([
    '  age: ReadOnly<number>;',
    "  kind: ReadOnly<'A' | 'B' | null>;",
    "  own: ReadOnly<'A' | 'B'>;",
  ]);
  await backend.close();
}, 60_000);
