import { type ConnectionProvider, DummyDriver, PostgresDialect, Transaction } from 'kysely';
import type { Tx } from './database.ts';
import type { DB } from './schema.generated.ts';

/** What a Kysely must have beside its executor; a transaction, which has its connection, makes no use of it. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection.')) });
const unused = { dialect, config: { dialect }, driver: new DummyDriver() };

/**
 * The same transaction, whose statements leave in the order in which they are made, each without waiting for the answer
 * to the one before: several at once are one round trip. Kysely's own sends one when the other is answered.
 */
export async function unwaitingTransaction(tx: Tx): Promise<Tx> {
  const executor = tx.getExecutor();
  const connection = await executor.provideConnection(async (only) => only);
  const provider: ConnectionProvider = { provideConnection: (use) => use(connection) };
  return new Transaction<DB>({ ...unused, executor: executor.withConnectionProvider(provider) });
}
