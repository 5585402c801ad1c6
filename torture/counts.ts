import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one test has tried: how many, of what, such as 27,300 generated requests. */
export interface Count {
  readonly theme: string;
  readonly what: string;
  readonly count: number;
}

/** Kept until the run has ended. */
const folder = fileURLToPath(new URL('../test-results/torture/', import.meta.url));

export const forgetCounts = (): Promise<void> => rm(folder, { recursive: true, force: true });

/** To be told after what was counted has held. */
export async function keepCount(count: Count): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(count));
}

/** Of the whole run, the same things added up. */
export async function readCounts(): Promise<Count[]> {
  const sums = new Map<string, Count>();
  for (const file of await readdir(folder)) {
    const count = JSON.parse(await readFile(join(folder, file), 'utf8')) as Count;
    const key = `${count.theme}\n${count.what}`;
    sums.set(key, { ...count, count: count.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => a.theme.localeCompare(b.theme, 'en') || a.what.localeCompare(b.what, 'en'));
}
