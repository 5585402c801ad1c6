import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { StartupError } from '../startup-error.ts';

const file = z.strictObject({ bytes: z.int().nonnegative(), sha256: z.string() });

/** What a back-up says of itself. It is written last, so that one that was interrupted has none. */
const contents = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** By which both databases must have been made alike. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  tables: z.array(file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  documents: z.array(file.extend({ key: z.string() })),
  /** Documents that the database knows, whose files were not there. */
  missing: z.array(z.string()),
});

export type Contents = z.output<typeof contents>;
export type BackedUpTable = Contents['tables'][number];

const contentsFile = (folder: string) => join(folder, 'back-up.json');
export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);
export const documentFile = (folder: string, key: string) => join(folder, 'documents', key);

export const writeContents = (folder: string, written: Contents) =>
  writeFile(contentsFile(folder), `${JSON.stringify(written, undefined, 1)}\n`, { flag: 'wx', mode: 0o600 });

export async function readContents(folder: string): Promise<Contents> {
  const text = await readFile(contentsFile(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartupError(`There is no complete back-up in ${folder}.`);
  const parsed = contents.safeParse(parsedJson(text));
  if (!parsed.success) throw new StartupError(`The back-up in ${folder} is not one that this version understands.`);
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
