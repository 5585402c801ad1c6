import type { FastifyBaseLogger } from 'fastify';
import type { Caller, Database } from '../../database/database.ts';
import { writeUse } from './key-use.queries.ts';

export interface KeyUse {
  note(caller: Caller): void;
  /** Writes what is left. */
  close(): Promise<void>;
}

const minuteMilliseconds = 60_000;
const writeMilliseconds = 5_000;

/**
 * When keys were used last, to the minute. No call waits for it: it is kept here and written a little later, at most once
 * a minute for each key.
 */
export function createKeyUse(database: Pick<Database, 'asWorker'>, log: Pick<FastifyBaseLogger, 'warn'>): KeyUse {
  const noted = new Map<string, number>();
  const written = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const used = [...noted];
    noted.clear();
    if (used.length === 0) return;
    try {
      await database.asWorker((tx) =>
        writeUse(
          tx,
          used.map(([id, minute]) => ({ id, at: new Date(minute * minuteMilliseconds).toISOString() })),
        ),
      );
      for (const [id, minute] of written) if (minute < currentMinute()) written.delete(id);
      for (const [id, minute] of used) written.set(id, minute);
    } catch (error) {
      log.warn({ err: error }, 'when API keys were used last could not be written');
    }
  }

  const writeNext = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(writeNext, writeMilliseconds).unref();

  return {
    note({ userId, scopes }) {
      const minute = currentMinute();
      if (scopes !== null && written.get(userId) !== minute) noted.set(userId, minute);
    },
    close() {
      clearInterval(timer);
      return writeNext();
    },
  };
}

const currentMinute = () => Math.floor(Date.now() / minuteMilliseconds);
