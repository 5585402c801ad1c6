import pg from 'pg';
import { afterAll } from 'vitest';
import type { TestServer } from './test-server.ts';

/** A connection of the owner's, for a whole test file that begins and ends transactions on it. */
export async function ownerOfFile({ testDatabase: { settings } }: TestServer): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: settings?.kind === 'postgres' ? settings.owner : undefined });
  await owner.connect();
  afterAll(() => owner.end());
  return owner;
}

/** What comes of work that has to wait for a statement of somebody else's, which is committed then. */
export async function afterWaiting<Result>(
  owner: pg.Client,
  statement: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await owner.query('begin');
  await owner.query(statement);
  const working = work();
  await untilBlocked(owner);
  await owner.query('commit');
  return working;
}

/** Until somebody waits for the end of the client's transaction. */
export async function untilBlocked(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
