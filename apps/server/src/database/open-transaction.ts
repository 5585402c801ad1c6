import { AsyncLocalStorage } from 'node:async_hooks';

const inTransaction = new AsyncLocalStorage<true>();

/**
 * Inside a transaction only its own handle may be used. Taking a second one would wait for the first: for a while on a
 * busy pool, for good on the embedded database, which has one connection. So it throws at once.
 */
export function refuseInsideTransaction(): void {
  if (inTransaction.getStore()) throw new Error('A transaction is open: use its handle instead of opening another.');
}

export function runInTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return inTransaction.run(true, work);
}
