import { ProblemError } from '../http/problem-error.ts';

/** Each hash holds 19 MiB and a thread; more at once would starve everything else the process does. */
const atOnce = 2;
/** About a second's worth. Whoever came behind them would wait for an answer that nobody is there to read any more. */
const mostWaiting = 50;
const retrySeconds = 5;

let running = 0;
const waiting: (() => void)[] = [];

/** Does the work when it is its turn. Where too many wait already, the caller is told to come back instead. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
  else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new ProblemError('UNAVAILABLE', { retryAfter: retrySeconds });
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
