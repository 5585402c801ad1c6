import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { recordFields } from './record-fields.ts';

const server = await serverOfFile();

it.each([
  [['a']],
  [[null]],
  [['']],
  [[null, null, null]],
  [['a', null, '', 'b']],
  [[null, 'two words', 'a,b', '(c)']],
  [['"', '""', '\\', '\\\\', '\\"', '"\\', 'a"b\\c']],
  [['line\nend', 'tab\tand\rreturn', '\u001f', 'ü😀', "'=1+1", '=1+1']],
  [['NULL', 'null', '{}', '()', ',', ' ']],
])('gives back the fields of %j', async (fields) => {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{
      record: string;
    }>`select row(${sql.join(fields.map((field) => sql`${field}::text`))})::text as record`.execute(tx),
  );
  expect(recordFields(rows[0]?.record ?? '')).toEqual(fields);
});
