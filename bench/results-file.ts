import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { BenchResult } from './bench-definition.ts';

export type Mode = 'quick' | 'full';

interface KeptResult extends BenchResult {
  readonly day: string;
  readonly machine: string;
}

/** What each bench showed when it last ran in a mode: running one leaves the others as they were. */
export type Results = Record<Mode, Record<string, KeptResult>>;

const file = new URL('results.json', import.meta.url);

export async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(file, 'utf8'));
}

export async function keepResult(mode: Mode, bench: string, result: BenchResult): Promise<Results> {
  const kept = { ...result, day: new Date().toISOString().slice(0, 10), machine: machine() };
  const earlier = await readResults();
  const results = { ...earlier, [mode]: { ...earlier[mode], [bench]: kept } };
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
  return results;
}

const machine = () => `${availableParallelism()} cores, ${process.arch}, Node ${process.version}`;
