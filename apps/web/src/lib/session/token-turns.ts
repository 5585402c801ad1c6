import type { PageEnvironment } from '../page-environment.ts';

const lockName = 'pcf-exchange-tokens';

/** Is told whether another tab had its turn right before. */
type TokenTask<Result> = (afterOtherTab: boolean) => Promise<Result>;

/** Lets token requests through one at a time: a promise chain within the page, a lock across the browser's tabs. */
export function createTokenTurns(locks: PageEnvironment['locks']) {
  let last: Promise<unknown> = Promise.resolve();
  return function takeTurn<Result>(task: TokenTask<Result>): Promise<Result> {
    const turn = last.then(() => (locks ? withLock(locks, task) : task(false)));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function withLock<Result>(locks: Pick<LockManager, 'request'>, task: TokenTask<Result>): Promise<Result> {
  const atOnce = await locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { result: await task(false) },
  );
  return atOnce === null ? await locks.request(lockName, () => task(true)) : atOnce.result;
}
