import { threadId } from 'node:worker_threads';
import { sendEach } from '../worker-answers.ts';

export interface Counting {
  readonly upTo: number;
  /** Fails behind the last number. */
  readonly fails?: boolean;
  /** Ends the thread behind the last number. */
  readonly exits?: boolean;
  /** How many numbers to hold in memory meanwhile. */
  readonly holds?: number;
}

export interface Counted {
  readonly number: number;
  readonly thread: number;
}

/** Counts, for tests of what has a worker do it. */
await sendEach(async function* ({ upTo, fails, exits, holds = 0 }: Counting): AsyncGenerator<Counted> {
  const held = Array.from({ length: holds }, (_, index) => ({ index }));
  for (let number = 1; number <= upTo; number += 1) yield { number, thread: threadId };
  if (fails) throw new Error(`It fails, holding ${held.length}.`);
  if (exits) process.exit();
});
