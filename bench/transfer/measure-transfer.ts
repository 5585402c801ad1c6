import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askSteadily, type TimedRequest } from './ask-steadily.ts';
import { signIn } from './prepare.ts';
import type { ProductFile } from './product-file.ts';
import { type PeakMemory, peakMemory } from './resident-memory.ts';
import { sendFile } from './send-file.ts';
import { takeFile } from './take-file.ts';

/** Requests of the organisation that imports and exports, and of another one. */
export interface Requests {
  readonly own: readonly TimedRequest[];
  readonly others: readonly TimedRequest[];
}

interface Transfer {
  readonly milliseconds: number;
  readonly rows: number;
  readonly meanwhile: Requests;
  readonly memory: PeakMemory;
}

export interface MeasuredTransfer {
  readonly quiet: Requests;
  readonly imports: Readonly<Record<'small' | 'large', Transfer>>;
  readonly exports: Readonly<Record<'small' | 'large', Transfer>>;
}

interface Asked {
  readonly url: string;
  readonly folder: string;
  readonly small: ProductFile;
  readonly large: ProductFile;
  readonly quietMilliseconds: number;
  /** Whenever lines have come in: what a database does by itself a little later. */
  settle(): Promise<unknown>;
  /** How many lines the organisation has by now. */
  countLines(): Promise<number>;
}

/** Imports and exports a little and a lot on one server while others go on working, whose requests are timed. */
export async function measureTransfer(asked: Asked): Promise<MeasuredTransfer> {
  const { url, folder, small, large, quietMilliseconds, settle, countLines } = asked;
  const [token, otherToken] = [await signIn(url, 0), await signIn(url, 1)];
  const ask = async (until: Promise<unknown>): Promise<Requests> => {
    const [own, others] = await Promise.all([askSteadily(url, token, until), askSteadily(url, otherToken, until)]);
    return { own, others };
  };
  const watched = async (rows: number, going: Promise<number>): Promise<Transfer> => {
    const [milliseconds, meanwhile, memory] = await Promise.all([going, ask(going), peakMemory(url, going)]);
    return { milliseconds, rows, meanwhile, memory };
  };
  const imported = async (file: ProductFile) => {
    const transfer = await watched(file.rows, sendFile(url, token, file));
    await settle();
    return transfer;
  };
  const exported = async () => {
    const rows = await countLines();
    return watched(rows, takeFile(url, token, join(folder, 'exported.csv'), rows));
  };

  const little = { imported: await imported(small), exported: await exported() };
  const quiet = await ask(wait(quietMilliseconds));
  const much = { imported: await imported(large), exported: await exported() };
  return {
    quiet,
    imports: { small: little.imported, large: much.imported },
    exports: { small: little.exported, large: much.exported },
  };
}
