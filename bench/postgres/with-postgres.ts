import { randomBytes } from 'node:crypto';
import { dropDatabase } from '../../scripts/postgres/databases.ts';
import { startPostgres } from '../../scripts/postgres/start-postgres.ts';

export interface BenchPostgres {
  readonly administratorUrl: string;
  /** The name of a database of this run, which is dropped at its end: a server that was given is left as it was. */
  nameOf(word: string): string;
}

/** Works on the server that DATABASE_OWNER_URL or DATABASE_URL names, else on one that is there for this work alone. */
export async function withPostgres<Result>(work: (postgres: BenchPostgres) => Promise<Result>): Promise<Result> {
  const { ownerUrl: administratorUrl, stop } = await startPostgres();
  const run = randomBytes(4).toString('hex');
  const names = new Set<string>();
  const nameOf = (word: string) => {
    const name = `bench_${word}_${run}`;
    names.add(name);
    return name;
  };
  try {
    return await work({ administratorUrl, nameOf });
  } finally {
    for (const name of names) await dropDatabase(administratorUrl, name);
    await stop();
  }
}
