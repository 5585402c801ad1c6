import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the open transaction: what this process is told once it is committed. */
const openSignals = new AsyncLocalStorage<Set<string>>();

/**
 * Inside a transaction only its own handle may be used. Taking a second one would wait for the first: for a while on a
 * busy pool, for good on the embedded database, which has one connection. So it throws at once.
 */
export function refuseInsideTransaction(): void {
  if (openSignals.getStore()) throw new Error('A transaction is open: use its handle instead of opening another.');
}

/** What `signalAtCommit` is told in the work is in the signals when it ends. */
export function runInTransaction<Result>(signals: Set<string>, work: () => Promise<Result>): Promise<Result> {
  return openSignals.run(signals, work);
}

/**
 * Tells whoever listens in this process with `onSignal`, once the open transaction is committed. It may be lost with the
 * process: what has to happen is a job, and a signal says no more than that it need not wait.
 */
export function signalAtCommit(signal: string): void {
  openSignals.getStore()?.add(signal);
}
