import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What tests saw of one operation. */
export interface OperationRecord {
  /** It succeeded. */
  readonly success: boolean;
  /** It was refused to somebody who is not signed in. */
  readonly refused: boolean;
  /** It was called with an id of something that another organisation has. */
  readonly foreign: boolean;
}

/** Kept from one step of the suite to the next. */
export const operationRecords = fileURLToPath(new URL('../../../../../test-results/operations/', import.meta.url));

export type OperationRecords = Readonly<Record<string, OperationRecord>>;

/** Of all servers that wrote into a folder. */
export async function readRecords(folder: string): Promise<OperationRecords> {
  const merged: Record<string, OperationRecord> = {};
  for (const file of await readdir(folder)) {
    const records = JSON.parse(await readFile(join(folder, file), 'utf8')) as OperationRecords;
    for (const [name, { success, refused, foreign }] of Object.entries(records)) {
      const known = merged[name];
      merged[name] = {
        success: success || known?.success === true,
        refused: refused || known?.refused === true,
        foreign: foreign || known?.foreign === true,
      };
    }
  }
  return merged;
}
