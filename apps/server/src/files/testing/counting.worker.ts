import { threadId } from 'node:worker_threads';
import { sendEach } from '../worker-tasks.ts';

export interface Counting {
  readonly upTo: number;
  /** Fails behind the last number. */
  readonly fails?: boolean;
  /** Ends the thread behind the last number. */
  readonly exits?: boolean;
  /** Never comes to an end behind the last number. */
  readonly stays?: boolean;
  /** How many numbers to hold in memory meanwhile. */
  readonly holds?: number;
}

export interface Counted {
  readonly number: number;
  readonly thread: number;
}

/** Counts, for tests of what has a worker do it. */
await sendEach(async function* ({ upTo, fails, exits, stays, holds = 0 }: Counting): AsyncGenerator<Counted> {
  const held = Array.from({ length: holds }, (_, index) => ({ index }));
  for (let number = 1; number <= upTo; number += 1) yield { number, thread: threadId };
  if (fails) throw new Error(`It fails, holding ${held.length}.`);
  if (exits) process.exit();
  // What an expression that blows up does: it lets nothing else of the thread happen.
  while (stays) held.length = 0;
});
