import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = new URL('migrations/', import.meta.url);

/** In the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql: text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
