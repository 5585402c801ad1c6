import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { readContents, tableFile } from '../contents.ts';

/** All that a back-up has of the database: the rows of every table, whatever their order, and the numbers given. */
export async function rowsIn(folder: string) {
  const { tables, sequences } = await readContents(folder);
  const rows = tables.map(async ({ name }) => {
    const lines = gunzipSync(await readFile(tableFile(folder, name))).toString();
    return [name, lines.split('\n').toSorted()] as const;
  });
  return { sequences, tables: Object.fromEntries(await Promise.all(rows)) };
}
